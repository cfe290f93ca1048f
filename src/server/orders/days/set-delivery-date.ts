import type { OrderChanges } from '#contract/orders/admin.schemas.ts'
import { recordAuditEvent } from '../../audit/public.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/context.ts'
import { refuse } from '../../http/refuse.ts'
import { lockOrder, updateDeliveryDate } from '../orders.queries.ts'

/**
 * Sets or clears the delivery date of an order, by an administrator. The same date changes nothing.
 * @param wanted.seen the date that it replaces; undefined: replace any
 * @throws Refused `order_not_found`, `order_changed`
 */
export async function setDeliveryDate(
  { db }: Pick<Deps, 'db'>,
  admin: SignedIn,
  { orderId, deliveryDate, seen }: { orderId: string } & OrderChanges,
): Promise<void> {
  await db.transaction(async tx => {
    const { order } = (await lockOrder(tx, orderId)) ?? refuse('order_not_found')
    const current = order.deliveryDate?.getTime()
    if (current === deliveryDate?.getTime()) return
    if (seen !== undefined && current !== (seen === null ? undefined : Date.parse(seen)))
      refuse('order_changed')
    await updateDeliveryDate(tx, orderId, deliveryDate)
    await recordAuditEvent(tx, {
      admin,
      action: 'order.deliveryDate',
      target: { type: 'order', id: orderId },
      before: { deliveryDate: order.deliveryDate },
      after: { deliveryDate },
    })
  })
}
