import type { MobileMoneyOperator } from '#contract/payments/facts.ts'
import type { Notice, RawNotice } from './notice.ts'

export type TransferRequest = {
  /** Ours, at most 30 characters of [A-Z0-9-]. */
  transactionId: string
  /** E.164: +2250701020304. */
  phone: string
  operator: MobileMoneyOperator
  /** Whole francs. */
  amountFcfa: number
  /** What the receiver may read: "Versement AMIC". */
  reason: string
  /** Where the provider sends its notices. */
  notifyUrl: string
}

/** What the provider says of a transfer. `UNKNOWN`: it does not know the transaction. */
export type TransferVerdict = {
  status: 'PENDING' | 'SENT' | 'FAILED' | 'UNKNOWN'
  /** Why it failed: French, for administrators and vendors. */
  failure: string | null
  /** What is worth keeping of the answer; never a key or a token. */
  data: Record<string, unknown>
}

/** Money that a provider sends to telephones, from what it holds for AMIC. */
export type TransferProvider = {
  /** Which of the provider's APIs its keys open, kept with each transfer. */
  readonly api: string
  /**
   * Sends money. The same transaction id may be sent again: the provider takes each once.
   * @throws ProviderUnavailable when it is not known whether it was taken, ProviderRefused when it never will be,
   * TransactionExists when it was before
   */
  send: (request: TransferRequest) => Promise<{ notifyToken: string | null; data: Record<string, unknown> }>
  /**
   * Asks what became of a transfer: the only source of truth.
   * @throws ProviderUnavailable
   */
  check: (transactionId: string) => Promise<TransferVerdict>
  /** Understands a notice of a transfer; null when it is not one. It may be one of a payment, too: the id tells. */
  readNotice: (notice: RawNotice) => Notice | null
}
