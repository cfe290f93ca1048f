import { useQueries } from '@tanstack/react-query'
import { OFFERED_DAYS } from '#contract/delivery/facts.ts'
import { nextDeliveryDays } from '#contract/delivery/next-delivery-days.ts'
import type { Calendar } from '#contract/delivery/schemas.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import type { CartVendor } from '#web/features/orders/cart/use-cart-check.ts'
import type { CheckoutDelivery } from '#web/features/orders/checkout/use-delivery.ts'
import type { DaysRefused } from '#web/features/orders/checkout/use-place-order.ts'

/** The days of one vendor's parcel. */
export type DaysOffered = {
  vendor: CartVendor
  /** Undefined until loaded; empty where it does not deliver. */
  days: readonly string[] | undefined
  /** The chosen day, by default the first possible one. */
  chosen: string | undefined
  /** True when it replaces a day that the server refused. */
  isSubstitute?: boolean
  /** Order deadline of the chosen day. */
  orderBefore?: Date | undefined
  /** While no place is chosen: the rounds among which its day will be. */
  rounds?: Calendar['rounds'] | undefined
}

/**
 * The delivery days of each parcel at the place of the order. Days that the server offered in a refusal replace those computed
 * with this browser's clock.
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
    // Days sent before are kept until the days are loaded: a resent order must be the same.
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

/** Days as the request body has them: those shown, and those sent before of vendors that are not loaded yet. */
export const chosenDays = (
  offered: readonly DaysOffered[],
  { days }: CheckoutDelivery['draft'],
): Record<string, string> => ({
  ...days,
  ...Object.fromEntries(offered.flatMap(({ vendor, chosen }) => (chosen ? [[vendor.id, chosen]] : []))),
})
