export { findOrderNumber, listOverdueUnpaidOrders } from './orders.queries.ts'
export { ordersRoutes } from './orders.routes.ts'
export {
  cancelUnpaidOrder,
  lockOrderForPayment,
  markOrderPaid,
  markOrderPaymentFailed,
  markOrderPaymentPending,
  type OrderForPayment,
} from './payment-side.ts'
export type { RefundLedger } from './refund-ledger.ts'
