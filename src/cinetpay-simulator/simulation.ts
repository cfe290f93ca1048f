import type { Faults } from './faults.ts'
import type { Notifier } from './notifier.ts'
import type { Transaction, TransactionState, Transactions } from './transactions.ts'

export type Keys = {
  v1: { apiKey: string; apiPassword: string }
  v2: { apiKey: string; siteId: string; secretKey: string }
}

/** What all parts of the simulator share. */
export type Simulation = {
  keys: Keys
  /** Where payers reach the payment pages; known once the server listens. */
  publicUrl: () => string
  transactions: Transactions
  notifier: Notifier
  faults: Faults
  /** Timers to clear at the end. */
  timers: Set<NodeJS.Timeout>
}

/** Runs once, unless the simulator is closed before. */
export function later({ timers }: Pick<Simulation, 'timers'>, delayMs: number, work: () => void): void {
  const timer = setTimeout(() => {
    timers.delete(timer)
    work()
  }, delayMs)
  timers.add(timer)
}

/** What the payer, or time, does to a payment. The merchant is notified of each change. */
export type Outcome = 'accept' | 'refuse' | 'insufficient' | 'pending' | 'expire'

const states: Record<Outcome, TransactionState> = {
  accept: 'accepted',
  refuse: 'refused',
  insufficient: 'insufficient',
  pending: 'waiting',
  expire: 'expired',
}

export function decide(simulation: Simulation, transaction: Transaction, outcome: Outcome): void {
  const { faults, transactions, notifier } = simulation
  const reach = (state: TransactionState) => {
    if (transactions.move(transaction, state)) notifier.notify(transaction)
  }
  if (outcome === 'accept' && faults.acceptance === 'waiting_first') {
    reach('waiting')
    later(simulation, faults.waitingMs, () => reach('accepted'))
  } else {
    reach(states[outcome])
  }
}
