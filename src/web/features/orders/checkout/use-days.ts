import { useQueries } from '@tanstack/react-query'
import { OFFERED_DAYS } from '#contract/delivery/facts.ts'
import { nextDeliveryDays } from '#contract/delivery/next-delivery-days.ts'
import type { Calendar } from '#contract/delivery/schemas.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import type { CartVendor } from '#web/features/orders/cart/use-cart-check.ts'
import type { CheckoutDelivery } from '#web/features/orders/checkout/use-delivery.ts'
import type { DaysRefused } from '#web/features/orders/checkout/use-place-order.ts'

/** The days of one producer's parcel. */
export type DaysOffered = {
  vendor: CartVendor
  /** Undefined until they are known; none where it does not deliver. */
  days: readonly string[] | undefined
  /** The first possible one unless another was chosen. */
  chosen: string | undefined
  /** Is that one a substitute for the day that the server refused? */
  isSubstitute?: boolean
  /** Until when the chosen day may be ordered. */
  orderBefore?: Date | undefined
  /** While nobody knows where it goes: the rounds of which one of its days will be. */
  rounds?: Calendar['rounds'] | undefined
}

/**
 * The days of each parcel, for where the order goes. What the server offered when it refused counts more than this browser's
 * clock.
 */
export function useDays(
  vendors: readonly CartVendor[],
  {
    draft,
    zoneId,
    placeId,
    openingHours,
  }: Pick<CheckoutDelivery, 'draft' | 'zoneId' | 'placeId' | 'openingHours'>,
  refused: DaysRefused | undefined,
): DaysOffered[] {
  const api = useApi()
  const calendars = useQueries({
    queries: vendors.map(({ id }) => apiQuery(api, 'getCalendar', { params: { id } })),
  })
  if (!zoneId) {
    return vendors.map((vendor, index) => ({
      vendor,
      days: undefined,
      chosen: undefined,
      rounds: calendars[index]?.data?.rounds,
    }))
  }
  const now = new Date()
  return vendors.map((vendor, index) => {
    const calendar = calendars[index]?.data
    const next =
      calendar &&
      nextDeliveryDays({
        rounds: calendar.rounds,
        closedDays: calendar.closedDays.map(({ date }) => date),
        zoneId,
        openingHours,
        now,
        count: OFFERED_DAYS,
      })
    const instead = refused?.placeId === placeId ? refused.days[vendor.id] : undefined
    const days = instead ?? next?.map(({ day }) => day)
    const wanted = draft.days?.[vendor.id]
    const isSubstitute = instead !== undefined && !(wanted && instead.includes(wanted))
    // What was sent before stands until the days are known: sent again, it is the same order.
    const chosen = wanted && days?.includes(wanted) !== false ? wanted : days?.[0]
    return {
      vendor,
      days,
      chosen,
      isSubstitute,
      orderBefore: next?.find(({ day }) => day === chosen)?.orderBefore,
    }
  })
}

/** As the order's body says them: those that are in sight, and those sent before of vendors that are not known yet. */
export const chosenDays = (
  offered: readonly DaysOffered[],
  { days }: CheckoutDelivery['draft'],
): Record<string, string> => ({
  ...days,
  ...Object.fromEntries(offered.flatMap(({ vendor, chosen }) => (chosen ? [[vendor.id, chosen]] : []))),
})
