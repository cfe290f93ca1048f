import { useQuery } from '@tanstack/react-query'
import { deliveryModeFacts } from '#contract/delivery/facts.ts'
import { ofName } from '#contract/of-name.ts'
import { byDay } from '#contract/orders/planned-days.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { useMaybeSignedIn } from '#web/features/accounts/use-maybe-signed-in.ts'
import { ArrivalLines } from '#web/features/orders/planned-day.tsx'

/** Delivery day and code of a paid order, for the customer who placed it. */
export function ArrivalDetails({ orderId }: { orderId: string }) {
  const isCustomer = useMaybeSignedIn('customer')
  const { data: order } = useQuery({
    ...apiQuery(useApi(), 'getOrder', { params: { id: orderId } }),
    enabled: isCustomer,
  })
  // Until the order is marked as paid, the data read before has no codes.
  if (!order || order.payBefore !== null) return null
  const coded = byDay(order.parcels.filter(parcel => parcel.deliveryCode))
  const isAlone = order.parcels.length === 1
  return (
    <>
      <div className="mt-2 text-lg font-semibold text-balance empty:hidden">
        <ArrivalLines order={order} />
      </div>
      {coded.length > 0 && (
        <ul className="mt-3 grid gap-3 rounded-field bg-leaf-50 p-3">
          {coded.map(parcel => (
            <li key={parcel.id}>
              <span className="block text-sm text-ink-soft">
                Code de {deliveryModeFacts[order.delivery.mode].noun}
                {!isAlone && `, colis ${ofName(parcel.vendor.businessName)}`}
              </span>
              <span className="nums text-3xl font-bold tracking-[0.2em] text-leaf-800">
                {parcel.deliveryCode}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
