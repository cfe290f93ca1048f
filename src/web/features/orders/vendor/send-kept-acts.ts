import type { Order } from '#contract/orders/schemas.ts'
import { ApiFailure, hasStatus, isRefused, sentenceOf } from '#web/api/api-failure.ts'
import { isShutOut } from '#web/features/accounts/is-shut-out.ts'
import { isSameAct, type KeptAct, waitingActs, withOutcomeOf } from '#web/features/orders/vendor/kept-acts.ts'
import type { StoredValue } from '#web/storage/stored-value.ts'

export const MOVE_FAILED = 'Impossible de mettre à jour le statut'
export const CODE_REFUSED = 'Code refusé'
export const PAYMENT_FAILED = 'Impossible de mettre à jour le statut de paiement'

type Deps = {
  box: Pick<StoredValue<readonly KeptAct[]>, 'read' | 'write'>
  /** Is their vendor the one who is signed in now? Another may be, from another tab. */
  isOwn: () => Promise<boolean>
  /** Does the act now. */
  send: (act: KeptAct) => Promise<Order>
  /** The order as it stands. */
  look: (orderId: string) => Promise<Order>
  onDone: (act: KeptAct, order: Order) => void
  onRefused: (act: KeptAct) => void
  /** The vendor's session is over: what waits leaves once somebody has signed in again. */
  onShutOut: () => void
}

/** Nobody has answered: the act may be sent again. */
export const hasNoAnswer = (error: unknown): boolean => hasStatus(error, 0)

/** The server cannot answer now, or not this person: nothing is decided about the act. */
function isForLater(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return false
  return error.status >= 500 || [0, 401, 403, 429].includes(error.status)
}

const isReached = ({ act, collected }: KeptAct, { status, paymentStatus }: Order): boolean => {
  const isPaid = paymentStatus === 'completed'
  return act === 'payment' ? isPaid : status === act && (isPaid || !collected)
}

/** Does the server not take the code that the customer is said to have said? */
export const isCodeRefusal = (error: unknown): boolean => isRefused(error, 'wrong_code', 'code_locked')

/**
 * Sends what waits, one after the other, until something must wait again. An act whose answer had been lost is found
 * done: moving to the status that an order has changes nothing, and a refused act is compared with the order.
 * What the server refuses stays, with its reason, until the vendor has read it. Under the session of another vendor nothing is
 * sent: to that one an order is unknown, or its own parcel of it would be moved.
 */
export async function sendKeptActs(deps: Deps): Promise<void> {
  const { box } = deps
  if (waitingActs(box.read()).length === 0 || !(await mayBegin(deps))) return
  for (const { orderId } of waitingActs(box.read())) {
    // While the ones before were sent, the vendor may have taken it back, or asked for something else.
    const act = waitingActs(box.read()).find(kept => kept.orderId === orderId)
    if (!act) continue
    try {
      const order = await deps.send(act).catch(error => doneBefore(deps, act, error))
      box.write(withOutcomeOf(box.read(), act, []))
      deps.onDone(act, order)
    } catch (error) {
      if (isShutOut(error)) deps.onShutOut()
      if (isForLater(error)) return
      if (!box.read().some(kept => isSameAct(kept, act))) continue
      const refusal = sentenceOf(error, act.act === 'payment' ? PAYMENT_FAILED : MOVE_FAILED)
      const refused = { ...act, refusal, ...(isCodeRefusal(error) && { isCodeRefused: true }) }
      box.write(withOutcomeOf(box.read(), act, [refused]))
      deps.onRefused(refused)
    }
  }
}

/** Not before it is known who is there. */
async function mayBegin({ isOwn, onShutOut }: Deps): Promise<boolean> {
  try {
    if (await isOwn()) return true
  } catch (error) {
    if (isForLater(error)) return false
    throw error
  }
  onShutOut()
  return false
}

/** The order of an act that was refused because it is done already; any other refusal goes on. */
async function doneBefore({ look }: Deps, act: KeptAct, error: unknown): Promise<Order> {
  if (!hasStatus(error, 409)) throw error
  const order = await look(act.orderId)
  if (!isReached(act, order)) throw error
  return order
}
