import { type DeliveryMode, deliveryModeFacts } from '#contract/delivery/facts.ts'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { formatTime } from '#contract/french/dates.ts'
import { formatFcfa } from '#contract/money.ts'
import type { OrderStatus } from '#contract/orders/facts.ts'
import { withoutCodeWords } from '#contract/orders/mode-words.ts'
import { dayWithHours, plannedWords } from '#contract/orders/planned-days.ts'
import type { Order, Parcel } from '#contract/orders/schemas.ts'
import { gsmText, MAX_TEXT_LENGTH } from './gsm-text.ts'
import type { OrderTextAbout } from './text-subjects.ts'

const MAX_VENDOR_NAME_LENGTH = 40

type Words = (order: string) => string
/** Delivery codes by parcel id. */
type Codes = ReadonlyMap<string, string>

const receivedOn =
  (day: string): Words =>
  order =>
    `AMIC : la ${order} est bien enregistrée. ${day ? `${day}. ` : ''}Merci !`

const steps: Record<OrderStatus, Words> = {
  pending: order => `AMIC : la ${order} est de nouveau en attente de confirmation.`,
  confirmed: order => `AMIC : la ${order} est confirmée et se prépare.`,
  shipped: order => `AMIC : la ${order} est en route. Gardez votre téléphone à portée de main.`,
  delivered: order => `AMIC : la ${order} est livrée. Bon appétit !`,
  cancelled: order => `AMIC : la ${order} est annulée. Une question ? Appelez-nous.`,
}

/** Wording that differs for pickup. */
const pickupSteps: Partial<Record<OrderStatus, Words>> = {
  shipped: order => `AMIC : la ${order} est prête au retrait, aux heures du point.`,
  delivered: order => `AMIC : la ${order} est retirée. Bon appétit !`,
}

const textOfStep = ({ delivery }: Order, status: OrderStatus): Words =>
  (delivery.mode === 'pickup' && pickupSteps[status]) || steps[status]

const unanswered: Words = order => `AMIC : la ${order} est annulée, sans réponse du producteur.`

const toPayAgain =
  (payBefore: string): Words =>
  order =>
    `AMIC : la ${order} est de nouveau à payer, avant ${formatTime(payBefore)}. Sans paiement, elle est annulée.`

/** Whether a parcel was cancelled since its vendor did not answer: the system cancels orders in cash for nothing else. */
const wasCancelledUnanswered = (order: Order, concerned: readonly Parcel[]): boolean =>
  concerned.some(({ id, status }) => {
    // Only the last cancellation counts: the parcel may have been revived in between.
    const last = order.events.findLast(({ parcelId, to }) => parcelId === id && to === 'cancelled')
    return status === 'cancelled' && last?.actor === 'system'
  })

/** "commande AMIC-000123"; names the vendors when these parcels are only a part of the order. */
function nameOf(order: Order, concerned: readonly Parcel[]): string {
  if (concerned.length === order.parcels.length) return `commande ${order.number}`
  const vendors = concerned.map(({ vendor }) => vendor.businessName).join(', ')
  return `commande ${order.number} (${vendors.slice(0, MAX_VENDOR_NAME_LENGTH).trimEnd()})`
}

const withoutCode =
  (mode: DeliveryMode): Words =>
  order =>
    `AMIC, ${order}. ${withoutCodeWords(mode)}`

function isTrue(
  order: Order,
  concerned: readonly Parcel[],
  { status, day }: Pick<OrderTextAbout, 'status' | 'day'>,
): boolean {
  if (status === 'received') return order.status !== 'cancelled'
  if (concerned.length === 0) return false
  // A cancellation has a text of its own.
  if (status === 'lowered') return concerned.every(parcel => parcel.status !== 'cancelled')
  if (status === 'day')
    return concerned.every(parcel => parcel.status !== 'cancelled' && parcel.plannedOn === day)
  return concerned.every(parcel => parcel.status === status)
}

const shortNameOf = ({ vendor }: Parcel): string =>
  vendor.businessName.slice(0, MAX_VENDOR_NAME_LENGTH).trimEnd()

const brings: Record<DeliveryMode, string> = { home: 'vous livre', pickup: 'vous remet' }

function movedDay({ number, delivery }: Order, [parcel]: readonly Parcel[], day: string): string {
  const { mode, pickupPoint } = delivery
  const sentence = `AMIC : ${shortNameOf(parcel!)} ${brings[mode]} la commande ${number} un autre jour :`
  const days = [dayWithHours(day, pickupPoint?.openingHours), formatWeekday(day)]
  return withMore(sentence, ...days).slice(0, MAX_TEXT_LENGTH)
}

function writeShortage(order: Order, [parcel]: readonly Parcel[]): string {
  const sentence = `AMIC : ${shortNameOf(parcel!)} a moins que prévu pour la commande ${order.number}. Nouveau prix : ${formatFcfa(parcel!.subtotal)}.`
  return withMore(sentence, 'Vous pouvez annuler ce colis sur le site').slice(0, MAX_TEXT_LENGTH)
}

/** Appends the first of the sentences that fits into one SMS, or none. */
function withMore(start: string, ...more: readonly string[]): string {
  const longer = more.filter(Boolean).map(sentence => gsmText(`${start} ${sentence}.`))
  return longer.find(text => text.length <= MAX_TEXT_LENGTH) ?? gsmText(start)
}

/** Two wordings of the planned days: with the opening hours of the pickup point, and without. */
const daysOf = (order: Order, concerned: readonly Parcel[]): string[] => [
  plannedWords(order, concerned),
  plannedWords({ ...order, delivery: { mode: order.delivery.mode } }, concerned),
]

/** Appends the pickup point, then the planned days, as far as they fit. */
const withPlaceAndDay = (order: Order, concerned: readonly Parcel[], start: string): string => {
  const { pickupPoint } = order.delivery
  const withPlace = pickupPoint ? withMore(start, `Lieu : ${pickupPoint.name}`) : start
  return withMore(withPlace, ...daysOf(order, concerned))
}

/** Shortens names of vendors rather than cutting off a code. */
function writeOnItsWay(order: Order, concerned: readonly Parcel[], codes: Codes): string {
  const state = order.delivery.mode === 'pickup' ? 'est prête au retrait' : 'est en route'
  const [only, ...others] = concerned.filter(({ id }) => codes.has(id))
  if (!only) return textOfStep(order, 'shipped')(nameOf(order, concerned))
  if (others.length === 0) {
    const occasion = deliveryModeFacts[order.delivery.mode].occasion.toLowerCase()
    return `AMIC : la ${nameOf(order, concerned)} ${state}. Code à donner ${occasion} : ${codes.get(only.id)}.`
  }
  const beginning = `AMIC : la commande ${order.number} ${state}. Codes : `
  const room = Math.floor((MAX_TEXT_LENGTH - beginning.length) / (others.length + 1))
  const phrases = [only, ...others].map(
    ({ id, vendor }) => `${codes.get(id)} ${vendor.businessName.slice(0, Math.max(0, room - 7)).trimEnd()}`,
  )
  return `${beginning}${phrases.join(', ')}.`
}

/**
 * Writes a text about an order; null when it is outdated: a later text contains the new status.
 * @param codes delivery codes of the parcels under way
 */
export function writeOrderText(
  order: Order,
  { parcelIds, status, day }: OrderTextAbout,
  codes: Codes,
): string | null {
  const concerned = order.parcels.filter(({ id }) => parcelIds.includes(id))
  if (!isTrue(order, concerned, { status, day })) return null
  if (status === 'day') return movedDay(order, concerned, day ?? '')
  if (status === 'lowered') return writeShortage(order, concerned)
  if (status === 'shipped') return withPlaceAndDay(order, concerned, writeOnItsWay(order, concerned, codes))
  if (status === 'received') return writeReceived(order, concerned)
  const start = wordsOf(order, concerned, status)(nameOf(order, concerned))
  const days = status === 'confirmed' ? daysOf(order, concerned) : []
  return withMore(start, ...days).slice(0, MAX_TEXT_LENGTH)
}

/** Contains the longest wording of the planned days that fits. */
function writeReceived(order: Order, concerned: readonly Parcel[]): string {
  const texts = daysOf(order, concerned).map(days => gsmText(receivedOn(days)(nameOf(order, concerned))))
  return (texts.find(({ length }) => length <= MAX_TEXT_LENGTH) ?? texts[0]!).slice(0, MAX_TEXT_LENGTH)
}

function wordsOf(order: Order, concerned: readonly Parcel[], status: OrderStatus): Words {
  if (wasCancelledUnanswered(order, concerned)) return unanswered
  if (status === 'pending' && order.payBefore) return toPayAgain(order.payBefore)
  const isUnproven = concerned.some(({ deliveredWith }) => deliveredWith === 'none')
  return isUnproven ? withoutCode(order.delivery.mode) : textOfStep(order, status)
}
