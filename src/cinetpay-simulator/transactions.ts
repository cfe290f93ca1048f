import { randomBytes, randomUUID } from 'node:crypto'

/** Where a simulated payment is. The last four are final, as the payer sees it. */
export type TransactionState = 'initiated' | 'waiting' | 'accepted' | 'refused' | 'insufficient' | 'expired'

export const isFinal = (state: TransactionState): boolean => state !== 'initiated' && state !== 'waiting'

/** What a payer may pay with, with the names of API v2. */
export const operators = [
  { id: 'OM', name: 'Orange Money', color: '#ff7900', ink: '#000' },
  { id: 'MOMO', name: 'MTN MoMo', color: '#ffcb05', ink: '#000' },
  { id: 'FLOOZ', name: 'Moov Money', color: '#0b5cab', ink: '#fff' },
  { id: 'WAVECI', name: 'Wave', color: '#1dc8ff', ink: '#000' },
  { id: 'VISAM', name: 'Carte bancaire', color: '#1f2937', ink: '#fff' },
] as const
/** Paid without a telephone. */
export const CARD = 'VISAM'
type OperatorId = (typeof operators)[number]['id']

export type Transaction = {
  api: 'v1' | 'v2'
  /** The merchant's id, unique. */
  id: string
  /** The provider's own id. */
  providerId: string
  /** Names the payment page. */
  paymentToken: string
  /** What notifications of API v1 repeat. */
  notifyToken: string
  amountFcfa: number
  currency: string
  designation: string
  /** The merchant's `metadata`, sent back in notifications of API v2. */
  custom: string
  /** What came in, once it is accepted: what was asked, unless a fault says otherwise. */
  paid?: { amountFcfa: number; currency: string }
  customer: { name: string; email: string; phone: string }
  notifyUrl: string
  /** Where the browser goes in the end; API v2 has one address for both. */
  successUrl: string
  failedUrl: string
  state: TransactionState
  operator: OperatorId | null
  payerPhone: string | null
  history: { state: TransactionState; at: string }[]
  /** Each notification that was tried, and the HTTP status that came back (null: none). */
  notifications: { at: string; forged: boolean; answer: number | null }[]
  /** How often the merchant asked. */
  checks: number
}

type NewTransaction = Pick<
  Transaction,
  | 'api'
  | 'id'
  | 'amountFcfa'
  | 'currency'
  | 'designation'
  | 'custom'
  | 'customer'
  | 'notifyUrl'
  | 'successUrl'
  | 'failedUrl'
>

/** All payments of this simulator, in memory. `onChange` is told of each change, to keep them elsewhere too. */
export class Transactions {
  readonly #byId = new Map<string, Transaction>()
  readonly #onChange: () => void

  constructor(kept: readonly Transaction[], onChange: () => void) {
    for (const transaction of kept) this.#byId.set(transaction.id, transaction)
    this.#onChange = onChange
  }

  all(): Transaction[] {
    return [...this.#byId.values()]
  }

  find(id: string): Transaction | undefined {
    return this.#byId.get(id)
  }

  /** By any of the three names that API v1 takes. */
  findByAnyName(name: string): Transaction | undefined {
    const isNamed = (t: Transaction) => t.providerId === name || t.paymentToken === name
    return this.#byId.get(name) ?? this.all().find(isNamed)
  }

  findByToken(paymentToken: string): Transaction | undefined {
    return this.all().find(transaction => transaction.paymentToken === paymentToken)
  }

  open(asked: NewTransaction): Transaction {
    const transaction: Transaction = {
      ...asked,
      providerId: randomUUID(),
      paymentToken: randomBytes(32).toString('hex'),
      notifyToken: randomBytes(24).toString('hex'),
      state: 'initiated',
      operator: null,
      payerPhone: null,
      history: [{ state: 'initiated', at: new Date().toISOString() }],
      notifications: [],
      checks: 0,
    }
    this.#byId.set(transaction.id, transaction)
    this.#onChange()
    return transaction
  }

  /** Changes the state unless it is final already. Did it change? */
  move(transaction: Transaction, state: TransactionState): boolean {
    if (isFinal(transaction.state) || transaction.state === state) return false
    this.#enter(transaction, state)
    return true
  }

  /** The operator accepts after all what it had refused. Did it change? */
  reverse(transaction: Transaction): boolean {
    if (!isFinal(transaction.state) || transaction.state === 'accepted') return false
    this.#enter(transaction, 'accepted')
    return true
  }

  #enter(transaction: Transaction, state: TransactionState): void {
    transaction.state = state
    transaction.history.push({ state, at: new Date().toISOString() })
    this.#onChange()
  }

  /** Any other change. */
  update(
    transaction: Transaction,
    change: Partial<Pick<Transaction, 'operator' | 'payerPhone' | 'checks' | 'paid'>>,
  ): void {
    Object.assign(transaction, change)
    this.#onChange()
  }

  recordNotification(transaction: Transaction, notification: Transaction['notifications'][number]): void {
    transaction.notifications.push(notification)
    this.#onChange()
  }
}
