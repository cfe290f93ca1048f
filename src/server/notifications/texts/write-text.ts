import type { Executor } from '#database/connect.ts'
import { findProductForSale } from '../../favourites/public.ts'
import { findRefund } from '../../money/public.ts'
import { readOrder } from '../../orders/public.ts'
import { writeOrderText } from './order-text.ts'
import { writeRefundText } from './refund-text.ts'
import { writeStockText } from './stock-text.ts'
import { OrderTextAbout, RefundTextAbout, StockTextAbout } from './text-subjects.ts'
import type { TextRow } from './texts.queries.ts'

/** The words of a text, from what is true now, and the customer whom they concern; null when there is nothing to tell. */
export async function writeText(
  db: Executor,
  { kind, about }: Pick<TextRow, 'kind' | 'about'>,
): Promise<{ customerId: string; text: string } | null> {
  if (kind === 'refund-paid') {
    const { orderId, refundId } = RefundTextAbout.parse(about)
    const order = await readOrder(db, { as: 'admin' }, orderId)
    const refund = await findRefund(db, refundId)
    const text = order && refund && writeRefundText(refund, order)
    return text ? { customerId: order.customerId, text } : null
  }
  if (kind === 'stock-returned') {
    const { userId, productId } = StockTextAbout.parse(about)
    const product = await findProductForSale(db, productId)
    return product ? { customerId: userId, text: writeStockText(product) } : null
  }
  const step = OrderTextAbout.parse(about)
  const order = await readOrder(db, { as: 'admin' }, step.orderId)
  const text = order && writeOrderText(order, step)
  return text ? { customerId: order.customerId, text } : null
}
