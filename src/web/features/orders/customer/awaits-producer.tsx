import { deliveryModeFacts } from '#contract/delivery/facts.ts'
import { formatFcfa } from '#contract/money.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { isToCollect } from '#web/features/orders/is-to-collect.ts'
import { Card } from '#web/ui/card.tsx'

/** Whether its only parcel has not been confirmed: its code is not needed before that. */
export const awaitsProducer = ({ parcels, status, payBefore }: Order): boolean =>
  parcels.length === 1 && status === 'pending' && payBefore === null

/** Who acts next, the cash to prepare, and the delivery code for later. */
export function AwaitsProducer({ order }: { order: Order }) {
  const [parcel] = order.parcels
  if (!parcel) return null
  const { noun, occasion } = deliveryModeFacts[order.delivery.mode]
  return (
    <Card as="section" className="no-print mt-6">
      <h2 className="text-xl">En attente du producteur</h2>
      <p className="mt-2">
        {parcel.vendor.businessName} doit confirmer votre commande. Nous vous prévenons dès que c’est fait.
      </p>
      {isToCollect(order) && (
        <p className="mt-2">
          {occasion}, préparez <strong className="nums">{formatFcfa(parcel.subtotal)}</strong> en espèces.
        </p>
      )}
      {parcel.deliveryCode && (
        <p className="mt-3 flex flex-wrap items-baseline gap-x-3 border-t border-line pt-3 text-ink-soft">
          <span>Code de {noun}</span>
          <span className="nums text-2xl font-bold tracking-[0.2em] text-leaf-800">
            {parcel.deliveryCode}
          </span>
          <span className="basis-full">À dire quand vous aurez le colis en main.</span>
        </p>
      )}
    </Card>
  )
}
