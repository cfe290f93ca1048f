import { formatDateTime } from '#contract/french/dates.ts'
import type { AdminOrder } from '#contract/orders/admin.schemas.ts'
import {
  orderStatuses,
  orderStatusFacts,
  paymentStatuses,
  paymentStatusLabels,
} from '#contract/orders/facts.ts'
import { Card } from '#web/ui/card.tsx'

type Event = AdminOrder['history'][number]

const actorWords: Record<Event['actor'], string> = {
  customer: 'le client',
  vendor: 'le vendeur',
  admin: 'l’administration',
  system: 'le système',
}

/** The words of a status of an event; what it had before there was one is nothing. */
function statusWords(kind: Event['kind'], status: string): string {
  if (kind === 'payment') {
    const known = paymentStatuses.find(one => one === status)
    return known ? paymentStatusLabels[known] : status
  }
  const known = orderStatuses.find(one => one === status)
  return known ? orderStatusFacts[known].label : status
}

/** Everything that happened to an order, the latest first: what, of which parcel, who, when and why. */
export function OrderHistory({ order }: { order: AdminOrder }) {
  const vendorOf = new Map(order.parcels.map(parcel => [parcel.id, parcel.vendor.businessName]))
  return (
    <Card as="section">
      <h2 className="text-xl">Histoire</h2>
      {order.history.length === 0 && <p className="mt-3 text-ink-soft">Rien n’a encore changé.</p>}
      <ol className="mt-3 divide-y divide-line">
        {order.history.toReversed().map(event => {
          const vendor = event.parcelId && order.parcels.length > 1 ? vendorOf.get(event.parcelId) : undefined
          return (
            <li key={event.id} className="py-3">
              <p className="font-semibold">
                {event.kind === 'payment' ? 'Paiement : ' : ''}
                {event.from && `${statusWords(event.kind, event.from)} → `}
                {statusWords(event.kind, event.to)}
              </p>
              {vendor && <p className="text-sm">Colis de {vendor}</p>}
              <p className="text-sm text-ink-soft">
                {formatDateTime(event.createdAt)}, par {actorWords[event.actor]}
                {event.actorUsername && ` (${event.actorUsername})`}
              </p>
              {event.reason && <p className="text-sm">Raison : {event.reason}</p>}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
