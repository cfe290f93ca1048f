import { type DeliveryMode, deliveryModeFacts } from '#contract/delivery/facts.ts'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { formatDateTime } from '#contract/french/dates.ts'
import { formatFcfa } from '#contract/money.ts'
import { ofName } from '#contract/of-name.ts'
import { oneOf } from '#contract/one-of.ts'
import type { AdminOrder } from '#contract/orders/admin.schemas.ts'
import { orderStatuses, paymentStatuses, paymentStatusLabels } from '#contract/orders/facts.ts'
import { statusWords } from '#contract/orders/mode-words.ts'
import { paymentMethodNames, paymentMethods } from '#contract/payments/facts.ts'
import { Card } from '#web/ui/card.tsx'

type Event = AdminOrder['history'][number]

const actorWords: Record<Event['actor'], string> = {
  customer: 'le client',
  vendor: 'le vendeur',
  admin: 'l’administration',
  system: 'le système',
}

const kindWords: Record<Exclude<Event['kind'], 'day'>, string> = {
  status: '',
  payment: 'Paiement\u00a0: ',
  method: 'Mode de paiement\u00a0: ',
  items: 'Moins que commandé\u00a0: ',
}

/** The start of an event's sentence. */
const beginningOf = (kind: Event['kind'], mode: DeliveryMode): string =>
  kind === 'day' ? `Jour de ${deliveryModeFacts[mode].noun}\u00a0: ` : kindWords[kind]

/** The text of an event's old or new value; the value itself when it has none. */
function valueWords(kind: Event['kind'], value: string, mode: DeliveryMode): string {
  if (kind === 'payment') {
    const status = oneOf(paymentStatuses, value)
    return status ? paymentStatusLabels[status] : value
  }
  if (kind === 'method') {
    const method = oneOf(paymentMethodNames, value)
    return method ? paymentMethods[method].label : value
  }
  if (kind === 'items') return formatFcfa(value)
  if (kind === 'day') return formatWeekday(value)
  const status = oneOf(orderStatuses, value)
  return status ? statusWords(status, mode).label : value
}

/** The history of an order, latest first: event, parcel, actor, time and reason. */
export function OrderHistory({ order }: { order: AdminOrder }) {
  const { mode } = order.delivery
  const vendorOf = new Map(order.parcels.map(parcel => [parcel.id, parcel.vendor.businessName]))
  return (
    <Card as="section">
      <h2 className="text-xl">Historique</h2>
      {order.history.length === 0 && <p className="mt-3 text-ink-soft">Rien n’a encore changé.</p>}
      <ol className="mt-3 divide-y divide-line">
        {order.history.toReversed().map(event => {
          const vendor = event.parcelId && order.parcels.length > 1 ? vendorOf.get(event.parcelId) : undefined
          return (
            <li key={event.id} className="py-3">
              <p className="font-semibold">
                {beginningOf(event.kind, mode)}
                {event.from && `${valueWords(event.kind, event.from, mode)} → `}
                {valueWords(event.kind, event.to, mode)}
              </p>
              {vendor && <p className="text-sm">Colis {ofName(vendor)}</p>}
              <p className="text-sm text-ink-soft">
                {formatDateTime(event.createdAt)}, par {actorWords[event.actor]}
                {event.actorUsername && ` (${event.actorUsername})`}
              </p>
              {event.reason && <p className="text-sm">Raison&nbsp;: {event.reason}</p>}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
