import type { paymentsEndpoints } from '#contract/payments/endpoints.ts'
import { mobileMoneyOperators } from '#contract/payments/facts.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { limitPaymentChecks, limitPaymentStarts } from './payment-limits.ts'
import { reportPayment } from './report-payment.ts'
import { startPayment } from './start-payment.ts'

export function paymentsRoutes(deps: Deps): Handlers<keyof typeof paymentsEndpoints> {
  return {
    listPaymentMethods: async () => [...mobileMoneyOperators],

    initializePayment: async ({ body }, { sessions, address }) => {
      const { userId } = sessions.customer
      await limitPaymentStarts(deps, userId, address)
      const { paymentUrl, transactionId } = await startPayment(deps, userId, body)
      return { success: true, payment_url: paymentUrl, transaction_id: transactionId }
    },

    getPaymentStatus: async ({ params }, { sessions, address }) => {
      const customerId = sessions.customer?.userId
      await limitPaymentChecks(deps, customerId, address)
      return reportPayment(deps, customerId, params.transactionId)
    },
  }
}
