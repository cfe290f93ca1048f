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
/** By the ids of their parcels. */
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

/** What is said otherwise of an order that is picked up. */
const pickupSteps: Partial<Record<OrderStatus, Words>> = {
  shipped: order => `AMIC : la ${order} est prête au retrait, aux heures du point.`,
  delivered: order => `AMIC : la ${order} est retirée. Bon appétit !`,
}

const stepOf = ({ delivery }: Order, status: OrderStatus): Words =>
  (delivery.mode === 'pickup' && pickupSteps[status]) || steps[status]

const unanswered: Words = order => `AMIC : la ${order} est annulée, sans réponse du producteur.`

const toPayAgain =
  (payBefore: string): Words =>
  order =>
    `AMIC : la ${order} est de nouveau à payer, avant ${formatTime(payBefore)}. Sans paiement, elle est annulée.`

/** Were these parcels cancelled because nobody answered? Only that cancels orders in cash by itself. */
const isSilence = (order: Order, concerned: readonly Parcel[]): boolean =>
  concerned.some(({ id, status }) => {
    // It may have been taken up again since, and cancelled by somebody.
    const last = order.events.findLast(({ parcelId, to }) => parcelId === id && to === 'cancelled')
    return status === 'cancelled' && last?.actor === 'system'
  })

/** "commande AMIC-000123", or with the producers of the parcels that are only a part of it. */
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
  // Of a parcel that is cancelled by now another one tells.
  if (status === 'lowered') return concerned.every(parcel => parcel.status !== 'cancelled')
  if (status === 'day')
    return concerned.every(parcel => parcel.status !== 'cancelled' && parcel.plannedOn === day)
  return concerned.every(parcel => parcel.status === status)
}

const shortNameOf = ({ vendor }: Parcel): string =>
  vendor.businessName.slice(0, MAX_VENDOR_NAME_LENGTH).trimEnd()

const brings: Record<DeliveryMode, string> = { home: 'vous livre', pickup: 'vous remet' }

function setPlannedDay({ number, delivery }: Order, [parcel]: readonly Parcel[], day: string): string {
  const { mode, pickupPoint } = delivery
  const sentence = `AMIC : ${shortNameOf(parcel!)} ${brings[mode]} la commande ${number} un autre jour :`
  const days = [dayWithHours(day, pickupPoint?.openingHours), formatWeekday(day)]
  return withMore(sentence, ...days).slice(0, MAX_TEXT_LENGTH)
}

function writeShortage(order: Order, [parcel]: readonly Parcel[]): string {
  const sentence = `AMIC : ${shortNameOf(parcel!)} a moins que prévu pour la commande ${order.number}. Nouveau prix : ${formatFcfa(parcel!.subtotal)}.`
  return withMore(sentence, 'Vous pouvez annuler ce colis sur le site').slice(0, MAX_TEXT_LENGTH)
}

/** One sentence more, as far as there is room: the first for which there is. */
function withMore(start: string, ...more: readonly string[]): string {
  const longer = more.filter(Boolean).map(sentence => gsmText(`${start} ${sentence}.`))
  return longer.find(text => text.length <= MAX_TEXT_LENGTH) ?? gsmText(start)
}

/** The days of some parcels, with the hours of the point, and in short. */
const daysOf = (order: Order, concerned: readonly Parcel[]): string[] => [
  plannedWords(order, concerned),
  plannedWords({ ...order, delivery: { mode: order.delivery.mode } }, concerned),
]

/** Says where to go, and when; where there is room for one of both, where. */
const withPlaceAndDay = (order: Order, concerned: readonly Parcel[], start: string): string => {
  const { pickupPoint } = order.delivery
  const withPlace = pickupPoint ? withMore(start, `Lieu : ${pickupPoint.name}`) : start
  return withMore(withPlace, ...daysOf(order, concerned))
}

/** Shorter names of producers rather than a code that is cut off. */
function writeOnItsWay(order: Order, concerned: readonly Parcel[], codes: Codes): string {
  const state = order.delivery.mode === 'pickup' ? 'est prête au retrait' : 'est en route'
  const [only, ...others] = concerned.filter(({ id }) => codes.has(id))
  if (!only) return stepOf(order, 'shipped')(nameOf(order, concerned))
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
 * The words of a text about an order; null when it is no longer true: a later one tells what is.
 * @param codes what the customer says at the door, of parcels that are under way
 */
export function writeOrderText(
  order: Order,
  { parcelIds, status, day }: OrderTextAbout,
  codes: Codes,
): string | null {
  const concerned = order.parcels.filter(({ id }) => parcelIds.includes(id))
  if (!isTrue(order, concerned, { status, day })) return null
  if (status === 'day') return setPlannedDay(order, concerned, day ?? '')
  if (status === 'lowered') return writeShortage(order, concerned)
  if (status === 'shipped') return withPlaceAndDay(order, concerned, writeOnItsWay(order, concerned, codes))
  if (status === 'received') return writeReceived(order, concerned)
  const start = wordsOf(order, concerned, status)(nameOf(order, concerned))
  const days = status === 'confirmed' ? daysOf(order, concerned) : []
  return withMore(start, ...days).slice(0, MAX_TEXT_LENGTH)
}

/** With its days in the middle, as they fit. */
function writeReceived(order: Order, concerned: readonly Parcel[]): string {
  const texts = daysOf(order, concerned).map(days => gsmText(receivedOn(days)(nameOf(order, concerned))))
  return (texts.find(({ length }) => length <= MAX_TEXT_LENGTH) ?? texts[0]!).slice(0, MAX_TEXT_LENGTH)
}

function wordsOf(order: Order, concerned: readonly Parcel[], status: OrderStatus): Words {
  if (isSilence(order, concerned)) return unanswered
  if (status === 'pending' && order.payBefore) return toPayAgain(order.payBefore)
  const isUnproven = concerned.some(({ deliveredWith }) => deliveredWith === 'none')
  return isUnproven ? withoutCode(order.delivery.mode) : stepOf(order, status)
}
