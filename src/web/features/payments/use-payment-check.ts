import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Api } from '#contract/contract.ts'
import type { PaymentReport } from '#contract/payments/schemas.ts'
import { ApiFailure, hasStatus } from '#web/api/api-failure.ts'
import { useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { removeOrderedFromCart } from '#web/features/orders/cart/remove-ordered-from-cart.ts'
import { invalidateMyOrders } from '#web/features/orders/unpaid/invalidate-my-orders.ts'
import { storedTransaction } from '#web/features/orders/unpaid/stored-transaction.ts'
import { MAX_CHECKS, pauseAfter } from '#web/features/payments/check-pauses.ts'
import { toast } from '#web/ui/toast.ts'

type Look = {
  /** Number of requests, including this one. */
  checkCount: number
  /** The server's latest response; `not-found` for an unknown payment, null without any response. */
  report: PaymentReport | 'not-found' | null
  /** Whether the server responded this time. */
  isAnswered: boolean
}

async function lookAt(api: Api, transactionId: string): Promise<Look['report']> {
  try {
    return await api.getPaymentStatus({ params: { transactionId } })
  } catch (error) {
    if (hasStatus(error, 404)) return 'not-found'
    // Network failure or busy server: the next check may succeed.
    if (error instanceof ApiFailure) return null
    throw error
  }
}

const isDecided = ({ report }: Look): boolean =>
  report === 'not-found' || (report !== null && report.status !== 'PENDING')

const paymentLookQuery = (api: Api, transactionId: string) =>
  queryOptions({
    queryKey: ['paymentLook', transactionId],
    queryFn: async ({ client, queryKey }): Promise<Look> => {
      const before = client.getQueryData<Look>(queryKey)
      const answer = await lookAt(api, transactionId)
      return {
        checkCount: (before?.checkCount ?? 0) + 1,
        report: answer ?? before?.report ?? null,
        isAnswered: answer !== null,
      }
    },
    gcTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && !isDecided(data) ? pauseAfter(data.checkCount) : false,
    // The customer may return from the operator's application.
    refetchOnWindowFocus: ({ state: { data } }) => (data && !isDecided(data) ? 'always' : false),
  })

export type PaymentCheck =
  /** `progress` is from 0 to 1. */
  | { stage: 'checking'; progress: number }
  /** The automatic checks are over: the person may check again, and will be notified anyway. */
  | {
      stage: 'undecided'
      report: PaymentReport | null
      /** Whether the server responded to the last check. */
      isAnswered: boolean
      checkAgain: () => void
      isChecking: boolean
    }
  | { stage: 'not-found' }
  /** `owed-back`: the money was received, and does not pay the order. */
  | { stage: Outcome; report: PaymentReport }

type Outcome = 'paid' | 'failed' | 'owed-back'

function outcomeOf({ status, success, refund }: PaymentReport): Outcome | null {
  if (status === 'PENDING') return null
  if (refund) return 'owed-back'
  return success ? 'paid' : 'failed'
}

/** Polls a payment until it is decided. */
export function usePaymentCheck(transactionId: string): PaymentCheck {
  const { data, isFetching, refetch } = useQuery(paymentLookQuery(useApi(), transactionId))
  const report = typeof data?.report === 'object' ? data.report : null
  const stage = report && outcomeOf(report)
  useOutcome(stage, report?.order?.id)
  if (report && stage) return { stage, report }
  if (data?.report === 'not-found') return { stage: 'not-found' }
  const checkCount = data?.checkCount ?? 0
  if (checkCount < MAX_CHECKS) return { stage: 'checking', progress: checkCount / MAX_CHECKS }
  const isAnswered = data?.isAnswered ?? false
  return { stage: 'undecided', report, isAnswered, checkAgain: () => void refetch(), isChecking: isFetching }
}

/** Removes a paid order from the cart, if the signed-in person may read it; otherwise the cart belongs to someone else. */
async function clearCartOfPaid(api: Api, orderId: string): Promise<void> {
  try {
    removeOrderedFromCart(await api.getOrder({ params: { id: orderId } }))
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
  }
}

/** Side effects of a decided payment in this browser. */
function useOutcome(stage: Outcome | null, orderId: string | undefined): void {
  const queryClient = useQueryClient()
  const api = useApi()
  useEffect(() => {
    if (!stage) return
    storedTransaction.clear()
    void invalidateQueries(queryClient, 'getOrder')
    void invalidateMyOrders(queryClient)
    if (stage === 'paid') {
      if (orderId) void clearCartOfPaid(api, orderId)
      toast({ title: 'Paiement réussi\u00a0!' })
    } else if (stage === 'failed') {
      toast({ title: 'Paiement échoué', variant: 'destructive' })
    }
  }, [stage, orderId, api, queryClient])
}
