import type { Order } from '#contract/orders/schemas.ts'
import { ItemThumbnail } from '#web/features/orders/item-thumbnail.tsx'
import { cx } from '#web/ui/cx.ts'

type Props = {
  items: Order['items']
  /** Maximum number of pictures; when there are more, the last one is replaced by their count. */
  most: number
  className?: string
}

const SIDE_PX = 40
const MAX_ON_PHONES = 2
const sideClass = 'size-10 shrink-0 rounded-xl bg-paper-deep'

/** Thumbnails of the first items, and the number of others. Decorative: the item lines have the same content. */
export function ItemPictures({ items, most, className }: Props) {
  const shown = items.slice(0, items.length > most ? most - 1 : most)
  return (
    <span aria-hidden className={cx('flex h-10 flex-none gap-1', className)}>
      {shown.map((item, place) => (
        <span
          key={item.id}
          className={cx(sideClass, 'overflow-hidden', place >= MAX_ON_PHONES && 'max-sm:hidden')}
        >
          <ItemThumbnail item={item} sidePx={SIDE_PX} />
        </span>
      ))}
      <More count={items.length - MAX_ON_PHONES} className="sm:hidden" />
      <More count={items.length - shown.length} className="max-sm:hidden" />
    </span>
  )
}

const More = ({ count, className }: { count: number; className: string }) =>
  count > 0 && (
    <span className={cx(sideClass, 'nums grid place-items-center font-semibold', className)}>+{count}</span>
  )
