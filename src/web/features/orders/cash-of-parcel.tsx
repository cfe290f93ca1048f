import { formatFcfa } from '#contract/money.ts'
import type { Order, Parcel } from '#contract/orders/schemas.ts'
import { isToCollect } from '#web/features/orders/is-to-collect.ts'

type Props = { order: Pick<Order, 'paymentMethod' | 'parcels'>; parcel: Parcel }

/** The cash to pay for one of several parcels; for a single parcel the total is enough. */
export function CashOfParcel({ order: { paymentMethod, parcels }, parcel }: Props) {
  const { status, paymentStatus, subtotal } = parcel
  const isDue = isToCollect({ paymentMethod, paymentStatus }) && status !== 'cancelled'
  if (!isDue || parcels.length === 1) return null
  return (
    <span className="block">
      Préparez <span className="nums font-semibold">{formatFcfa(subtotal)}</span> en espèces
    </span>
  )
}
