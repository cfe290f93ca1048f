import type { NoticedPayer } from '#database/schema/payments.ts'

/** A raw webhook; untrusted until verified. */
export type RawNotice = { headers: Record<string, unknown>; fields: Record<string, string> }

/** Stored data of an attempt or transfer needed for verification. */
type NotedAttempt = { providerApi: string; notifyToken: string | null }

export type Notice = {
  transactionId: string
  /** The payer, when the notice reports success with a phone number. */
  payer?: NoticedPayer | null
  /**
   * Verifies the notice. `too_early`: the token to compare with is not stored yet.
   * @param attempt null when the provider has no such attempt
   */
  judge: (attempt: NotedAttempt | null) => 'genuine' | 'forged' | 'too_early'
}
