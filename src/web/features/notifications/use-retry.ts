import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Delivery } from '#contract/notifications/schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { readAgain } from '#web/api/read-again.ts'
import { tellFailure } from '#web/api/tell-failure.ts'
import { toast } from '#web/ui/toast.ts'

/** Lets what failed begin again, one at a time; `pending` is the id of the one under way. */
export function useRetry() {
  const api = useApi()
  const queryClient = useQueryClient()
  const [pending, setPending] = useState<string>()
  const isActing = useRef(false)

  const retry = async ({ kind, id }: Delivery) => {
    if (isActing.current) return
    isActing.current = true
    setPending(id)
    try {
      await api.retryDelivery({ params: { kind, id } })
      toast({ title: 'Nouvel essai demandé', description: 'Il part dans quelques secondes.' })
    } catch (error) {
      tellFailure(error, 'Impossible de demander un nouvel essai.')
    } finally {
      isActing.current = false
      setPending(undefined)
      // Also after a refusal: it may have left meanwhile.
      void readAgain(queryClient, 'listDeliveries')
    }
  }
  return { retry, pending }
}
