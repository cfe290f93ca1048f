import { OFFERED_DAYS } from '#contract/delivery/facts.ts'
import { nextDeliveryDays } from '#contract/delivery/next-delivery-days.ts'
import type { Opening } from '#contract/delivery/opening-hours.ts'
import type { VendorCalendar } from '../../delivery/public.ts'
import { refuse } from '../../http/refuse.ts'

type DaysWanted = {
  /** Of every vendor of the order. */
  calendars: readonly VendorCalendar[]
  closedDays: readonly string[]
  /** Null for free-text addresses: every round counts. */
  zoneId: string | null
  /** Of the pickup point; empty for home delivery. */
  openingHours: readonly Opening[]
  /** Days chosen by the customer, by vendor. */
  wanted: Readonly<Record<string, string>>
  now: Date
}

/**
 * The day of each vendor's parcel: the chosen one, else the first possible one; null for a free-text address when the vendor has
 * no round.
 * @throws Refused `zone_not_served_by`, then `day_unavailable`
 */
export function planDays({ calendars, wanted, ...question }: DaysWanted): Map<string, string | null> {
  const possible = calendars.map(calendar => ({
    ...calendar,
    // Without a choice only the first is needed.
    days: possibleDays(calendar, question, wanted[calendar.vendorId] === undefined ? 1 : Infinity),
  }))
  const absent = possible.filter(({ days }) => days.length === 0)
  if (question.zoneId !== null && absent.length > 0) {
    refuse('zone_not_served_by', {
      vendors: absent.map(({ vendorId, businessName }) => ({ id: vendorId, businessName })),
    })
  }
  const refused = possible.filter(({ vendorId, days }) => {
    const day = wanted[vendorId]
    return day !== undefined && !days.includes(day)
  })
  if (refused.length > 0) {
    refuse('day_unavailable', {
      days: Object.fromEntries(refused.map(({ vendorId, days }) => [vendorId, days.slice(0, OFFERED_DAYS)])),
    })
  }
  return new Map(possible.map(({ vendorId, days: [first = null] }) => [vendorId, wanted[vendorId] ?? first]))
}

/** Possible delivery days of a vendor's parcel, ascending; all by default. */
export const possibleDays = (
  { rounds }: Pick<VendorCalendar, 'rounds'>,
  question: Pick<DaysWanted, 'closedDays' | 'zoneId' | 'openingHours' | 'now'>,
  count = Infinity,
): string[] => nextDeliveryDays({ ...question, rounds, count }).map(({ day }) => day)
