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

function reach(
  { transactions, notifier }: Simulation,
  transaction: Transaction,
  state: TransactionState,
): Promise<void> | undefined {
  return transactions.move(transaction, state) ? notifier.notify(transaction) : undefined
}

/** Spoils initialise: the payer's operator is quicker than our answer. Resolves once the merchant was notified. */
export async function acceptBeforeAnswer(simulation: Simulation, transaction: Transaction): Promise<void> {
  if (simulation.faults.acceptance !== 'before_answer') return
  simulation.transactions.note(transaction, { operator: 'OM', payerPhone: transaction.customer.phone })
  await reach(simulation, transaction, 'accepted')
}

export function decide(simulation: Simulation, transaction: Transaction, outcome: Outcome): void {
  const { faults } = simulation
  if (outcome === 'accept' && faults.acceptance === 'waiting_first') {
    void reach(simulation, transaction, 'waiting')
    later(simulation, faults.waitingMs, () => void reach(simulation, transaction, 'accepted'))
  } else {
    void reach(simulation, transaction, states[outcome])
  }
}
