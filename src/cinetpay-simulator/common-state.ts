import type { Faults } from './faults.ts'
import type { Transactions } from './transactions.ts'
import type { Transfers } from './transfers.ts'

export type Keys = {
  v1: { apiKey: string; apiPassword: string }
  v2: { apiKey: string; siteId: string; secretKey: string }
}

/** What all parts of the simulator share. */
export type CommonState = {
  keys: Keys
  /** Where payers reach this server, or what stands before it; known once it listens. */
  publicUrl: () => string
  transactions: Transactions
  transfers: Transfers
  faults: Faults
  /** Timers to clear at the end. */
  timers: Set<NodeJS.Timeout>
}

/** Runs once, unless the simulator is closed before. */
export function later({ timers }: Pick<CommonState, 'timers'>, delayMs: number, work: () => void): void {
  const timer = setTimeout(() => {
    timers.delete(timer)
    work()
  }, delayMs)
  timers.add(timer)
}
