export {
  countUnansweredOrders,
  findDeliveryDateSet,
  findOrderByNumber,
  listEventActors,
} from './all-orders.queries.ts'
export { orderDaysRoutes } from './days.routes.ts'
export { findDeliveryCodes } from './delivery-codes.queries.ts'
export { listAdminOrders } from './list-admin-orders.ts'
export { listOrders } from './list-orders.ts'
export { orderNumber, serialOf } from './order-number.ts'
export { isPayable, isTurnableIntoCash } from './order-states.ts'
export { findOrderNumber, listOverdueUnpaidOrders, lockOrder } from './orders.queries.ts'
export { ordersRoutes } from './orders.routes.ts'
export { ordersTasks } from './orders-tasks.ts'
export { ownOrdersRoutes } from './own-orders.routes.ts'
export { PAY_WITHIN_MS } from './pay-deadline.ts'
export {
  cancelUnpaidOrder,
  lockOrderForPayment,
  markOrderPaid,
  markOrderPaymentFailed,
  markOrderPaymentPending,
  type OrderForPayment,
} from './payment-side.ts'
export { readAllOrdersOf } from './read-all-orders.ts'
export { readOrder } from './read-order.ts'
export { openReceiptPrinter, type ReceiptPrinter } from './receipt-printer.ts'
export { recipientLine } from './recipient-line.ts'
export type { RefundLedger } from './refund-ledger.ts'
export { renderReceipt } from './render-receipt.ts'
export { setDeliveryDate } from './set-delivery-date.ts'
export { shortagesRoutes } from './shortages.routes.ts'
export { limitTrackingGuesses } from './tracking/limit-guesses.ts'
export { trackingRoutes } from './tracking/tracking.routes.ts'
export { turnIntoCash } from './turn-into-cash.ts'
