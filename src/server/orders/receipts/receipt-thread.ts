import { type Receipt, renderReceipt } from './render-receipt.ts'

/** What the thread of the printer of receipts does with each order that it is given. */
export default ({ order, contact }: Receipt): Promise<Buffer> => renderReceipt(order, contact)
