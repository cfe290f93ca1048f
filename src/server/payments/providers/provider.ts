import type { PaymentAttemptStatus, PaymentMethod } from '#contract/payments/facts.ts'
import type { Notice, RawNotice } from './notice.ts'
import type { TransferProvider } from './transfer-provider.ts'

/** The payer; all fields are required by providers. */
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
  /** Our id, at most 30 characters of [A-Z0-9-]. */
  transactionId: string
  orderId: string
  /** "Commande AMIC-000123" */
  designation: string
  /** Whole francs, a multiple of 5. */
  amountFcfa: number
  payer: Payer
  /** Webhook URL. */
  notifyUrl: string
  /** Return URL of the payer. */
  returnUrl: string
}

export type StartedAtProvider = {
  /** URL of the payment page. */
  paymentUrl: string
  /** Token that notices must contain; null when they are signed instead. */
  notifyToken: string | null
  /** Response data to store; never contains keys or tokens. */
  data: Record<string, unknown>
}

/** The provider's status of an attempt. `UNKNOWN`: unknown transaction. */
export type Verdict = {
  status: PaymentAttemptStatus | 'UNKNOWN'
  /** The paid amount in francs; null when not reported (then the requested amount). */
  paid: { amountFcfa: number; currency: string } | null
  /** Payment means, if reported. */
  method: string | null
  /** The payer's number (+2250701020304), if reported and able to receive mobile money. */
  payerPhone: string | null
  /** Response data to store; never contains keys or tokens. */
  data: Record<string, unknown>
}

/** Port of a payment provider. */
export type PaymentProvider = {
  /** Name in the contract, stored with each attempt. */
  readonly name: string
  /** API version of the keys, stored with each attempt: an attempt can only be checked through its own. */
  readonly api: string
  /** Webhook path if other than `/api/payments/{name}/notify`. */
  readonly noticePath?: string
  /** Further form fields with our transaction id at the return URL, besides `transaction_id`. */
  readonly returnFields?: readonly string[]
  /**
   * Opens a payment. Not retried: the same id would be refused, and another id could be paid twice.
   * @throws ProviderUnavailable when it is not known whether the payment was opened, ProviderRefused, TransactionExists
   */
  start: (request: PaymentRequest) => Promise<StartedAtProvider>
  /**
   * Checks a payment; the only source of truth.
   * @throws ProviderUnavailable
   */
  check: (transactionId: string) => Promise<Verdict>
  /** Parses a notice; null when it is none. */
  readNotice: (notice: RawNotice) => Notice | null
  /** Null when its keys cannot send money (then it is sent manually). */
  readonly transfers: TransferProvider | null
}

/** The configured providers. */
export type ProviderRegistry = {
  readonly all: readonly PaymentProvider[]
  named: (name: string) => PaymentProvider | undefined
  /** Provider of a payment method; undefined when not configured. */
  ofMethod: (method: PaymentMethod) => PaymentProvider | undefined
  /** Provider used for transfers; undefined when money is sent manually. */
  transferring: () => { provider: PaymentProvider; transfers: TransferProvider } | undefined
  /** Provider of a transfer; undefined when its keys were removed or replaced. */
  ofTransfer: (transfer: { provider: string; providerApi: string }) => TransferProvider | undefined
  /** Provider of an attempt; undefined when its keys were removed or replaced. */
  ofAttempt: (attempt: { provider: string; providerApi: string }) => PaymentProvider | undefined
}

/** No response, or an invalid one: the outcome is unknown. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}

/** The provider refused the request. `sentence` is French, for the customer. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused'
  readonly code: string
  readonly sentence: string
  constructor(code: string, sentence: string) {
    super(`the provider refused with code ${code}`)
    this.code = code
    this.sentence = sentence
  }
}

/** The transaction id was already used: check it, do not treat it as a failure. */
export class TransactionExists extends Error {
  override name = 'TransactionExists'
}
