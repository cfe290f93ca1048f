import { Phone } from 'lucide-react'
import { useState } from 'react'
import { ofName } from '#contract/of-name.ts'
import type { AdminOrder } from '#contract/orders/admin.schemas.ts'
import { arrivalLines } from '#contract/orders/planned-days.ts'
import { phoneWords } from '#contract/phone-words.ts'
import { CancelParcelDialog } from '#web/features/orders/admin/cancel-parcel-dialog.tsx'
import { daysOfParcels } from '#web/features/orders/admin/days-of-parcels.ts'
import { OrderItems } from '#web/features/orders/order-items.tsx'
import { OrderStatusBadge } from '#web/features/orders/order-status-badge.tsx'
import { PaymentStatusBadge } from '#web/features/orders/payment-status-badge.tsx'
import { ArrivalLines } from '#web/features/orders/planned-day.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Price } from '#web/ui/price.tsx'

type Props = { order: AdminOrder; parcel: AdminOrder['parcels'][number] }

/** The day of a parcel where those of its order differ; otherwise the order says it, and the parcel only that it is late. */
function ParcelDay({ order, parcel }: Props) {
  if (daysOfParcels(order).length > 1) {
    return (
      <div className="font-semibold">
        <ArrivalLines order={order} parcels={[parcel]} />
      </div>
    )
  }
  if (!arrivalLines(order, new Date(), [parcel]).some(({ isLate }) => isLate)) return null
  return <Badge tone="warning">En retard</Badge>
}

/** One vendor's parcel: date, contact and contents. */
export function ParcelOfAdmin({ order, parcel }: Props) {
  const { vendor, status, subtotal } = parcel
  const [isCancelling, setCancelling] = useState(false)
  const isOneOfSeveral = order.parcels.length > 1
  return (
    <Card as="section">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 text-xl break-words">Colis {ofName(vendor.businessName)}</h2>
        {vendor.phone && (
          <a
            href={`tel:${vendor.phone}`}
            className="nums inline-flex min-h-11 items-center gap-2 underline underline-offset-2"
          >
            <Phone aria-hidden className="size-5 shrink-0" />
            {phoneWords(vendor.phone)}
          </a>
        )}
      </div>
      <ParcelDay order={order} parcel={parcel} />
      {isOneOfSeveral && (
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          <OrderStatusBadge status={status} mode={order.delivery.mode} parcels={1} />
          <span className="inline-flex items-center gap-1.5 text-sm text-ink-soft">
            Paiement
            <PaymentStatusBadge paid={parcel} />
          </span>
        </p>
      )}
      <div className="mt-2">
        <OrderItems items={order.items.filter(item => item.parcelId === parcel.id)} />
      </div>
      {isOneOfSeveral && (
        <p className="flex items-baseline justify-between gap-4 border-t border-line pt-2">
          <span className="text-ink-soft">Sous-total du colis</span>
          <Price amount={subtotal} />
        </p>
      )}
      {isOneOfSeveral && order.can.cancelParcels.includes(parcel.id) && (
        <Button variant="danger" size="small" className="mt-3" onClick={() => setCancelling(true)}>
          Annuler ce colis
        </Button>
      )}
      {isCancelling && (
        <CancelParcelDialog order={order} parcel={parcel} onClose={() => setCancelling(false)} />
      )}
    </Card>
  )
}
