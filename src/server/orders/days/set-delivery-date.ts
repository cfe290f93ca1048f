import { recordAuditEvent } from '../../audit/public.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/context.ts'
import { refuse } from '../../http/refuse.ts'
import { lockOrder, updateDeliveryDate } from '../orders.queries.ts'

/**
 * Sets or clears the delivery date of an order, by an administrator. The same date changes nothing.
 * @throws Refused `order_not_found`
 */
export async function setDeliveryDate(
  { db }: Pick<Deps, 'db'>,
  admin: SignedIn,
  { orderId, deliveryDate }: { orderId: string; deliveryDate: Date | null },
): Promise<void> {
  await db.transaction(async tx => {
    const { order } = (await lockOrder(tx, orderId)) ?? refuse('order_not_found')
    if (order.deliveryDate?.getTime() === deliveryDate?.getTime()) return
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
