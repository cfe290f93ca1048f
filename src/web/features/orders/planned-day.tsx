import { dayOf } from '#contract/day-of.ts'
import { deliveryModeFacts } from '#contract/delivery/facts.ts'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { type ArrivalLine, arrivalLines, canArriveOn } from '#contract/orders/planned-days.ts'
import type { Order, Parcel } from '#contract/orders/schemas.ts'
import { CallVendor } from '#web/features/orders/call-vendor.tsx'
import { movedDay } from '#web/features/orders/moved-day.ts'
import type { StepEvent } from '#web/features/orders/order-steps.ts'
import { cx } from '#web/ui/cx.ts'

/** What is to be known of an order to tell on which days it arrives. */
export type TrackedDays = Pick<Order, 'payBefore'> & {
  delivery: Pick<Order['delivery'], 'mode' | 'pickupPoint'>
  parcels: readonly (Pick<Parcel, 'id' | 'status' | 'plannedOn' | 'deliveryCode'> & {
    /** Whoever follows another’s order by a link is not told the number. */
    vendor: Pick<Parcel['vendor'], 'businessName'> & Partial<Parcel['vendor']>
  })[]
  events: readonly StepEvent[]
}

type Parcels = Pick<TrackedDays['parcels'][number], 'status' | 'plannedOn'>[]
type LinesProps = {
  order: Pick<TrackedDays, 'payBefore' | 'delivery'> & { parcels: Readonly<Parcels> }
  /** Those of which it is said; all without them. */
  parcels?: Readonly<Parcels>
}

const linesOf = ({ order, parcels }: LinesProps) => arrivalLines(order, new Date(), parcels)

const Lines = ({ lines }: { lines: readonly ArrivalLine[] }) =>
  lines.map(({ words, isLate }) => (
    <span key={words} className={cx('block', isLate ? 'text-warning' : 'text-leaf-800')}>
      {words}
    </span>
  ))

/** When what is still to come of an order, or of some of its parcels, arrives; what is late first. */
export function ArrivalLines({ withoutDay, ...which }: LinesProps & { withoutDay?: string | undefined }) {
  const lines = linesOf(which)
  // Nothing at all where nothing is said: what it stands in hides when it is empty.
  return lines.length > 0 ? <Lines lines={lines} /> : withoutDay
}

type Props = {
  order: TrackedDays
  parcels?: TrackedDays['parcels']
  className: string
  /** What it stands in is called by the day. */
  isTold?: boolean
  /** How to call who brings it stands beside it already. */
  withoutCall?: boolean
}

/** The same, and of a single parcel: from which day its vendor moved it, and why; of a late one, how to ask. */
export function PlannedDay({
  order,
  parcels = order.parcels,
  className,
  isTold = false,
  withoutCall = false,
}: Props) {
  const lines = linesOf({ order, parcels })
  const single = parcels.length === 1 ? parcels[0] : undefined
  const moved = movedDay(order.events, single?.id)
  if (lines.length === 0) return null
  return (
    <div className={cx(className, 'empty:hidden')}>
      {!isTold && <Lines lines={lines} />}
      {moved && (
        <p className="font-sans text-sm font-normal text-ink-soft">
          Jour changé, d’abord prévu {formatWeekday(moved.from)}
          {moved.reason && `\u00a0: ${moved.reason}`}
        </p>
      )}
      {single && !withoutCall && lines.some(({ isLate }) => isLate) && <CallVendor vendor={single.vendor} />}
    </div>
  )
}

/** Do all parcels of an order that are to come arrive alike? Its name says it then. */
export const arriveAlike = (order: TrackedDays): boolean => linesOf({ order }).length < 2

/** What is said at the door, where the parcel may be there today: nobody opens a page more for it then. */
export function CodesOfToday({ order, parcels = order.parcels }: Omit<Props, 'className'>) {
  if (order.payBefore !== null) return null
  const today = dayOf(new Date())
  return parcels
    .filter(parcel => canArriveOn(parcel, today))
    .map(
      ({ id, deliveryCode }) =>
        deliveryCode && (
          <p key={id} className="mb-3 flex items-baseline gap-x-2">
            <span className="text-ink-soft">Code de {deliveryModeFacts[order.delivery.mode].noun}</span>
            <span className="nums text-xl font-bold tracking-[0.15em] text-leaf-800">{deliveryCode}</span>
          </p>
        ),
    )
}
