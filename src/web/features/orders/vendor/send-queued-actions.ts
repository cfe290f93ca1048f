import type { Order } from '#contract/orders/schemas.ts'
import { ApiFailure, hasStatus, isRefused, sentenceOf } from '#web/api/api-failure.ts'
import { isAccessDenied } from '#web/features/accounts/is-access-denied.ts'
import {
  isSameAction,
  type QueuedAction,
  unsentActions,
  withOutcomeOf,
} from '#web/features/orders/vendor/queued-actions.ts'
import type { StoredValue } from '#web/storage/stored-value.ts'

export const MOVE_FAILED = 'Impossible de mettre à jour le statut'
export const CODE_REFUSED = 'Code refusé'
export const PAYMENT_FAILED = 'Impossible de mettre à jour le statut de paiement'

type Deps = {
  queue: Pick<StoredValue<readonly QueuedAction[]>, 'read' | 'write'>
  /** Is the queue's vendor still the signed-in one? Another tab may have signed in another. */
  isOwn: () => Promise<boolean>
  /** Sends an action. */
  send: (act: QueuedAction) => Promise<Order>
  /** Fetches the current order. */
  fetchOrder: (orderId: string) => Promise<Order>
  onDone: (act: QueuedAction, order: Order) => void
  onRefused: (act: QueuedAction) => void
  /** The vendor's session has ended: the queue is sent after the next login. */
  onSessionLost: () => void
}

/** No response: the action may be sent again. */
export const isUnanswered = (error: unknown): boolean => hasStatus(error, 0)

/** Temporary failures and lost sessions: the action stays queued. */
function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return false
  return error.status >= 500 || [0, 401, 403, 429].includes(error.status)
}

const isReached = ({ act, collected }: QueuedAction, { status, paymentStatus }: Order): boolean => {
  const isPaid = paymentStatus === 'completed'
  return act === 'payment' ? isPaid : status === act && (isPaid || !collected)
}

/** Was the delivery code refused? */
export const isCodeRefusal = (error: unknown): boolean => isRefused(error, 'wrong_code', 'code_locked')

/**
 * Sends the queue in order until an action must wait. An action whose response was lost is recognised as done: setting the
 * current status changes nothing, and a refused action is compared with the order. Refused actions stay, with the reason,
 * until the vendor has read it. Nothing is sent under another vendor's session.
 */
export async function sendQueuedActions(deps: Deps): Promise<void> {
  const { queue } = deps
  if (unsentActions(queue.read()).length === 0 || !(await isOwnSession(deps))) return
  for (const { orderId } of unsentActions(queue.read())) {
    // Meanwhile the vendor may have removed or replaced it.
    const act = unsentActions(queue.read()).find(kept => kept.orderId === orderId)
    if (!act) continue
    try {
      const order = await deps.send(act).catch(error => resolveIfDone(deps, act, error))
      queue.write(withOutcomeOf(queue.read(), act, []))
      deps.onDone(act, order)
    } catch (error) {
      if (isAccessDenied(error)) deps.onSessionLost()
      if (isRetryable(error)) return
      if (!queue.read().some(kept => isSameAction(kept, act))) continue
      const refusal = sentenceOf(error, act.act === 'payment' ? PAYMENT_FAILED : MOVE_FAILED)
      const refused = { ...act, refusal, ...(isCodeRefusal(error) && { isCodeRefused: true }) }
      queue.write(withOutcomeOf(queue.read(), act, [refused]))
      deps.onRefused(refused)
    }
  }
}

/** Checks the session before sending anything. */
async function isOwnSession({ isOwn, onSessionLost }: Deps): Promise<boolean> {
  try {
    if (await isOwn()) return true
  } catch (error) {
    if (isRetryable(error)) return false
    throw error
  }
  onSessionLost()
  return false
}

/** The order of an action that was refused because it is done already; rethrows any other refusal. */
async function resolveIfDone({ fetchOrder }: Deps, act: QueuedAction, error: unknown): Promise<Order> {
  if (!hasStatus(error, 409)) throw error
  const order = await fetchOrder(act.orderId)
  if (!isReached(act, order)) throw error
  return order
}
