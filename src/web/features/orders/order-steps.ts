import { type OrderStatus, orderStatusSequence } from '#contract/orders/facts.ts'
import type { OrderEvent } from '#contract/orders/schemas.ts'

/** A step of a parcel's timeline. */
export type Step = {
  status: OrderStatus
  isDone: boolean
  /** Time of completion, if known. */
  at: string | null
  reason: string | null
  /** Who completed it, if visible. */
  actor: OrderEvent['actor'] | null
}

/** The event fields used by a timeline. */
export type StepEvent = Pick<OrderEvent, 'kind' | 'parcelId' | 'to' | 'reason' | 'createdAt'> &
  Partial<Pick<OrderEvent, 'from' | 'actor'>>

type Facts = {
  status: OrderStatus
  orderedAt: string
  events: readonly StepEvent[]
  /** Only events of this parcel; all when undefined. */
  parcelId?: string | undefined
  /** Awaiting payment: no step is complete. */
  isToPay?: boolean
}

/** The steps of a parcel with their times; a cancelled one has "received" and "cancelled". */
export function orderSteps({ status, orderedAt, events, parcelId, isToPay = false }: Facts): Step[] {
  const own = events.filter(event => event.kind === 'status' && (!parcelId || event.parcelId === parcelId))
  const steps: readonly OrderStatus[] =
    status === 'cancelled' ? ['pending', 'cancelled'] : orderStatusSequence
  const reached = steps.indexOf(status)
  return steps.map((step, index) => {
    const isDone = index <= reached && (!isToPay || status === 'cancelled')
    // An administrator may have reversed a step: the last event counts.
    const event = own.findLast(({ to }) => to === step)
    const at = step === 'pending' ? orderedAt : (event?.createdAt ?? null)
    const { reason = null, actor = null } = (isDone && event) || {}
    return { status: step, isDone, at: isDone ? at : null, reason: reason || null, actor }
  })
}
