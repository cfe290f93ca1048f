import type { PaymentAttemptStatus } from '#contract/payments/facts.ts'

export type ProviderName = 'cinetpay_v1' | 'cinetpay_v2'

/** Who pays, with every field filled. */
export type Payer = {
  firstName: string
  lastName: string
  email: string
  /** E.164: +2250707000001. */
  phone: string
  city: string
  state: string
  zipCode: string
}

export type PaymentRequest = {
  /** Ours, at most 30 characters of [A-Z0-9-]. */
  transactionId: string
  orderId: string
  /** "Commande AMIC-000123" */
  designation: string
  /** Whole francs, a multiple of 5. */
  amountFcfa: number
  payer: Payer
  notifyUrl: string
  returnUrl: string
}

export type OpenedPayment = {
  /** Where the payer goes. */
  paymentUrl: string
  /** What notifications must repeat; null when they are signed instead. */
  notifyToken: string | null
  /** What is worth keeping of the answer; never a key or a token. */
  data: Record<string, unknown>
}

/** What the provider says of an attempt. `UNKNOWN`: it does not know the transaction. */
export type Verdict = {
  status: PaymentAttemptStatus | 'UNKNOWN'
  /** What was paid, in francs; null where the provider's API does not tell (v1). */
  paid: { amountFcfa: number; currency: string } | null
  /** One of the contract's payment means, when the provider tells. */
  method: string | null
  /** What is worth keeping of the answer; never a key or a token. */
  data: Record<string, unknown>
}

/** A notification as it arrived: nothing in it is to be trusted but its signature. */
export type RawNotice = { headers: Record<string, unknown>; fields: Record<string, string> }

export type Notice = {
  transactionId: string
  /** Does it come from the provider? `notifyToken` is the one kept with the attempt. */
  isGenuine: (attempt: { notifyToken: string | null }) => boolean
}

/** A payment provider as AMIC uses it: two generations of CinetPay's API are behind it. */
export type PaymentProvider = {
  readonly name: ProviderName
  /**
   * Opens a payment and gives the address where the payer goes. Never repeated by itself: a repetition with the same
   * id would be refused, and with another it could be paid twice.
   * @throws ProviderUnavailable when it is not known whether the payment was opened, ProviderRefused, TransactionExists
   */
  initialise: (request: PaymentRequest) => Promise<OpenedPayment>
  /**
   * Asks what became of a payment: the only source of truth.
   * @throws ProviderUnavailable
   */
  check: (transactionId: string) => Promise<Verdict>
  /** Understands a notification; null when it is not one. */
  readNotice: (notice: RawNotice) => Notice | null
}

/** No answer, or none that can be understood: nothing is known. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}

/** The provider understood and refused. `sentence` is French, for the customer. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused'
  readonly code: string
  readonly sentence: string
  constructor(code: string, sentence: string) {
    super(`CinetPay refused with code ${code}`)
    this.code = code
    this.sentence = sentence
  }
}

/** The transaction id was already used: to be looked up, never to be taken for a failure. */
export class TransactionExists extends Error {
  override name = 'TransactionExists'
}
