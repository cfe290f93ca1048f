import type { paymentsEndpoints } from '#contract/payments/endpoints.ts'
import { mobileMoneyOperators } from '#contract/payments/facts.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { changePaymentMethod } from './change-payment-method.ts'
import { reportPayment } from './report-payment.ts'
import { startPayment } from './start-payment.ts'

export function paymentsRoutes(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'payments' | 'log'>,
): Handlers<keyof typeof paymentsEndpoints> {
  return {
    listPaymentMethods: async () => [...mobileMoneyOperators],

    initializePayment: async ({ body }, { sessions }) => {
      const { userId } = sessions.customer
      const { paymentUrl, transactionId } = await startPayment(deps, userId, body)
      return { success: true, payment_url: paymentUrl, transaction_id: transactionId }
    },

    changePaymentMethod: ({ params }, { sessions }) =>
      changePaymentMethod(deps, sessions.customer.userId, params.id),

    getPaymentStatus: ({ params }, { sessions }) =>
      reportPayment(deps, sessions.customer?.userId, params.transactionId),
  }
}
