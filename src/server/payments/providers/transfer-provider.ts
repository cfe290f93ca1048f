import type { MobileMoneyOperator } from '#contract/payments/facts.ts'
import type { Notice, RawNotice } from './notice.ts'

type TransferRequest = {
  /** Our id, at most 30 characters of [A-Z0-9-]. */
  transactionId: string
  /** E.164: +2250701020304. */
  phone: string
  operator: MobileMoneyOperator
  /** Whole francs. */
  amountFcfa: number
  /** Text for the recipient: "Versement AMIC". */
  reason: string
  /** Webhook URL. */
  notifyUrl: string
}

/** The provider's status of a transfer. `UNKNOWN`: unknown transaction. */
export type TransferVerdict = {
  status: 'PENDING' | 'SENT' | 'FAILED' | 'UNKNOWN'
  /** Why it failed: French, for administrators and vendors. */
  failure: string | null
  /** Response data to store; never contains keys or tokens. */
  data: Record<string, unknown>
}

/** Port for transfers to mobile money accounts. */
export type TransferProvider = {
  /** API version of its keys, stored with each transfer. */
  readonly api: string
  /**
   * Sends money. Idempotent by transaction id: the provider accepts each once.
   * @throws ProviderUnavailable when it is not known whether it was accepted, ProviderRefused when it never will be,
   * TransactionExists when it was accepted before
   */
  send: (request: TransferRequest) => Promise<{ notifyToken: string | null; data: Record<string, unknown> }>
  /**
   * Checks a transfer; the only source of truth.
   * @throws ProviderUnavailable
   */
  check: (transactionId: string) => Promise<TransferVerdict>
  /** Parses a notice of a transfer; null when it is none. It may also be one of a payment: the id's format decides. */
  readNotice: (notice: RawNotice) => Notice | null
}
