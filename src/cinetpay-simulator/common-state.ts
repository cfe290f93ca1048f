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
  /** What operators and notifications do after a while. */
  delayed: Delayed
  /** Notifications that come again because the merchant did not take them. */
  retries: Delayed
  /** Notifications on their way to the merchant. */
  deliveries: Set<Promise<void>>
}

type DelayedWork = { dueMs: number; timer: NodeJS.Timeout; run: () => void }
type Delayed = Set<DelayedWork>

/** Runs once, unless the simulator is closed before. */
export function later(delayed: Delayed, delayMs: number, work: () => void): void {
  const run = () => {
    clearTimeout(one.timer)
    delayed.delete(one)
    work()
  }
  const one: DelayedWork = { dueMs: Date.now() + delayMs, timer: setTimeout(run, delayMs), run }
  delayed.add(one)
}

/** Does all that is delayed now, in the order in which it is due; resolves once the merchant was told of it. */
export async function hasten({ delayed, deliveries }: Pick<CommonState, 'delayed' | 'deliveries'>) {
  while (delayed.size > 0 || deliveries.size > 0) {
    const [next] = [...delayed].sort((a, b) => a.dueMs - b.dueMs)
    if (next) next.run()
    else await Promise.all(deliveries)
  }
}
