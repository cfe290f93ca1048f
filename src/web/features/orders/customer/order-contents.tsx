import { oneOrMany } from '#contract/french/counted.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { ItemLines } from '#web/features/orders/customer/item-lines.tsx'
import { ItemPictures } from '#web/features/orders/customer/item-pictures.tsx'

const itemsWords = (items: Order['items']) =>
  oneOrMany(items.length, 'Voir le produit', `Voir les ${items.length} produits`)

/** What an order is of: its pictures at a glance, its lines on demand. */
export function OrderContents({ items }: Pick<Order, 'items'>) {
  if (items.length === 0) return <ItemLines items={items} />
  return (
    <details>
      <summary className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 sm:gap-x-4">
        <ItemPictures items={items} most={4} />
        <span className="min-w-20 flex-1 font-semibold text-leaf-800 underline underline-offset-4 max-sm:text-sm">
          {itemsWords(items)}
        </span>
      </summary>
      <ItemLines items={items} />
    </details>
  )
}
