import { formatFcfa } from '#contract/money.ts'
import type { Order } from '#contract/orders.ts'
import { lineTotal } from '#web/features/cart/cart-items.ts'
import { quantityWords } from '#web/features/cart/quantity-words.ts'
import { Price } from '#web/ui/price.tsx'

/** What was ordered: name, quantity × unit price, what that makes. */
export function OrderItems({ items }: Pick<Order, 'items'>) {
  return (
    <ul className="divide-y divide-line">
      {items.map(item => (
        <li key={item.id} className="flex items-baseline justify-between gap-4 py-2.5">
          <span className="min-w-0">
            <span className="block font-semibold">{item.product.name}</span>
            <span className="nums text-ink-soft">
              {quantityWords(item.quantity, item.product.unit)} × {formatFcfa(item.price)}
            </span>
          </span>
          <Price amount={lineTotal(item)} size="small" />
        </li>
      ))}
    </ul>
  )
}
