import { CircleX } from 'lucide-react'
import type { DeliveryMode } from '#contract/delivery/facts.ts'
import { formatDateTime, formatDayAndMonth, formatTime } from '#contract/french/dates.ts'
import { ofName } from '#contract/of-name.ts'
import { cancelledBy } from '#contract/orders/cancelled-words.ts'
import { type OrderStatus, orderStatusFacts } from '#contract/orders/facts.ts'
import { statusWords } from '#contract/orders/mode-words.ts'
import { byDay } from '#contract/orders/planned-days.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { orderSteps, type Step, type StepEvent } from '#web/features/orders/order-steps.ts'
import { arriveAlike, CodesOfToday, PlannedDay, type TrackedDays } from '#web/features/orders/planned-day.tsx'
import { cx } from '#web/ui/cx.ts'
import { Check } from '#web/ui/icons.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

type Props = {
  /** Status of the parcel, or of an order with one parcel. */
  status: OrderStatus
  mode: DeliveryMode
  orderedAt: string
  events: readonly StepEvent[]
  /** The parcel, when there are several. */
  parcelId?: string
  /** Accessible name of the list: "Suivi du colis de Ferme de Yao". */
  label?: string
  /** Awaiting payment: no step is complete. */
  isToPay?: boolean
  look?: Look
  /** The vendor, and the payment outcome of a cancelled parcel. */
  vendor?: string | undefined
  money?: string | null | undefined
}

/** `short`: horizontal on phones too, without times, for lists. `row`: one of several on the order page, vertical on phones. */
type Look = 'full' | 'short' | 'row'

// Without the year, which is shown above.
const momentOf = (at: string) => `${formatDayAndMonth(at)} à ${formatTime(at)}`

const looks = {
  full: {
    list: 'grid sm:grid-cols-[repeat(4,minmax(0,1fr))]',
    step: 'flex gap-3 pb-5 last:pb-0 sm:flex-col sm:items-center sm:gap-2 sm:px-0.5 sm:pb-0 sm:text-center',
    line: 'top-7 bottom-0 left-[13px] w-0.5 sm:top-[13px] sm:right-[calc(14px-50%)] sm:bottom-auto sm:left-[calc(50%+14px)] sm:h-0.5 sm:w-auto',
    words: 'leading-snug',
    at: 'text-sm',
    moment: momentOf,
    day: 'mb-4 font-semibold',
  },
  row: {
    list: 'steps-in-row',
    step: 'step-in-row',
    line: 'top-[13px] right-0 left-7 h-0.5 sm:right-[calc(14px-50%)] sm:left-[calc(50%+14px)]',
    words: 'text-xs leading-tight max-[22rem]:text-[0.6875rem] sm:text-base sm:leading-snug',
    at: 'text-sm max-sm:sr-only',
    moment: momentOf,
    day: 'mb-3 font-semibold',
  },
  short: {
    // The last label is aligned with its circle.
    list: 'mt-2 grid grid-cols-[repeat(3,minmax(0,1fr))_1.75rem]',
    step: 'flex flex-col gap-1 pr-1 last:items-end last:pr-0 last:text-right last:whitespace-nowrap',
    line: 'top-[13px] right-0 left-7 h-0.5',
    words: 'text-xs leading-tight max-[22rem]:text-[0.6875rem] sm:text-sm',
    at: 'max-sm:sr-only',
    moment: formatDayAndMonth,
    day: 'font-display text-[clamp(1rem,5vw,1.25rem)] leading-tight font-bold',
  },
}

/** The completed and coming steps of a parcel; a cancelled one shows that instead. */
function OrderTimeline({
  status,
  mode,
  orderedAt,
  events,
  parcelId,
  label = 'Suivi de la commande',
  isToPay = false,
  look = 'full',
  vendor,
  money,
}: Props) {
  const steps = orderSteps({ status, orderedAt, events, parcelId, isToPay })
  if (status === 'cancelled') {
    return (
      <Cancelled
        step={steps.at(-1)}
        words={parcelId ? 'Colis annulé' : orderStatusFacts.cancelled.step}
        vendor={vendor}
        money={money}
      />
    )
  }
  return (
    <ol aria-label={label} className={looks[look].list}>
      {steps.map((step, index) => (
        <TimelineStep
          key={step.status}
          step={step}
          words={statusWords(step.status, mode).step}
          isCurrent={step.status === status && !isToPay}
          isLast={index === steps.length - 1}
          look={looks[look]}
        />
      ))}
    </ol>
  )
}

type StepProps = {
  step: Step
  words: string
  isCurrent: boolean
  isLast: boolean
  look: (typeof looks)[Look]
}

function TimelineStep({ step, words, isCurrent, isLast, look }: StepProps) {
  return (
    <li aria-current={isCurrent ? 'step' : undefined} className={cx('relative', look.step)}>
      {!isLast && (
        <span
          aria-hidden
          className={cx('absolute', look.line, step.isDone && !isCurrent ? 'bg-leaf-700' : 'bg-line')}
        />
      )}
      <span
        className={cx(
          'relative grid size-7 shrink-0 place-items-center rounded-full',
          step.isDone ? 'bg-leaf-700 text-white' : 'bg-white text-ink-soft ring-2 ring-line ring-inset',
        )}
      >
        {step.isDone && <Check aria-hidden className="size-4" strokeWidth={3} />}
      </span>
      <span className={cx('min-w-0', look.words)}>
        <span className={cx('block', step.isDone ? 'font-semibold' : 'text-ink-soft')}>
          {words}
          <VisuallyHidden>{step.isDone ? '\u00a0: fait' : '\u00a0: à venir'}</VisuallyHidden>
        </span>
        {step.at && <span className={cx('block text-ink-soft', look.at)}>{look.moment(step.at)}</span>}
      </span>
    </li>
  )
}

type CancelledProps = { step: Step | undefined; words: string } & Pick<Props, 'vendor' | 'money'>

function Cancelled({ step, words, vendor, money }: CancelledProps) {
  const by = step?.actor && cancelledBy(step.actor, vendor)
  return (
    <p className="flex gap-3 rounded-field bg-danger-tint p-4 text-danger">
      <CircleX aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">
        <span className="block font-semibold">{[words, by].filter(Boolean).join(' ')}</span>
        {step?.at && <span className="block text-sm">{formatDateTime(step.at)}</span>}
        {step?.reason && <span className="block text-sm">{step.reason}</span>}
        {money && <span className="mt-1 block font-semibold">{money}</span>}
      </span>
    </p>
  )
}

type Tracked = TrackedDays & Pick<Order, 'status' | 'createdAt'>
type TimelinesProps = { order: Tracked; look?: Exclude<Look, 'row'> } & Pick<Props, 'money'>

/**
 * The timeline of an order; with several vendors one per parcel, each with its day. For a single parcel the page has shown the
 * day before; where it is `short`, the heading above has the days.
 */
export function OrderTimelines({ order, look = 'full', money }: TimelinesProps) {
  const { parcels, events, createdAt, status, delivery } = order
  const isToPay = order.payBefore !== null
  if (parcels.length < 2) {
    return (
      <>
        {isToPay && <WaitsForPayment />}
        {look === 'short' && <PlannedDay order={order} isTold className={looks.short.day} />}
        {look === 'short' && <CodesOfToday order={order} />}
        <OrderTimeline
          status={status}
          mode={delivery.mode}
          orderedAt={createdAt}
          events={events}
          isToPay={isToPay}
          look={look}
          vendor={parcels[0]?.vendor.businessName}
          money={money}
        />
      </>
    )
  }
  const lookOfEach = look === 'full' ? 'row' : look
  return (
    <ul className={cx('grid', look === 'full' ? 'gap-6' : 'gap-4')}>
      {isToPay && (
        <li>
          <WaitsForPayment />
        </li>
      )}
      {byDay(parcels).map(parcel => (
        <li key={parcel.id}>
          <p className="font-semibold">Colis {ofName(parcel.vendor.businessName)}</p>
          <PlannedDay
            order={order}
            parcels={[parcel]}
            isTold={look === 'short' && arriveAlike(order)}
            className={looks[lookOfEach].day}
          />
          {look === 'short' && <CodesOfToday order={order} parcels={[parcel]} />}
          <ParcelTimeline order={order} parcel={parcel} look={lookOfEach} />
        </li>
      ))}
    </ul>
  )
}

type ParcelTimelineProps = { order: Tracked; parcel: Tracked['parcels'][number]; look?: 'row' | 'short' }

/** The timeline of one of several parcels. */
export function ParcelTimeline({ order, parcel, look = 'row' }: ParcelTimelineProps) {
  return (
    <OrderTimeline
      status={parcel.status}
      mode={order.delivery.mode}
      orderedAt={order.createdAt}
      events={order.events}
      parcelId={parcel.id}
      isToPay={order.payBefore !== null}
      look={look}
      vendor={parcel.vendor.businessName}
      label={`Suivi du colis ${ofName(parcel.vendor.businessName)}`}
    />
  )
}

export const WaitsForPayment = () => (
  <p className="mb-4 text-ink-soft">Le producteur prépare la commande dès que le paiement est reçu.</p>
)
