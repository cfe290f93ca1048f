import { counted } from '#contract/french/counted.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { ItemLines } from '#web/features/orders/customer/item-lines.tsx'
import { ItemPictures } from '#web/features/orders/customer/item-pictures.tsx'
import { ChevronDown } from '#web/ui/spaces/icons.ts'

type Props = Pick<Order, 'items'> & {
  /** Not where they stand elsewhere. */
  hasPictures?: boolean
}

/** What an order is of: its pictures at a glance, its lines on demand. */
export function OrderContents({ items, hasPictures = true }: Props) {
  if (items.length === 0) return <ItemLines items={items} />
  return (
    <details className="group">
      <summary className="flex min-h-11 items-center gap-x-3">
        {hasPictures && <ItemPictures items={items} most={4} />}
        <span className="font-semibold text-leaf-800 max-sm:text-[0.8125rem]">
          {counted(items.length, 'produit')}
        </span>
        <ChevronDown aria-hidden className="-ml-2 size-5 shrink-0 text-leaf-800 group-open:rotate-180" />
      </summary>
      <ItemLines items={items} />
    </details>
  )
}
