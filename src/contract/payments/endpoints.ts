import * as z from 'zod/mini'
import { IdParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { Order } from '../orders/schemas.ts'
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
  changePaymentMethod: endpoint({
    method: 'POST',
    path: '/api/orders/:id/payment-method',
    access: ['customer'],
    refusals: ['order_not_found', 'payment_method_fixed', 'payment_open'],
    limits: ['payment', 'payment-from'],
    summary: 'Le client paiera à la livraison une commande qu’il devait payer en ligne',
    params: IdParams,
    body: z.object({
      paymentMethod: z.literal(
        'cash_on_delivery',
        'Seul le paiement à la livraison peut encore être choisi.',
      ),
    }),
    answer: Order,
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
