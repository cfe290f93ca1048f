import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { CustomerInfo, PaymentReport } from './schemas.ts'

export const paymentsEndpoints = {
  listPaymentMethods: endpoint({
    method: 'GET',
    path: '/api/cinetpay/payment-methods',
    access: 'public',
    cached: ['site'],
    summary: 'Les moyens de paiement mobile',
    answer: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  initializePayment: endpoint({
    method: 'POST',
    path: '/api/cinetpay/initialize',
    access: ['customer'],
    refusals: [
      'order_not_found',
      'order_not_payable',
      'amount_not_payable',
      'provider_refused',
      'provider_unavailable',
    ],
    limits: ['payment', 'payment-from'],
    summary: 'Commence le paiement d’une commande',
    body: z.object({
      orderId: z.string('Commande manquante').check(z.maxLength(100)),
      customerInfo: z.optional(CustomerInfo),
    }),
    answer: z.object({ success: z.literal(true), payment_url: z.string(), transaction_id: z.string() }),
  }),
  getPaymentStatus: endpoint({
    method: 'GET',
    path: '/api/cinetpay/status/:transactionId',
    access: 'public',
    refusals: ['payment_not_found'],
    limits: ['payment-check', 'payment-check-from'],
    summary: 'Où en est un paiement',
    params: z.object({ transactionId: z.string().check(z.maxLength(100)) }),
    answer: PaymentReport,
  }),
}
