import type { ReactNode } from 'react'
import { lineTotal } from '#contract/money.ts'
import { pricedQuantity } from '#contract/orders/item-words.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { Price } from '#web/ui/price.tsx'

type Item = Order['items'][number]

type Props = {
  items: readonly Item[]
  /** What one may do with an item, under it. */
  actionOf?: (item: Item) => ReactNode
}

/** What was ordered: name, quantity × unit price, what that makes. */
export function OrderItems({ items, actionOf }: Props) {
  return (
    <ul className="divide-y divide-line">
      {items.map(item => (
        <li key={item.id} className="py-2.5">
          <div className="flex flex-wrap items-baseline justify-end gap-x-4">
            {/* Beside a name that has no room left, a large sum stands below it. */}
            <span className="min-w-0 grow basis-40">
              <span className="block font-semibold">{item.product.name}</span>
              <span className="nums text-ink-soft">{pricedQuantity(item)}</span>
            </span>
            <Price amount={lineTotal(item)} size="small" />
          </div>
          {actionOf && <div className="no-print mt-1">{actionOf(item)}</div>}
        </li>
      ))}
    </ul>
  )
}
