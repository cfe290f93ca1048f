import * as z from 'zod/mini'
import { Amount, Id } from './common.ts'
import { endpoint } from './endpoint.ts'
import type { Refusal } from './errors.ts'
import { paymentAttemptStatuses } from './payments-labels.ts'
import { regions } from './regions.ts'

// The web imports the words from their own file, which brings no validator into a page that has no form.
export * from './payments-labels.ts'

export const paymentsRefusals = {
  missing_customer_info: { status: 400, message: 'Informations manquantes' },
  order_not_payable: { status: 409, message: 'Cette commande ne peut plus être payée en ligne.' },
  provider_unavailable: {
    status: 503,
    message: 'Le service de paiement ne répond pas. Votre commande est gardée : réessayez dans un instant.',
  },
  provider_refused: { status: 409, message: 'Le service de paiement a refusé cette demande.' },
  payment_not_found: { status: 404, message: 'Paiement introuvable' },
  forged_notice: { status: 401, message: 'Notification refusée' },
} as const satisfies Record<string, Refusal>

const Info = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(200, 'Informations trop longues'))))

export const CustomerInfo = z.object({
  name: Info,
  email: Info,
  phone: Info,
  city: Info,
  state: Info,
  zipCode: Info,
})
export type CustomerInfo = z.output<typeof CustomerInfo>

/** What fills the payment form where the account says nothing (specification §5, payment modal). */
export const customerInfoDefaults = {
  name: 'Client AMIC',
  email: 'client@amic.example',
  phone: '0000000000',
  city: regions[0],
  state: 'Lagunes',
  zipCode: '00000',
} as const

export const PaymentReport = z.object({
  success: z.boolean(),
  status: z.enum(paymentAttemptStatuses),
  payment_method: z.nullable(z.string()),
  amount: Amount,
  order: z.optional(z.object({ id: Id, number: z.string() })),
  /** The money came but pays nothing: what of it is given back, and why. */
  refund: z.optional(z.object({ amount: Amount, reason: z.string() })),
})
export type PaymentReport = z.infer<typeof PaymentReport>

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
    summary: 'Où en est un paiement',
    params: z.object({ transactionId: z.string().check(z.maxLength(100)) }),
    answer: PaymentReport,
  }),
}
