import { type DeliveryMode, deliveryModeFacts } from '../delivery/facts.ts'
import { hoursOn, type Opening } from '../delivery/opening-hours.ts'
import { formatWeekday } from '../delivery/weekday-words.ts'
import { inSequence } from '../french/in-sequence.ts'
import { isUnderWay, type OrderStatus } from './facts.ts'

type PlannedParcel = { status: OrderStatus; plannedOn: string | null }

/** The days on which what is still to come of an order arrives, each once, the next one first. */
export const plannedDays = (parcels: readonly PlannedParcel[]): string[] =>
  [
    ...new Set(
      parcels.flatMap(({ status, plannedOn }) => (plannedOn && isUnderWay(status) ? [plannedOn] : [])),
    ),
  ].sort()

/**
 * In which order a vendor's parcels come: what waits for its answer, then day by day, those of one day as they were ordered, what is over
 * from the latest on.
 */
export const dayParts = ['toAnswer', 'today', 'late', 'toCome', 'withoutDay', 'over'] as const
export type DayPart = (typeof dayParts)[number]

/** Where a parcel stands in the list of its vendor, on this day; `isToAnswer` where the vendor may confirm it. */
export function dayPartOf(
  { status, plannedOn, isToAnswer }: PlannedParcel & { isToAnswer: boolean },
  today: string,
): DayPart {
  if (isToAnswer) return 'toAnswer'
  if (!isUnderWay(status)) return 'over'
  if (plannedOn === null) return 'withoutDay'
  if (plannedOn === today) return 'today'
  return plannedOn < today ? 'late' : 'toCome'
}

type PlannedDelivery = {
  mode: DeliveryMode
  /** Where it is fetched; its hours are left out of what must be short. */
  pickupPoint?: { openingHours: readonly Opening[] } | null
}
type PlannedOrder = {
  parcels: readonly PlannedParcel[]
  delivery: PlannedDelivery
  /** Until when it waits for its online payment; null when it does not. */
  payBefore: string | null
}

/** "vendredi 27 novembre", "vendredi 27 novembre (8 h à 18 h)": a day, and when the point is open on it. */
export function dayWithHours(day: string, openingHours: readonly Opening[] = []): string {
  const hours = hoursOn(openingHours, day)
  return formatWeekday(day) + (hours && ` (${hours})`)
}

/**
 * "jeudi 26 novembre et vendredi 27 novembre", of what is fetched with the hours of its point: the days of what is still to
 * come; nothing where no day is known.
 */
export const dayWords = (
  parcels: readonly PlannedParcel[],
  { pickupPoint }: Pick<PlannedDelivery, 'pickupPoint'> = {},
): string => inSequence(plannedDays(parcels).map(day => dayWithHours(day, pickupPoint?.openingHours)))

/**
 * "Livraison vendredi 27 novembre", "Retrait vendredi 27 novembre (8 h à 18 h)"; nothing when no day is to come. What waits for its
 * payment is promised for once it is paid. Of some parcels, or of all.
 */
export function plannedWords({ parcels, delivery, payBefore }: PlannedOrder, which = parcels): string {
  const days = dayWords(which, delivery)
  return (
    days && `${deliveryModeFacts[delivery.mode].day} ${days}${payBefore === null ? '' : ', une fois payée'}`
  )
}
