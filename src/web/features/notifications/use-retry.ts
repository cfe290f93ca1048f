import type { Delivery } from '#contract/notifications/schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { readAgain } from '#web/api/read-again.ts'
import { useAct } from '#web/api/use-act.ts'
import { toast } from '#web/ui/toast.ts'

/** Lets what failed begin again, one at a time; `pending` is the id of the one under way. */
export function useRetry() {
  const api = useApi()
  const { run, pending } = useAct({
    run: async ({ kind, id }: Delivery) => {
      await api.retryDelivery({ params: { kind, id } })
      toast({ title: 'Nouvel essai demandé', description: 'Il part dans quelques secondes.' })
    },
    failure: 'Impossible de demander un nouvel essai.',
    refresh: queryClient => void readAgain(queryClient, 'listDeliveries'),
  })
  return { retry: run, pending: pending?.[0].id }
}
