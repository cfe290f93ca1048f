import { type DeliveryMode, deliveryModes } from '#contract/delivery/facts.ts'
import { type OrderStatus, orderStatuses } from '#contract/orders/facts.ts'
import { statusWords } from '#contract/orders/mode-words.ts'
import { isRecord } from '#web/storage/is-record.ts'
import { type StoredValue, storedValue } from '#web/storage/stored-value.ts'

/** An action on an order: its new status, or its payment. */
export type OrderAction = OrderStatus | 'payment'

/** An action queued while offline: at most one per order. */
export type QueuedAction = {
  orderId: string
  /** The order's number. */
  number: string
  act: OrderAction
  /** Absent in entries from before pickup points existed. */
  mode?: DeliveryMode
  /** Why the order is cancelled, for the customer. */
  reason?: string
  /** The delivery code; without it the parcel is recorded as delivered without code. */
  code?: string
  /** Whether the cash was collected. */
  collected?: boolean
  /** Whether it left while offline: it is recorded as shipped first. */
  departs?: boolean
  /** The server's refusal; absent while pending. */
  refusal?: string
  /** Whether the code was refused: it can then be recorded without. */
  isCodeRefused?: boolean
}

const isText = (value: unknown): value is string => typeof value === 'string'

function isQueuedAction(raw: unknown): raw is QueuedAction {
  if (!isRecord(raw)) return false
  const { orderId, number, act, mode, reason, code, refusal, collected, departs, isCodeRefused } = raw
  const isKnownAction = act === 'payment' || orderStatuses.some(status => status === act)
  const areTexts = [reason, code, refusal].every(text => text === undefined || isText(text))
  const areMarks = [collected, departs, isCodeRefused].every(
    mark => mark === undefined || typeof mark === 'boolean',
  )
  const isKnownMode = mode === undefined || deliveryModes.some(each => each === mode)
  return isText(orderId) && isText(number) && isKnownAction && isKnownMode && areTexts && areMarks
}

/** Parses the stored queue, dropping invalid entries. */
export const parseQueuedActions = (stored: unknown): readonly QueuedAction[] =>
  Array.isArray(stored) ? stored.filter(isQueuedAction) : []

/** Compares by value: another tab may have caused a re-read. */
export const isSameAction = (one: QueuedAction, other: QueuedAction): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Actions still to be sent. */
export const unsentActions = (actions: readonly QueuedAction[]): readonly QueuedAction[] =>
  actions.filter(({ refusal }) => refusal === undefined)

/** A delivery with a refused code, without the code. */
export const withoutCode = ({ collected, departs }: QueuedAction) => ({
  ...(collected && { collected }),
  ...(departs && { departs }),
})

/** Label of an action's button. */
export const actionLabel = ({ act, mode = 'home' }: Pick<QueuedAction, 'act' | 'mode'>): string =>
  (act === 'payment' ? 'J’ai reçu l’argent' : statusWords(act, mode).move) ?? act

const queues = new Map<string, StoredValue<readonly QueuedAction[]>>()

/** The queue of a vendor in this browser. */
export function actionQueueOf(vendorId: string): StoredValue<readonly QueuedAction[]> {
  const existing = queues.get(vendorId)
  if (existing) return existing
  const queue = storedValue(`amic.vendor-acts.${vendorId}`, parseQueuedActions)
  queues.set(vendorId, queue)
  return queue
}

/** The queue with an action, replacing any other of its order. */
export const enqueued = (actions: readonly QueuedAction[], act: QueuedAction): readonly QueuedAction[] => [
  ...withoutActionOf(actions, act.orderId),
  act,
]

/** The queue without the action of an order. */
export const withoutActionOf = (actions: readonly QueuedAction[], orderId: string): readonly QueuedAction[] =>
  actions.filter(act => act.orderId !== orderId)

/** Replaces an action by its outcome (nothing, or the refused action), if the queue still holds it. */
export function withOutcomeOf(
  actions: readonly QueuedAction[],
  act: QueuedAction,
  outcome: readonly QueuedAction[],
): readonly QueuedAction[] {
  const place = actions.findIndex(stored => isSameAction(stored, act))
  return place === -1 ? actions : actions.toSpliced(place, 1, ...outcome)
}
