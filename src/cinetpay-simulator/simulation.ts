import { type CommonState, later } from './common-state.ts'
import type { Faults } from './faults.ts'
import type { Notifier } from './notifier.ts'
import type { Transaction, TransactionState } from './transactions.ts'

/** The simulator whole. */
export type Simulation = CommonState & { notifier: Notifier }

/** The page on which a payment is made. */
export const pageUrlOf = (
  { publicUrl }: Pick<Simulation, 'publicUrl'>,
  { paymentToken }: Transaction,
): string => `${publicUrl()}/pay/${paymentToken}`

/** What the payer, or time, does to a payment. The merchant is notified of each change. */
type Outcome = 'accept' | 'refuse' | 'insufficient' | 'pending' | 'expire'

const states: Record<Outcome, TransactionState> = {
  accept: 'accepted',
  refuse: 'refused',
  insufficient: 'insufficient',
  pending: 'waiting',
  expire: 'expired',
}

function reach(
  { transactions, notifier, faults }: Simulation,
  transaction: Transaction,
  state: TransactionState,
): Promise<void> | undefined {
  if (!transactions.move(transaction, state)) return
  if (state === 'accepted') transactions.update(transaction, { paid: paidOf(transaction, faults) })
  return notifier.notify(transaction)
}

/** The operator accepts what it had refused. */
function reverse({ transactions, notifier, faults }: Simulation, transaction: Transaction): void {
  if (!transactions.reverse(transaction)) return
  transactions.update(transaction, { paid: paidOf(transaction, faults) })
  void notifier.notify(transaction)
}

function paidOf({ api, amountFcfa, currency }: Transaction, { amount }: Faults): Transaction['paid'] {
  if (api === 'v1' || amount === 'right') return { amountFcfa, currency }
  return amount === 'wrong' ? { amountFcfa: amountFcfa - 5, currency } : { amountFcfa, currency: 'EUR' }
}

/** Spoils initialise: the payer's operator is quicker than our answer. Resolves once the merchant was notified. */
export async function acceptBeforeAnswer(simulation: Simulation, transaction: Transaction): Promise<void> {
  if (simulation.faults.acceptance !== 'before_answer') return
  simulation.transactions.update(transaction, { operator: 'OM', payerPhone: transaction.customer.phone })
  await reach(simulation, transaction, 'accepted')
}

export function decide(simulation: Simulation, transaction: Transaction, outcome: Outcome): void {
  const { faults, delayed } = simulation
  if (outcome === 'accept' && faults.acceptance === 'waiting_first') {
    void reach(simulation, transaction, 'waiting')
    later(delayed, faults.waitingMs, () => void reach(simulation, transaction, 'accepted'))
  } else {
    void reach(simulation, transaction, states[outcome])
    if (faults.acceptance !== 'after_refusal' || outcome === 'pending') return
    later(delayed, faults.waitingMs, () => reverse(simulation, transaction))
  }
}
