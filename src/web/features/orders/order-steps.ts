import { type OrderStatus, orderStatusSequence } from '#contract/orders/facts.ts'
import type { OrderEvent } from '#contract/orders/schemas.ts'

/** One step of the way of a parcel. */
export type Step = {
  status: OrderStatus
  isDone: boolean
  /** When it was done, where that is known. */
  at: string | null
  reason: string | null
  /** Who did it, where that is told. */
  actor: OrderEvent['actor'] | null
}

/** What a timeline needs to know of a change. */
export type StepEvent = Pick<OrderEvent, 'kind' | 'parcelId' | 'to' | 'reason' | 'createdAt'> &
  Partial<Pick<OrderEvent, 'from' | 'actor'>>

type Facts = {
  status: OrderStatus
  orderedAt: string
  events: readonly StepEvent[]
  /** Only what happened to this parcel; everything without it. */
  parcelId?: string | undefined
  /** Waits for its payment: nothing is done yet, whatever is known of it. */
  isToPay?: boolean
}

/** The steps of a parcel in their order, with when they were done; a cancelled one was received, then cancelled. */
export function orderSteps({ status, orderedAt, events, parcelId, isToPay = false }: Facts): Step[] {
  const own = events.filter(event => event.kind === 'status' && (!parcelId || event.parcelId === parcelId))
  const steps: readonly OrderStatus[] =
    status === 'cancelled' ? ['pending', 'cancelled'] : orderStatusSequence
  const reached = steps.indexOf(status)
  return steps.map((step, index) => {
    const isDone = index <= reached && (!isToPay || status === 'cancelled')
    // An administrator may have sent it back and forth: the last time counts.
    const event = own.findLast(({ to }) => to === step)
    const at = step === 'pending' ? orderedAt : (event?.createdAt ?? null)
    const { reason = null, actor = null } = (isDone && event) || {}
    return { status: step, isDone, at: isDone ? at : null, reason: reason || null, actor }
  })
}
