import { dayOf } from '../day-of.ts'
import { type DeliveryMode, deliveryModeFacts } from '../delivery/facts.ts'
import { isOpenOn } from '../delivery/is-open-on.ts'
import { closedWords, hoursOn, type Opening, reopening } from '../delivery/opening-hours.ts'
import { formatDayFrom, formatWeekday } from '../delivery/weekday-words.ts'
import { counted } from '../french/counted.ts'
import { inSequence } from '../french/in-sequence.ts'
import { isUnderWay, type OrderStatus } from './facts.ts'

export type PlannedParcel = { status: OrderStatus; plannedOn: string | null }

/** The delivery days of the open parcels, unique, earliest first. */
export const plannedDays = (parcels: readonly PlannedParcel[]): string[] =>
  [
    ...new Set(
      parcels.flatMap(({ status, plannedOn }) => (plannedOn && isUnderWay(status) ? [plannedOn] : [])),
    ),
  ].sort()

/** Parcels by delivery day; those without one last. */
export const byDay = <Parcel extends Pick<PlannedParcel, 'plannedOn'>>(
  parcels: readonly Parcel[],
): Parcel[] => parcels.toSorted((one, other) => dayRank(one).localeCompare(dayRank(other)))
const dayRank = ({ plannedOn }: Pick<PlannedParcel, 'plannedOn'>) => plannedOn ?? '9999'

/**
 * Opening hours of the pickup point on the delivery days, one line per day: "aujourd’hui : 8 h à 18 h", "lundi 30 novembre : 8 h
 * à 12 h"; late parcels count as today. For today after closing time, when it opens again: "fermé depuis 12 h, rouvre lundi à 8
 * h". Empty without opening hours.
 * @param now time of reading
 */
export function hoursToCome(
  openingHours: readonly Opening[],
  parcels: readonly PlannedParcel[],
  now: Date,
): string[] {
  const today = dayOf(now)
  if (openingHours.length === 0) return []
  const dayToGo = ({ plannedOn }: PlannedParcel) =>
    plannedOn === null || plannedOn < today ? today : plannedOn
  const days = [...new Set(parcels.map(dayToGo))].sort()
  const hoursOf = (day: string) => (isOpenOn(openingHours, day) ? hoursOn(openingHours, day) : 'point fermé')
  return days.map(
    day =>
      (day === today && closedWords(openingHours, now)) ||
      `${formatDayFrom(day, today)}\u00a0: ${hoursOf(day)}`,
  )
}

/** Whether a parcel is ready at its pickup point. */
const waitsAtPoint = ({ status }: Pick<PlannedParcel, 'status'>, mode: DeliveryMode): boolean =>
  mode === 'pickup' && status === 'shipped'

/**
 * The groups of a vendor's parcel list, in order: to confirm; by day, then by order date; waiting at the point since a past day;
 * completed, latest first.
 */
export const dayParts = ['toAnswer', 'today', 'late', 'toCome', 'withoutDay', 'atPoint', 'over'] as const
export type DayPart = (typeof dayParts)[number]

type VendorParcel = PlannedParcel & {
  mode: DeliveryMode /** Whether the vendor may confirm it. */
  isToAnswer: boolean
}

/** The group of a parcel in its vendor's list, on this day. */
export function dayPartOf(parcel: VendorParcel, today: string): DayPart {
  if (parcel.isToAnswer) return 'toAnswer'
  if (!isUnderWay(parcel.status)) return 'over'
  const part = partOfDay(parcel.plannedOn, today)
  return part === 'late' && waitsAtPoint(parcel, parcel.mode) ? 'atPoint' : part
}

/** The group of a delivery day, for an open parcel. */
export function partOfDay(day: string | null, today: string): 'today' | 'late' | 'toCome' | 'withoutDay' {
  if (day === null) return 'withoutDay'
  if (day === today) return 'today'
  return day < today ? 'late' : 'toCome'
}

/** Whether an open parcel may be handed over on this day: it is due or already shipped. */
export const canArriveOn = ({ status, plannedOn }: PlannedParcel, day: string): boolean =>
  status === 'shipped' || (isUnderWay(status) && plannedOn !== null && plannedOn <= day)

type PlannedDelivery = {
  mode: DeliveryMode
  /** The pickup point; without its hours where space is short. */
  pickupPoint?: { openingHours: readonly Opening[] } | null
}
type PlannedOrder = {
  parcels: readonly PlannedParcel[]
  delivery: PlannedDelivery
  /** Deadline of the online payment; null when not awaited. */
  payBefore: string | null
}

/** Formats a day: absolute, or relative to today. */
type NameOfDay = (day: string) => string

/** "vendredi 27 novembre", "vendredi 27 novembre (8 h à 18 h)": a day with the opening hours of the pickup point. */
export function dayWithHours(
  day: string,
  openingHours: readonly Opening[] = [],
  nameOf: NameOfDay = formatWeekday,
): string {
  const hours = hoursOn(openingHours, day)
  return nameOf(day) + (hours && ` (${hours})`)
}

/**
 * "jeudi 26 novembre et vendredi 27 novembre": the delivery days of open parcels, for pickup with opening hours; empty when
 * unknown.
 */
export const dayWords = (
  parcels: readonly PlannedParcel[],
  { pickupPoint }: Pick<PlannedDelivery, 'pickupPoint'> = {},
  nameOf?: NameOfDay,
): string => inSequence(plannedDays(parcels).map(day => dayWithHours(day, pickupPoint?.openingHours, nameOf)))

/**
 * "Livraison vendredi 27 novembre", "Retrait vendredi 27 novembre (8 h à 18 h)"; undefined without an open day. While payment is
 * awaited, the day is promised on payment. For all parcels or some.
 */
export function plannedWords(
  { parcels, delivery, payBefore }: PlannedOrder,
  which = parcels,
  nameOf?: NameOfDay,
): string {
  const days = dayWords(which, delivery, nameOf)
  return days && `${deliveryModeFacts[delivery.mode].day} ${oncePaid(payBefore, days)}`
}

const oncePaid = (payBefore: PlannedOrder['payBefore'], days: string): string =>
  payBefore === null ? days : `${days}, après paiement`

/** A sentence about the arrival of parcels; `isLate` when overdue. */
export type ArrivalLine = { words: string; isLate: boolean }

/**
 * The same relative to today, one line per case: "En retard : livraison prévue jeudi 26 novembre", "À retirer depuis jeudi 26
 * novembre", "Livraison demain", "Livraison lundi 30 novembre" or, for several days, "Livraison de 3 colis à partir du lundi 30
 * novembre"; for pickup today after closing time, when it opens again: "Retrait dès lundi à 8 h". When one parcel is late and
 * another is not, each line has its count: "1 colis en retard : livraison prévue jeudi 26 novembre", "1 colis à venir : livraison
 * demain".
 * @param now time of reading
 */
export function arrivalLines(order: PlannedOrder, now: Date, which = order.parcels): ArrivalLine[] {
  const today = dayOf(now)
  const { mode } = order.delivery
  const isPast = ({ plannedOn }: PlannedParcel) =>
    order.payBefore === null && plannedOn !== null && plannedOn < today
  const coming = which.filter(({ status, plannedOn }) => isUnderWay(status) && plannedOn !== null)
  const late = coming.filter(parcel => isPast(parcel) && !waitsAtPoint(parcel, mode))
  const waiting = coming.filter(parcel => isPast(parcel) && waitsAtPoint(parcel, mode))
  const toCome = coming.filter(parcel => !isPast(parcel))
  const isOfSome = [late, waiting, toCome].filter(({ length }) => length > 0).length > 1
  const toComeLine = toComeWords(order, toCome, now)
  const lines = [
    {
      which: late,
      words: `En retard\u00a0: ${deliveryModeFacts[mode].planned.toLowerCase()} ${dayWords(late)}`,
      isLate: true,
    },
    { which: waiting, words: `À retirer depuis ${dayWords(waiting)}`, isLate: false },
    {
      which: toCome,
      words: isOfSome ? `À venir\u00a0: ${inSentence(toComeLine)}` : toComeLine,
      isLate: false,
    },
  ]
  return lines
    .filter(line => line.which.length > 0)
    .map(({ which: { length }, words, isLate }) => ({
      words: isOfSome ? `${counted(length, 'colis', 'colis')} ${inSentence(words)}` : words,
      isLate,
    }))
}

const inSentence = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

function toComeWords(order: PlannedOrder, which: readonly PlannedParcel[], now: Date): string {
  const { mode, pickupPoint } = order.delivery
  const today = dayOf(now)
  const nameOf = (day: string) => formatDayFrom(day, today)
  const [first, ...others] = plannedDays(which)
  const again = first === today && reopening(pickupPoint?.openingHours ?? [], now)
  if (again && others.length === 0) {
    return `${deliveryModeFacts[mode].day} dès ${oncePaid(order.payBefore, again)}`
  }
  if (!first || others.length === 0) return plannedWords(order, which, nameOf)
  const beginning = oncePaid(order.payBefore, again || dayWithHours(first, pickupPoint?.openingHours, nameOf))
  const from = beginning.startsWith('a') ? 'd’' : again || beginning.startsWith('demain') ? 'de ' : 'du '
  return `${deliveryModeFacts[mode].day} de ${counted(which.length, 'colis', 'colis')} à partir ${from}${beginning}`
}
