import type { Dispatch } from '#contract/notifications/schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { useAction } from '#web/api/use-action.ts'
import { toast } from '#web/ui/toast.ts'

/** Retries failed dispatches, one at a time; `pending` is the id of the current one. */
export function useRetry() {
  const api = useApi()
  const { run, pending } = useAction({
    run: async ({ kind, id }: Dispatch) => {
      await api.retryDispatch({ params: { kind, id } })
      toast({ title: 'Nouvel essai demandé', description: 'Il part dans quelques secondes.' })
    },
    failure: 'Impossible de demander un nouvel essai.',
    refresh: queryClient => void invalidateQueries(queryClient, 'listDispatches'),
  })
  return { retry: run, pending: pending?.[0].id }
}
