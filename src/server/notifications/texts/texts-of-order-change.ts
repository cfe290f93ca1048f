import type { OrderStatus } from '#contract/orders/facts.ts'
import type { Order, OrderEvent } from '#contract/orders/schemas.ts'
import { isOnline } from '#contract/payments/facts.ts'
import type { TextDraft } from './queue-text.ts'
import type { OrderTextAbout } from './text-subjects.ts'

/** An order, the events of one act on it, and its customer's phone number if it may get texts. */
type Change = { order: Order; events: readonly OrderEvent[]; phone: string | undefined }

/** Ids of the parcels of the events; an event of the whole order stands for all its parcels. */
const parcelIdsOf = ({ order, events }: Change): string[] =>
  order.parcels
    .map(({ id }) => id)
    .filter(id => events.some(({ parcelId }) => parcelId === null || parcelId === id))

/**
 * Text of an order change to its customer: the order is received (to be paid online: once it is paid or changed to cash), then
 * each status, shortage and other day. None when the system cancels an order to be paid online: nobody expects it.
 */
export function textsOfOrderChange(change: Change): TextDraft[] {
  const { order, events, phone } = change
  const [first] = events
  if (!first || !phone) return []
  const text = (status: OrderTextAbout['status'], dedupeKey: string): TextDraft => ({
    kind: `order-${status}` as const,
    about: {
      orderId: order.id,
      parcelIds: parcelIdsOf(change),
      status,
      ...(status === 'day' && { day: first.to }),
    },
    recipient: phone,
    accountId: order.customerId,
    dedupeKey,
  })
  const received = text('received', `order-received:${order.id}`)
  const isOnlineMethod = isOnline(order.paymentMethod)
  if (first.kind === 'payment') return isOnlineMethod && first.to === 'completed' ? [received] : []
  if (first.kind === 'method') return [received]
  if (first.kind === 'items') return [text('lowered', `order-lowered:${first.id}`)]
  if (first.kind === 'day') return [text('day', `order-day:${first.id}`)]
  if (first.from === null) return isOnlineMethod ? [] : [received]
  if (isOnlineMethod && first.actor === 'system') return []
  return [text(first.to as OrderStatus, `order-moved:${first.id}`)]
}
