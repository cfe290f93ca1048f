export { accountOfPayer } from './account-of-payer.ts'
export { withDisputed } from './disputed.queries.ts'
export { moneyTasks } from './money.tasks.ts'
export {
  countFailedTransfers,
  countTransfersToApprove,
  hasOpenPayout,
  isOwedAgain,
} from './open-transfers.queries.ts'
export { oweSurplus, withdrawRefunds } from './owe-surplus.ts'
export { moneyPayoutNumberRoutes } from './payout-number/payout-number.routes.ts'
export {
  findPayoutNumber,
  findRequest,
  setCodeHash,
} from './payout-number/payout-numbers.queries.ts'
export { hashOfTextCode, newTextCode } from './payout-number/text-code.ts'
export { usableAt } from './payout-number/usable-at.ts'
export {
  arePaidOut,
  insertPayout,
  lockOwedParcels,
  lockVendorMoney,
  sumOwed,
  wereRefunded,
} from './payouts.queries.ts'
export { moneyPayoutsRoutes } from './payouts.routes.ts'
export {
  countRefundsDue,
  findRefund,
  findRefundOfPayment,
  holdingOfDue,
  insertRefund,
  lockRefundsOf,
  markRefundDone,
  type RefundRow,
} from './refunds.queries.ts'
export { moneyRefundsRoutes } from './refunds.routes.ts'
export { readStatement } from './statements/read-statement.ts'
export { renderStatement } from './statements/render-statement.ts'
export { openStatementPrinter, type StatementPrinter } from './statements/statement-printer.ts'
export { moneyStatementsRoutes } from './statements/statements.routes.ts'
export { writeStatementCsv } from './statements/write-csv.ts'
