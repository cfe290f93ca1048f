export { oweSurplus, withdrawRefunds } from './owe-surplus.ts'
export { payoutNumberRoutes } from './payout-number/payout-number.routes.ts'
export { findRequest, setCodeHash } from './payout-number/payout-numbers.queries.ts'
export { hashOfTextCode, newTextCode } from './payout-number/text-code.ts'
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
