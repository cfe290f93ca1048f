import type { Order } from '#contract/orders/schemas.ts'
import { fileOfWidth } from '#contract/picture-files.ts'
import { cx } from '#web/ui/cx.ts'

type Props = {
  items: Order['items']
  /** So many pictures at most, or one less and how many more things there are; of one picture nothing is counted. */
  most: number
  /** Those for which the row has no room are left out. */
  isCut?: boolean
}

const SIDE_PX = 56
/** On phones several leave room beside them for words. */
const sideClass = (most: number) =>
  cx('size-14 shrink-0 rounded-xl bg-paper-deep', most > 1 && 'max-sm:size-10')

/** What an order is of, at a glance. Its lines say the same in words. */
export function ItemPictures({ items, most, isCut = false }: Props) {
  const shown = items.slice(0, items.length > most ? Math.max(1, most - 1) : most)
  const others = most > 1 ? items.length - shown.length : 0
  return (
    <span
      aria-hidden
      className={cx('flex gap-1 sm:gap-2', isCut && 'h-10 flex-wrap justify-end overflow-hidden sm:h-14')}
    >
      {shown.map(
        ({
          id,
          product: {
            images: [image],
          },
        }) => (
          <span key={id} className={cx(sideClass(most), 'overflow-hidden')}>
            {image && (
              <img
                src={fileOfWidth(image, 320)}
                alt=""
                width={SIDE_PX}
                height={SIDE_PX}
                loading="lazy"
                className="size-full object-cover"
              />
            )}
          </span>
        ),
      )}
      {others > 0 && (
        <span className={cx(sideClass(most), 'nums grid place-items-center font-semibold')}>+{others}</span>
      )}
    </span>
  )
}
