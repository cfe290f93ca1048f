import { type Receipt, renderReceipt } from './render-receipt.ts'

/** Task of the receipt printer's worker thread. */
export default ({ order, contact }: Receipt): Promise<Buffer> => renderReceipt(order, contact)
