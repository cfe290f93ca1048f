import * as z from 'zod/mini'
import { Amount, Id } from '../common.ts'
import { regions } from '../regions.ts'
import { paymentAttemptStatuses } from './facts.ts'

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

/** Defaults of the payment form where the account has no data (specification §5, payment modal). */
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
  /** The payment arrived but pays nothing: the refund, and its reason. */
  refund: z.optional(z.object({ amount: Amount, reason: z.string() })),
})
export type PaymentReport = z.infer<typeof PaymentReport>
