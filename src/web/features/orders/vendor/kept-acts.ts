import { type DeliveryMode, deliveryModes } from '#contract/delivery/facts.ts'
import { type OrderStatus, orderStatuses } from '#contract/orders/facts.ts'
import { statusWords } from '#contract/orders/mode-words.ts'
import { isRecord } from '#web/storage/is-record.ts'
import { type StoredValue, storedValue } from '#web/storage/stored-value.ts'

/** What is done with an order: the status that it is moved to, or its payment. */
export type VendorAct = OrderStatus | 'payment'

/** What a vendor asked for while nothing could be sent: at most one act of an order. */
export type KeptAct = {
  orderId: string
  /** The order's number, as people say it. */
  number: string
  act: VendorAct
  /** How the order reaches who receives it; absent of what was kept before there were pickup points. */
  mode?: DeliveryMode
  /** Why the order is cancelled; the customer reads it. */
  reason?: string
  /** What the customer said at the door; without it the parcel is noted delivered without code. */
  code?: string
  /** The cash was taken with the delivery. */
  collected?: boolean
  /** A delivery of a parcel that left without a connection: it is noted as sent first. */
  departs?: boolean
  /** What the server said when it was sent at last and refused; absent while it waits. */
  refusal?: string
  /** It was the code that was refused: the parcel can be noted without. */
  isCodeRefused?: boolean
}

const isText = (value: unknown): value is string => typeof value === 'string'

function isKeptAct(raw: unknown): raw is KeptAct {
  if (!isRecord(raw)) return false
  const { orderId, number, act, mode, reason, code, refusal, collected, departs, isCodeRefused } = raw
  const isKnownAct = act === 'payment' || orderStatuses.some(status => status === act)
  const areTexts = [reason, code, refusal].every(text => text === undefined || isText(text))
  const areMarks = [collected, departs, isCodeRefused].every(
    mark => mark === undefined || typeof mark === 'boolean',
  )
  const isKnownMode = mode === undefined || deliveryModes.some(known => known === mode)
  return isText(orderId) && isText(number) && isKnownAct && isKnownMode && areTexts && areMarks
}

/** The kept acts out of what the storage held; what is not one is left out. */
export const parseKeptActs = (kept: unknown): readonly KeptAct[] =>
  Array.isArray(kept) ? kept.filter(isKeptAct) : []

/** Also when another tab has kept something since, and all of it was read anew. */
export const isSameAct = (one: KeptAct, other: KeptAct): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Those that are still to be sent. */
export const waitingActs = (acts: readonly KeptAct[]): readonly KeptAct[] =>
  acts.filter(({ refusal }) => refusal === undefined)

/** How a delivery whose code was refused is noted without one. */
export const withoutCode = ({ collected, departs }: KeptAct) => ({
  ...(collected && { collected }),
  ...(departs && { departs }),
})

/** What the button of an act says. */
export const actWords = ({ act, mode = 'home' }: Pick<KeptAct, 'act' | 'mode'>): string =>
  (act === 'payment' ? 'J’ai reçu l’argent' : statusWords(act, mode).move) ?? act

const boxes = new Map<string, StoredValue<readonly KeptAct[]>>()

/** The acts that this browser keeps for a vendor. */
export function keptActsOf(vendorId: string): StoredValue<readonly KeptAct[]> {
  const known = boxes.get(vendorId)
  if (known) return known
  const box = storedValue(`amic.vendor-acts.${vendorId}`, parseKeptActs)
  boxes.set(vendorId, box)
  return box
}

/** The list with an act, instead of any other of its order. */
export const withAct = (acts: readonly KeptAct[], act: KeptAct): readonly KeptAct[] => [
  ...withoutActOf(acts, act.orderId),
  act,
]

/** The list without what was asked for an order. */
export const withoutActOf = (acts: readonly KeptAct[], orderId: string): readonly KeptAct[] =>
  acts.filter(act => act.orderId !== orderId)

/** The list with what became of an act in its place, if anything; as it is when it holds this very act no more. */
export function withOutcomeOf(
  acts: readonly KeptAct[],
  act: KeptAct,
  outcome: readonly KeptAct[],
): readonly KeptAct[] {
  const place = acts.findIndex(kept => isSameAct(kept, act))
  return place === -1 ? acts : acts.toSpliced(place, 1, ...outcome)
}
