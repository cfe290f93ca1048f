import type { NoticedPayer } from '#database/schema/payments.ts'

/** A notice as it arrived: nothing in it is to be trusted but its signature. */
export type RawNotice = { headers: Record<string, unknown>; fields: Record<string, string> }

/** What is kept of an attempt, or a transfer, that the provider itself opened. */
export type NotedAttempt = { providerApi: string; notifyToken: string | null }

export type Notice = {
  transactionId: string
  /** Who paid, where the notice says that somebody did and tells the number; else the check does, or nobody. */
  payer?: NoticedPayer | null
  /**
   * Does it come from the provider? `too_early`: what would prove it has not reached us yet.
   * @param attempt null when the provider has no such attempt
   */
  judge: (attempt: NotedAttempt | null) => 'genuine' | 'forged' | 'too_early'
}
