import { StickyNote } from 'lucide-react'
import { useState } from 'react'
import { hoursOn } from '#contract/delivery/opening-hours.ts'
import { itemQuantity } from '#contract/orders/item-words.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { phoneWords } from '#contract/phone-words.ts'
import { DirectionsLink } from '#web/features/delivery/pickup/way-to-point.tsx'
import { MapLink } from '#web/features/delivery/recipient.tsx'
import { CallOrWrite, contactLinkClass } from '#web/features/orders/vendor/contact-links.tsx'
import { DoorForm } from '#web/features/orders/vendor/door-form.tsx'
import { inParcel } from '#web/features/orders/vendor/packing-list.ts'
import { QueuedActionNotice, QueuedActionStatus } from '#web/features/orders/vendor/queued-action-notice.tsx'
import { withoutCode } from '#web/features/orders/vendor/queued-actions.ts'
import { type StopPlace, StopRow } from '#web/features/orders/vendor/run/stop-row.tsx'
import { nextActOf } from '#web/features/orders/vendor/run/stop-words.ts'
import type { StoredRun } from '#web/features/orders/vendor/run/stored-run.ts'
import { useOrderActions } from '#web/features/orders/vendor/use-order-actions.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { useFocusOnChange } from '#web/ui/forms/use-focus-on-change.ts'

type Props = {
  order: Order
  vendor: StoredRun['vendor']
  /** Undefined at a pickup point, which is no stop. */
  place?: StopPlace
  /** Whether neither its delivery nor its cancellation is queued. */
  isLeft: boolean
  /** Whether it is the next stop. */
  isNext: boolean
  today: string
}

/** A stop: its row, and when expanded the address, the goods and the delivery form. */
export function RunStop({ order, vendor, place, isLeft, isNext, today }: Props) {
  const actions = useOrderActions(order, vendor.id)
  const { queued } = actions
  const act = nextActOf(order, queued)
  const name = useFocusOnChange<HTMLButtonElement>([order.status, queued?.act, queued?.refusal].join())
  // Expanding or collapsing applies until the stop's phase changes.
  const phase = act === 'review' ? act : String(isLeft)
  const [chosen, setChosen] = useState<{ phase: string; isOpen: boolean }>()
  const isOpen = chosen?.phase === phase ? chosen.isOpen : isNext || act === 'review'
  const show = (isShown: boolean) => setChosen({ phase, isOpen: isShown })
  return (
    <article aria-labelledby={`stop-${order.id}`} className={cx(isOpen && 'bg-leaf-50')}>
      <StopRow
        order={order}
        place={place}
        isLeft={isLeft}
        today={today}
        act={act}
        isOpen={isOpen}
        onToggle={() => show(!isOpen)}
        name={name}
      />
      <QueuedActionStatus queued={queued} />
      {/* biome-ignore lint/a11y: typing keeps this stop expanded, even when another becomes the next. */}
      <div
        id={`stop-body-${order.id}`}
        hidden={!isOpen}
        onFocus={() => show(true)}
        className="px-3 pb-4 sm:px-5 sm:pb-5"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-field bg-white p-3 ring-1 ring-line sm:gap-4 sm:p-4 md:grid-cols-2 md:gap-x-8">
          <Way order={order} today={today} vendorName={vendor.businessName} />
          <Goods order={order} />
          <div className="md:col-start-2">
            <StopActions order={order} actions={actions} />
          </div>
        </div>
      </div>
    </article>
  )
}

type OfOrder = Pick<Props, 'order'>

type WayProps = OfOrder & Pick<Props, 'today'> & { vendorName: string }

/** Address, opening hours, ways to reach the place and the person, and notes. */
function Way({ order, today, vendorName }: WayProps) {
  const { number, delivery, deliveryAddress, notes } = order
  const { phone, pickupPoint, zone } = delivery
  const hours = hoursOn(pickupPoint?.openingHours ?? [], today)
  return (
    <div className="md:row-span-2">
      <p className="font-semibold">{deliveryAddress}</p>
      {hours && <p>Aujourd’hui&nbsp;: {hours}</p>}
      <div className="my-2 flex flex-wrap gap-2 empty:hidden">
        <CallOrWrite order={order} vendorName={vendorName} />
        {pickupPoint ? (
          <DirectionsLink place={{ ...pickupPoint, zone }} className={contactLinkClass} />
        ) : (
          <MapLink delivery={delivery} className={contactLinkClass} />
        )}
      </div>
      {notes && (
        <p className="mb-1 flex items-start gap-2 rounded-lg bg-mango-100 p-2">
          <StickyNote aria-hidden className="mt-0.5 size-5 shrink-0 text-laterite-700" />
          <span className="min-w-0 whitespace-pre-line">{notes}</span>
        </p>
      )}
      <p className="nums flex flex-wrap gap-x-3 text-sm text-ink-soft">
        <span>Commande {number}</span>
        <span>{phone ? phoneWords(phone) : 'Téléphone non indiqué'}</span>
      </p>
    </div>
  )
}

/** Items in the parcel. */
const Goods = ({ order: { items } }: OfOrder) => (
  <ul className="divide-y divide-line border-y border-line md:border-t-0">
    {items.filter(inParcel).map(item => (
      <li key={item.id} className="flex justify-between gap-4 py-1.5">
        <span className="min-w-0">{item.product.name}</span>
        <strong className="nums whitespace-nowrap">{itemQuantity(item)}</strong>
      </li>
    ))}
  </ul>
)

type ActionsProps = { order: Order; actions: ReturnType<typeof useOrderActions> }

function StopActions({ order, actions: { queued, removeQueued, move, pending, isSettling } }: ActionsProps) {
  const leftUnsent = queued?.act === 'shipped' && queued.refusal === undefined
  if (queued && !leftUnsent) {
    return (
      <QueuedActionNotice
        queued={queued}
        onRemove={removeQueued}
        onWithoutCode={() => {
          removeQueued()
          void move('delivered', withoutCode(queued))
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
