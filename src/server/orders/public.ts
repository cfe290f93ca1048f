export { ordersDaysRoutes } from './days/days.routes.ts'
export { setDeliveryDate } from './days/set-delivery-date.ts'
export { answerDeadline } from './moving/answer-deadline.ts'
export { cancelParcelOfOrder } from './moving/cancel-parcel-of-order.ts'
export { findDeliveryCodes } from './moving/delivery-codes.queries.ts'
export { ordersShortagesRoutes } from './moving/shortages.routes.ts'
export { canSwitchToCash, isCashDue } from './order-states.ts'
export { findOrderNumber, listOverdueUnpaidOrders, lockOrder } from './orders.queries.ts'
export { ordersRoutes } from './orders.routes.ts'
export { ordersTasks } from './orders.tasks.ts'
export { ordersOwnRoutes } from './own.routes.ts'
export { recordCash } from './paying/confirm-cash-payment.ts'
export { PAY_WITHIN_MS, UNPAID } from './paying/pay-deadline.ts'
export {
  cancelUnpaidOrder,
  lockOrderForPayment,
  markOrderPaid,
  markOrderPaymentFailed,
  markOrderPaymentPending,
  type OrderForPayment,
} from './paying/payment-port.ts'
export type { RefundLedger } from './paying/refund-ledger.ts'
export { refuseUnpayable } from './paying/refuse-unpayable.ts'
export { switchToCash } from './paying/switch-to-cash.ts'
export { deleteOldIdempotencyKeys } from './placing/idempotency.queries.ts'
export {
  countStaleOrders,
  countStrandedOrders,
  findDeliveryDateSet,
  findOrderByNumber,
  listEventActors,
} from './reading/all-orders.queries.ts'
export { listAdminOrders } from './reading/list-admin-orders.ts'
export { listOrders } from './reading/list-orders.ts'
export { type NamedOrder, nameOrders } from './reading/name-orders.queries.ts'
export { readAllOrdersOf } from './reading/read-all-orders.ts'
export { readOrder } from './reading/read-order.ts'
export { openReceiptPrinter, type ReceiptPrinter } from './receipts/receipt-printer.ts'
export { renderReceipt } from './receipts/render-receipt.ts'
export { recipientLine } from './recipient-line.ts'
export { limitTrackingGuesses } from './tracking/limit-guesses.ts'
export { ordersTrackingRoutes } from './tracking/tracking.routes.ts'
