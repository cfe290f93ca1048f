import { StickyNote } from 'lucide-react'
import { deliveryModeFacts } from '#contract/delivery/facts.ts'
import { hoursOn } from '#contract/delivery/opening-hours.ts'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { customerName } from '#contract/orders/customer-name.ts'
import { itemQuantity } from '#contract/orders/item-words.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { MapLink, RecipientPhone } from '#web/features/delivery/recipient.tsx'
import { OrderStatusBadge } from '#web/features/orders/order-status-badge.tsx'
import { DoorForm } from '#web/features/orders/vendor/door-form.tsx'
import { moneyWords } from '#web/features/orders/vendor/money-words.ts'
import { inParcel } from '#web/features/orders/vendor/packing-list.ts'
import { promisedDayOf } from '#web/features/orders/vendor/promised-day.ts'
import { QueuedActionNotice, QueuedActionStatus } from '#web/features/orders/vendor/queued-action-notice.tsx'
import { withoutCode } from '#web/features/orders/vendor/queued-actions.ts'
import type { StoredRun } from '#web/features/orders/vendor/run/stored-run.ts'
import { useOrderActions } from '#web/features/orders/vendor/use-order-actions.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFocusOnChange } from '#web/ui/forms/use-focus-on-change.ts'
import { Check, Store } from '#web/ui/icons.ts'
import { ArrowDown, ArrowUp } from '#web/ui/signed-in/icons.ts'

type Props = {
  order: Order
  vendor: StoredRun['vendor']
  /** Undefined of what waits at its pickup point: nobody drives to it. */
  place?: { number: number; isFirst: boolean; isLast: boolean }
  /** It is still to be delivered; else that is noted, and tells itself. */
  isLeft: boolean
  today: string
  /** Puts it one place earlier, -1, or later, 1. */
  move?: (by: -1 | 1) => void
}

/** One stop: to whom and where, what is taken out of the car and into the purse, and the code. */
export function RunStop({ order, vendor, place, isLeft, today, move }: Props) {
  const actions = useOrderActions(order, vendor.id)
  const state = [order.status, actions.kept?.act, actions.kept?.refusal].join()
  const Heading = place ? 'h2' : 'h3'
  const heading = useFocusOnChange<HTMLHeadingElement>(state)
  const { number, delivery, customer, notes } = order
  const day = promisedDayOf(order)
  const hours = hoursOn(delivery.pickupPoint?.openingHours ?? [], today)
  return (
    <li className="rounded-card bg-white p-4 shadow-card ring-1 ring-line sm:p-6">
      <article
        aria-labelledby={`stop-${order.id}`}
        className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-4 lg:grid-cols-2 lg:gap-x-10"
      >
        <header className="flex items-start gap-3 lg:col-span-2">
          <span
            aria-hidden
            className="nums grid size-10 shrink-0 place-items-center rounded-full bg-leaf-700 text-lg font-semibold text-white"
          >
            {isLeft ? (place?.number ?? <Store className="size-5" />) : <Check className="size-5" />}
          </span>
          <div className="min-w-0 grow">
            <Heading ref={heading} tabIndex={-1} id={`stop-${order.id}`} className="text-xl">
              {delivery.recipientName ?? customerName(customer)}
            </Heading>
            <p className="nums flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
              {number}
              {isLeft && <OrderStatusBadge status={order.status} mode={delivery.mode} isSmall />}
              {place && day !== null && day < today && (
                <Badge tone="warning" isSmall>
                  Prévu {formatWeekday(day)}
                </Badge>
              )}
            </p>
          </div>
          {isLeft && place && move && <Moves order={order} place={place} move={move} />}
        </header>
        <div>
          <p>{order.deliveryAddress}</p>
          {hours && <p className="font-semibold">Aujourd’hui&nbsp;: {hours}</p>}
          <p className="flex flex-wrap gap-x-6">
            <RecipientPhone delivery={delivery} />
            <MapLink delivery={delivery} />
          </p>
          {notes && (
            <p className="flex items-start gap-2 rounded-lg bg-mango-100 p-2">
              <StickyNote aria-hidden className="mt-0.5 size-5 shrink-0 text-laterite-700" />
              <span className="min-w-0 whitespace-pre-line">{notes}</span>
            </p>
          )}
        </div>
        <ul className="rounded-field bg-paper px-4 py-2 lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:self-start">
          {order.items.filter(inParcel).map(item => (
            <li key={item.id} className="flex justify-between gap-4 py-1">
              <span className="min-w-0">{item.product.name}</span>
              <span className="nums whitespace-nowrap">{itemQuantity(item)}</span>
            </li>
          ))}
          <li className="nums mt-1 border-t border-line pt-2 font-semibold">{moneyWords(order)}</li>
        </ul>
        <div className="lg:col-start-1 lg:self-end">
          <QueuedActionStatus kept={actions.kept} />
          <StopActions order={order} actions={actions} />
        </div>
      </article>
    </li>
  )
}

type MovesProps = Required<Pick<Props, 'order' | 'place' | 'move'>>

/** Puts the stop before the one above it, or after the one below. */
function Moves({ order: { number, delivery }, place, move }: MovesProps) {
  const { handOver } = deliveryModeFacts[delivery.mode]
  return (
    <div className="-mr-2 flex shrink-0 sm:mr-0 sm:gap-1">
      <Button
        variant="quiet"
        size="small"
        className="min-w-11 max-sm:px-0"
        aria-label={`${handOver} ${number} plus tôt`}
        aria-disabled={place.isFirst}
        onClick={() => move(-1)}
      >
        <ArrowUp aria-hidden className="size-5" />
      </Button>
      <Button
        variant="quiet"
        size="small"
        className="min-w-11 max-sm:px-0"
        aria-label={`${handOver} ${number} plus tard`}
        aria-disabled={place.isLast}
        onClick={() => move(1)}
      >
        <ArrowDown aria-hidden className="size-5" />
      </Button>
    </div>
  )
}

type ActsProps = { order: Order; actions: ReturnType<typeof useOrderActions> }

function StopActions({ order, actions: { kept, removeQueued, move, pending, isSettling } }: ActsProps) {
  const leftUnsent = kept?.act === 'shipped' && kept.refusal === undefined
  if (kept && !leftUnsent) {
    return (
      <QueuedActionNotice
        kept={kept}
        onForget={removeQueued}
        onWithoutCode={() => {
          removeQueued()
          void move('delivered', withoutCode(kept))
        }}
      />
    )
  }
  if (!leftUnsent && order.can.moveTo.includes('shipped')) {
    return (
      <Button
        variant="secondary"
        isWide
        disabled={isSettling}
        aria-label={pending ? undefined : `Partir avec ce colis\u00a0: ${order.number}`}
        pendingWord={pending === 'shipped' && 'Enregistrement…'}
        onClick={() => void move('shipped')}
      >
        Partir avec ce colis
      </Button>
    )
  }
  if (!leftUnsent && !order.can.moveTo.includes('delivered')) return null
  return (
    <>
      {leftUnsent && (
        <p className="text-sm text-ink-soft">
          Le départ est noté ici. Il partira quand la connexion reviendra.
        </p>
      )}
      <DoorForm
        order={order}
        deliver={how => move('delivered', { ...how, ...(leftUnsent && { departs: true }) })}
      />
    </>
  )
}
