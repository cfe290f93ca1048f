export { oweSurplus, withdrawRefunds } from './owe-surplus.ts'
export { arePaidOut } from './payouts.queries.ts'
export { payoutsRoutes } from './payouts.routes.ts'
export {
  countRefundsDue,
  findRefund,
  findRefundOfPayment,
  insertRefund,
  lockRefundsOf,
  type RefundRow,
} from './refunds.queries.ts'
export { refundsRoutes } from './refunds.routes.ts'
