export { openRefundLedger } from './open-refund-ledger.ts'
export { listAttempts } from './payments.queries.ts'
export { paymentsRoutes } from './payments.routes.ts'
export { paymentsTasks } from './payments.tasks.ts'
export { registerProviderCalls } from './provider-calls.ts'
export {
  connectProviders,
  type PaymentSettings,
  registerProviders,
  simulatedProviders,
  startSimulations,
} from './providers/registry.ts'
export { findTransfer } from './transfers/transfers.queries.ts'
export { paymentsTransfersRoutes } from './transfers/transfers.routes.ts'
