import type { Order } from '#contract/orders/schemas.ts'
import { ItemThumbnail } from '#web/features/orders/item-thumbnail.tsx'
import { cx } from '#web/ui/cx.ts'

type Props = {
  items: Order['items']
  /** So many pictures at most, or one less and how many more things there are. */
  most: number
  className?: string
}

const SIDE_PX = 40
const sideClass = 'size-10 shrink-0 rounded-xl bg-paper-deep'

/** What an order is of, at a glance, as far as the row has room. Its lines say the same in words. */
export function ItemPictures({ items, most, className }: Props) {
  const shown = items.slice(0, items.length > most ? most - 1 : most)
  const others = items.length - shown.length
  return (
    <span aria-hidden className={cx('flex h-10 flex-wrap gap-1 overflow-hidden', className)}>
      {shown.map((item, place) => (
        <span
          key={item.id}
          className={cx(sideClass, 'relative overflow-hidden', place > 0 && 'max-sm:hidden')}
        >
          <ItemThumbnail item={item} sidePx={SIDE_PX} />
          {/* A phone has room for one. */}
          {place === 0 && items.length > 1 && (
            <span className="nums absolute inset-x-0 bottom-0 bg-white/90 text-center text-xs leading-4 font-bold sm:hidden">
              +{items.length - 1}
            </span>
          )}
        </span>
      ))}
      {others > 0 && (
        <span className={cx(sideClass, 'nums grid place-items-center font-semibold max-sm:hidden')}>
          +{others}
        </span>
      )}
    </span>
  )
}
