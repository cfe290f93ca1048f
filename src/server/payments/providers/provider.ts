import type { PaymentAttemptStatus, PaymentMethod } from '#contract/payments/facts.ts'
import type { Notice, RawNotice } from './notice.ts'
import type { TransferProvider } from './transfer-provider.ts'

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
  /** Where the provider sends its notices. */
  notifyUrl: string
  /** Where the payer comes back. */
  returnUrl: string
}

export type StartedAtProvider = {
  /** Where the payer goes. */
  paymentUrl: string
  /** What notices must repeat; null when they are signed instead. */
  notifyToken: string | null
  /** What is worth keeping of the answer; never a key or a token. */
  data: Record<string, unknown>
}

/** What the provider says of an attempt. `UNKNOWN`: it does not know the transaction. */
export type Verdict = {
  status: PaymentAttemptStatus | 'UNKNOWN'
  /** What was paid, in francs; null where the provider does not tell: then it is what was asked. */
  paid: { amountFcfa: number; currency: string } | null
  /** One of the contract's payment means, when the provider tells. */
  method: string | null
  /** The number that paid, +2250701020304, when the provider tells and it is one that gets mobile money. */
  payerPhone: string | null
  /** What is worth keeping of the answer; never a key or a token. */
  data: Record<string, unknown>
}

/** A payment provider as AMIC uses it. Every one has a folder, and stands in the registry under its name. */
export type PaymentProvider = {
  /** The one of the contract's descriptor, kept with each attempt. */
  readonly name: string
  /** Which of the provider's APIs its keys open, kept with each attempt: one cannot be asked about through another. */
  readonly api: string
  /** Where its notices come, when the provider knows another address than `/api/payments/{name}/notify`. */
  readonly noticePath?: string
  /** The fields in which the payer's browser may bring our transaction id back, besides `transaction_id`. */
  readonly returnFields?: readonly string[]
  /**
   * Opens a payment and gives the address where the payer goes. Never repeated by itself: a repetition with the same
   * id would be refused, and with another it could be paid twice.
   * @throws ProviderUnavailable when it is not known whether the payment was opened, ProviderRefused, TransactionExists
   */
  start: (request: PaymentRequest) => Promise<StartedAtProvider>
  /**
   * Asks what became of a payment: the only source of truth.
   * @throws ProviderUnavailable
   */
  check: (transactionId: string) => Promise<Verdict>
  /** Understands a notice; null when it is not one. */
  readNotice: (notice: RawNotice) => Notice | null
  /** Null when its keys send no money: then people do. */
  readonly transfers: TransferProvider | null
}

/** The providers that are configured: who is asked about what. */
export type ProviderRegistry = {
  readonly all: readonly PaymentProvider[]
  named: (name: string) => PaymentProvider | undefined
  /** Through whom orders of this method are paid now; undefined when nobody can be asked. */
  ofMethod: (method: PaymentMethod) => PaymentProvider | undefined
  /** Through whom money is sent now; undefined when people send it. */
  transferring: () => { provider: PaymentProvider; transfers: TransferProvider } | undefined
  /** Who took a transfer and can be asked about it; undefined when its keys were taken out or replaced. */
  ofTransfer: (transfer: { provider: string; providerApi: string }) => TransferProvider | undefined
  /** Who opened an attempt and can be asked about it; undefined when its keys were taken out or replaced. */
  ofAttempt: (attempt: { provider: string; providerApi: string }) => PaymentProvider | undefined
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
    super(`the provider refused with code ${code}`)
    this.code = code
    this.sentence = sentence
  }
}

/** The transaction id was already used: to be looked up, never to be taken for a failure. */
export class TransactionExists extends Error {
  override name = 'TransactionExists'
}
