/** A notice as it arrived: nothing in it is to be trusted but its signature. */
export type RawNotice = { headers: Record<string, unknown>; fields: Record<string, string> }

/** What is kept of an attempt, or a transfer, that the provider itself opened. */
export type NotedAttempt = { providerApi: string; notifyToken: string | null }

export type Notice = {
  transactionId: string
  /** The number that paid, where a genuine notice tells; else the check does, or nobody. */
  payerPhone?: string | null
  /**
   * Does it come from the provider? `too_early`: what would prove it has not reached us yet.
   * @param attempt null when the provider has no such attempt
   */
  judge: (attempt: NotedAttempt | null) => 'genuine' | 'forged' | 'too_early'
}
