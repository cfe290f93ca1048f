import { pricedQuantity } from '#contract/orders/item-words.ts'
import { withNonBreakingNumbers } from '#contract/orders/non-breaking-numbers.ts'
import type { Order } from '#contract/orders/schemas.ts'

/** The items of an order in a list: name, quantity × unit price. */
export function ItemLines({ items }: Pick<Order, 'items'>) {
  if (items.length === 0) {
    return <p className="mt-3 text-ink-soft">Détails de la commande non disponibles</p>
  }
  return (
    <ul className="mt-3 grid gap-1">
      {items.map(item => (
        <li key={item.id} className="flex flex-wrap justify-between gap-x-4">
          <span className="min-w-0">
            {withNonBreakingNumbers(item.product.name) || 'Produit indisponible'}
          </span>
          <span className="nums text-ink-soft">{pricedQuantity(item)}</span>
        </li>
      ))}
    </ul>
  )
}
