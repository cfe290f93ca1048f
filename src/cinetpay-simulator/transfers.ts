import { randomBytes, randomUUID } from 'node:crypto'
import { isFinal, type Transaction, type TransactionState } from './transactions.ts'

/** Money that the merchant sends to a telephone (API v1). */
export type Transfer = Pick<
  Transaction,
  | 'id'
  | 'providerId'
  | 'notifyToken'
  | 'amountFcfa'
  | 'currency'
  | 'notifyUrl'
  | 'history'
  | 'notifications'
  | 'checks'
> & {
  kind: 'transfer'
  phone: string
  operator: string
  reason: string
  state: Extract<TransactionState, 'waiting' | 'accepted' | 'refused' | 'insufficient'>
}

type NewTransfer = Pick<
  Transfer,
  'id' | 'amountFcfa' | 'currency' | 'phone' | 'operator' | 'reason' | 'notifyUrl'
>

/** All transfers of this simulator, in memory. `onChange` is told of each change, to keep them elsewhere too. */
export class Transfers {
  readonly #byId = new Map<string, Transfer>()
  readonly #onChange: () => void

  constructor(kept: readonly Transfer[], onChange: () => void) {
    for (const transfer of kept) this.#byId.set(transfer.id, transfer)
    this.#onChange = onChange
  }

  all(): Transfer[] {
    return [...this.#byId.values()]
  }

  find(id: string): Transfer | undefined {
    return this.#byId.get(id)
  }

  findByAnyName(name: string): Transfer | undefined {
    return this.#byId.get(name) ?? this.all().find(({ providerId }) => providerId === name)
  }

  open(asked: NewTransfer): Transfer {
    const transfer: Transfer = {
      ...asked,
      kind: 'transfer',
      providerId: randomUUID(),
      notifyToken: randomBytes(24).toString('hex'),
      state: 'waiting',
      history: [{ state: 'waiting', at: new Date().toISOString() }],
      notifications: [],
      checks: 0,
    }
    this.#byId.set(transfer.id, transfer)
    this.#onChange()
    return transfer
  }

  /** Changes the state unless it is final already. Did it change? */
  move(transfer: Transfer, state: Transfer['state']): boolean {
    if (isFinal(transfer.state)) return false
    transfer.state = state
    transfer.history.push({ state, at: new Date().toISOString() })
    this.#onChange()
    return true
  }

  /** Sent after all, although it was refused. Did it change? */
  reverse(transfer: Transfer): boolean {
    if (transfer.state !== 'refused') return false
    transfer.state = 'accepted'
    transfer.history.push({ state: 'accepted', at: new Date().toISOString() })
    this.#onChange()
    return true
  }

  recordCheck(transfer: Transfer): void {
    transfer.checks += 1
    this.#onChange()
  }

  recordNotification(transfer: Transfer, notification: Transfer['notifications'][number]): void {
    transfer.notifications.push(notification)
    this.#onChange()
  }
}
