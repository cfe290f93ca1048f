import type { OrderStatus } from '#contract/orders/facts.ts'
import type { Order, OrderEvent } from '#contract/orders/schemas.ts'
import { isOnline } from '#contract/payments/facts.ts'
import type { TextDraft } from './queue-text.ts'
import type { OrderTextAbout } from './text-subjects.ts'

/** An order, what one act changed in it, and the phone of its customer, if texts may go there. */
type Change = { order: Order; events: readonly OrderEvent[]; phone: string | undefined }

/** The parcels that changed; what concerns the whole order concerns all of it. */
const parcelIdsOf = ({ order, events }: Change): string[] =>
  order.parcels
    .map(({ id }) => id)
    .filter(id => events.some(({ parcelId }) => parcelId === null || parcelId === id))

/**
 * The text that a change of an order makes to its customer: the order is received (once it is paid, when it is paid
 * online, or to be paid in cash instead), then each status, what is missing, and another day. An order that nobody paid online is cancelled without a text: nobody waits for it.
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
