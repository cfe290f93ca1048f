import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { plannedWords } from '#contract/orders/planned-days.ts'
import type { Order, Parcel } from '#contract/orders/schemas.ts'
import type { StepEvent } from '#web/features/orders/order-steps.ts'
import { cx } from '#web/ui/cx.ts'

/** What is to be known of an order to tell on which days it arrives. */
export type TrackedDays = Pick<Order, 'payBefore'> & {
  delivery: Pick<Order['delivery'], 'mode' | 'pickupPoint'>
  parcels: readonly (Pick<Parcel, 'id' | 'status' | 'plannedOn'> & {
    vendor: Pick<Parcel['vendor'], 'businessName'>
  })[]
  events: readonly StepEvent[]
}

type Props = { order: TrackedDays; parcels?: TrackedDays['parcels']; className: string }

/**
 * When what is still to come of an order, or of some of its parcels, arrives; of a single one whose vendor moved the day, from
 * which one, and why.
 */
export function PlannedDay({ order, parcels = order.parcels, className }: Props) {
  const words = plannedWords(order, parcels)
  const single = parcels.length === 1 ? parcels[0]?.id : undefined
  const moved = order.events.findLast(({ kind, parcelId }) => kind === 'day' && parcelId === single)
  return (
    words && (
      <p className={cx('text-leaf-800', className)}>
        {words}
        {moved?.from && (
          <span className="block font-sans text-sm font-normal text-ink-soft">
            Jour changé, d’abord prévu {formatWeekday(moved.from)}
            {moved.reason && ` : ${moved.reason}`}
          </span>
        )}
      </p>
    )
  )
}

/** The first thing that one wants to know of an order, where its page begins. */
export const ArrivalDay = ({ order }: { order: TrackedDays }) => (
  <PlannedDay order={order} className="mt-4 text-xl font-semibold" />
)
