import { formatFcfa } from '#contract/money.ts'
import { type CartItem, totalOf } from '#web/features/orders/cart/cart-items.ts'
import type { CartVendor } from '#web/features/orders/cart/use-cart-check.ts'

type Props = { items: readonly CartItem[]; vendors: readonly CartVendor[] }

/** The cash to pay for each of several parcels; null until all vendors are loaded. */
export default function CashByParcel({ items, vendors }: Props) {
  const parcels = vendors
    .map(({ id, businessName, productIds }) => ({
      id,
      businessName,
      lines: items.filter(item => productIds.includes(item.id)),
    }))
    .filter(({ lines }) => lines.length > 0)
  const lineCount = parcels.reduce((count, { lines }) => count + lines.length, 0)
  if (parcels.length < 2 || lineCount < items.length) return null
  return (
    <div className="mt-4 rounded-field bg-leaf-50 p-4">
      <p className="font-semibold">Chaque colis se paie à sa réception</p>
      <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-1">
        {parcels.map(({ id, businessName, lines }) => (
          <li key={id} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 break-words">{businessName}</span>
            <span className="nums shrink-0 font-semibold">{formatFcfa(totalOf(lines))}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
