import type { Order } from '#contract/orders/schemas.ts'
import { ApiFailure, hasStatus, isRefused, sentenceOf } from '#web/api/api-failure.ts'
import { ABORTS_BATCH } from '#web/api/run-batch.ts'
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
  /** Whether the queue's vendor is signed in: another tab may have changed the session. */
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

/** Failures that other actions would meet too: sending stops, and all of them stay queued. */
const endsRound = (error: unknown): boolean =>
  error instanceof ApiFailure && ABORTS_BATCH.includes(error.status)

/** Failures that may be temporary: the action stays queued. */
const isRetryable = (error: unknown): boolean =>
  endsRound(error) || (error instanceof ApiFailure && error.status >= 500)

const isReached = ({ act, collected }: QueuedAction, { status, paymentStatus }: Order): boolean => {
  const isPaid = paymentStatus === 'completed'
  return act === 'payment' ? isPaid : status === act && (isPaid || !collected)
}

/** Whether the delivery code was refused. */
export const isCodeRefusal = (error: unknown): boolean => isRefused(error, 'wrong_code', 'code_locked')

/**
 * Sends the queue in order, until the server is unreachable or the session has ended. An action whose own failure may be temporary stays
 * queued and blocks no other. An action whose response was lost is recognised as done: setting the current status changes nothing, and a
 * refused action is compared with the order. Refused actions stay, with the reason, until the vendor has read it. Nothing is sent under
 * another vendor's session.
 */
export async function sendQueuedActions(deps: Deps): Promise<void> {
  const { queue } = deps
  if (unsentActions(queue.read()).length === 0 || !(await isOwnSession(deps))) return
  for (const { orderId } of unsentActions(queue.read())) {
    // Meanwhile the vendor may have removed or replaced it.
    const act = unsentActions(queue.read()).find(queued => queued.orderId === orderId)
    if (!act) continue
    try {
      const order = await deps.send(act).catch(error => resolveIfDone(deps, act, error))
      queue.write(withOutcomeOf(queue.read(), act, []))
      deps.onDone(act, order)
    } catch (error) {
      if (isAccessDenied(error)) deps.onSessionLost()
      if (endsRound(error)) return
      if (isRetryable(error)) continue
      if (!queue.read().some(queued => isSameAction(queued, act))) continue
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
