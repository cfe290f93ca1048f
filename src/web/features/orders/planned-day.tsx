import { dayOf } from '#contract/day-of.ts'
import { deliveryModeFacts } from '#contract/delivery/facts.ts'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { type ArrivalLine, arrivalLines, canArriveOn } from '#contract/orders/planned-days.ts'
import type { Order, Parcel } from '#contract/orders/schemas.ts'
import { CallVendor } from '#web/features/orders/call-vendor.tsx'
import { movedDay } from '#web/features/orders/moved-day.ts'
import type { StepEvent } from '#web/features/orders/order-steps.ts'
import { cx } from '#web/ui/cx.ts'

/** The parts of an order from which its arrival days follow. */
export type TrackedDays = Pick<Order, 'payBefore'> & {
  delivery: Pick<Order['delivery'], 'mode' | 'pickupPoint'>
  parcels: readonly (Pick<Parcel, 'id' | 'status' | 'plannedOn' | 'deliveryCode'> & {
    /** Visitors with a tracking link do not see the phone number. */
    vendor: Pick<Parcel['vendor'], 'businessName'> & Partial<Parcel['vendor']>
  })[]
  events: readonly StepEvent[]
}

type Parcels = Pick<TrackedDays['parcels'][number], 'status' | 'plannedOn'>[]
type LinesProps = {
  order: Pick<TrackedDays, 'payBefore' | 'delivery'> & { parcels: Readonly<Parcels> }
  /** The parcels to show; all when undefined. */
  parcels?: Readonly<Parcels>
}

const linesOf = ({ order, parcels }: LinesProps) => arrivalLines(order, new Date(), parcels)

const Lines = ({ lines }: { lines: readonly ArrivalLine[] }) =>
  lines.map(({ words, isLate }) => (
    <span key={words} className={cx('block', isLate ? 'text-warning' : 'text-leaf-800')}>
      {words}
    </span>
  ))

/** When the open parcels of an order arrive; late ones first. */
export function ArrivalLines({ withoutDay, ...which }: LinesProps & { withoutDay?: string | undefined }) {
  const lines = linesOf(which)
  // Render nothing rather than an empty element: the parent hides when empty.
  return lines.length > 0 ? <Lines lines={lines} /> : withoutDay
}

type Props = {
  order: TrackedDays
  parcels?: TrackedDays['parcels']
  className: string
  /** The heading above already shows the day. */
  isTold?: boolean
  /** The call link is shown elsewhere. */
  withoutCall?: boolean
}

/** The same with details for a single parcel: the original day and reason when moved; when late, how to ask. */
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

/** Whether all open parcels arrive on the same day, which is then the title. */
export const arriveAlike = (order: TrackedDays): boolean => linesOf({ order }).length < 2

/** The delivery codes of parcels that may arrive today, to avoid opening the order. */
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
