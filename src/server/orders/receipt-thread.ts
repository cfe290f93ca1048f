import type { Order } from '#contract/orders/schemas.ts'
import { type Contact, renderReceipt } from './render-receipt.ts'

/** What a thread of `openReceiptPrinter` does with each order that it is given. */
export default ({ order, contact }: { order: Order; contact: Contact }): Promise<Buffer> =>
  renderReceipt(order, contact)
