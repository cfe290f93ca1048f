import { deliveryModeFacts } from '#contract/delivery/facts.ts'
import { ofName } from '#contract/of-name.ts'
import { moneyOfCancelled } from '#contract/orders/cancelled-words.ts'
import { byDay } from '#contract/orders/planned-days.ts'
import type { Order, Parcel } from '#contract/orders/schemas.ts'
import { PlaceOfPickup } from '#web/features/delivery/pickup/way-to-point.tsx'
import { CallVendor } from '#web/features/orders/call-vendor.tsx'
import { CashOfParcel } from '#web/features/orders/cash-of-parcel.tsx'
import { codeAdvice, parcelsWithCode } from '#web/features/orders/customer/delivery-codes.tsx'
import { OrderItems } from '#web/features/orders/order-items.tsx'
import { ParcelTimeline, WaitsForPayment } from '#web/features/orders/order-timeline.tsx'
import { PlannedDay } from '#web/features/orders/planned-day.tsx'
import { Card } from '#web/ui/card.tsx'
import { LazyComponent } from '#web/ui/lazy-component.tsx'
import { loadWhenIdle } from '#web/ui/load-when-idle.ts'
import { Price } from '#web/ui/price.tsx'

// Most orders are viewed before their delivery.
const itemReview = loadWhenIdle(() => import('#web/features/reviews/item-review.tsx'))

type Props = { order: Order; parcel: Parcel }

/** The items of a parcel; after delivery each can be reviewed. */
export function ParcelItems({ order, parcel }: Props) {
  return (
    <OrderItems
      items={order.items.filter(item => item.parcelId === parcel.id)}
      isOff={parcel.status === 'cancelled'}
      {...(parcel.status === 'delivered' && {
        actionOf: item => <LazyComponent part={itemReview} needs={{ item }} />,
      })}
    />
  )
}

/** The delivery code, and the cash to pay. */
function ParcelCode({ order, parcel }: Props) {
  return (
    <div className="no-print mt-3 rounded-field bg-leaf-50 px-3 py-2 sm:px-4 sm:py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-ink-soft">Code de {deliveryModeFacts[order.delivery.mode].noun}</span>
        <span className="nums text-3xl leading-tight font-bold tracking-[0.2em] text-leaf-800">
          {parcel.deliveryCode}
        </span>
      </p>
      <CashOfParcel order={order} parcel={parcel} />
    </div>
  )
}

function ParcelCard({ order, parcel, isCoded }: Props & { isCoded: boolean }) {
  return (
    <Card as="li">
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <div className="min-w-0">
          <h2 className="text-xl break-words">Colis {ofName(parcel.vendor.businessName)}</h2>
          <PlannedDay order={order} parcels={[parcel]} withoutCall className="font-semibold" />
        </div>
        <CallVendor vendor={parcel.vendor} />
      </div>
      {isCoded && <ParcelCode order={order} parcel={parcel} />}
      <div className="mt-4">
        <ParcelTimeline order={order} parcel={parcel} />
      </div>
      <div className="mt-4 border-t border-line pt-2">
        <ParcelItems order={order} parcel={parcel} />
      </div>
      <p className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <span className="text-ink-soft">Sous-total du colis</span>
        <Price amount={parcel.subtotal} isOff={parcel.status === 'cancelled'} />
      </p>
    </Card>
  )
}

/** An order from several vendors: one card per parcel, with day, code and items. */
export function ParcelCards({ order }: { order: Order }) {
  const coded = parcelsWithCode(order)
  const money = moneyOfCancelled(order)
  return (
    <>
      {order.payBefore !== null && <WaitsForPayment />}
      {money && <p className="mb-4 font-semibold">{money}</p>}
      {coded.length > 0 && order.delivery.pickupPoint && (
        <Card as="section" className="no-print mb-4">
          <PlaceOfPickup delivery={order.delivery} parcels={coded} />
        </Card>
      )}
      <ul className="grid grid-cols-1 gap-4">
        {byDay(order.parcels).map(parcel => (
          <ParcelCard key={parcel.id} order={order} parcel={parcel} isCoded={coded.includes(parcel)} />
        ))}
      </ul>
      {coded.length > 0 && <p className="no-print mt-4 text-sm text-ink-soft">{codeAdvice(coded.length)}</p>}
    </>
  )
}
