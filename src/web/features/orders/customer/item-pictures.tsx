import type { Order } from '#contract/orders/schemas.ts'
import { fileOfWidth } from '#contract/picture-files.ts'

type Props = {
  items: Order['items']
  /** So many pictures at most, or one less and how many more things there are; of one picture nothing is counted. */
  most: number
}

const SIDE_PX = 56

/** What an order is of, at a glance. Its lines say the same in words. */
export function ItemPictures({ items, most }: Props) {
  const shown = items.slice(0, items.length > most ? Math.max(1, most - 1) : most)
  const others = most > 1 ? items.length - shown.length : 0
  return (
    <span aria-hidden className="flex gap-2">
      {shown.map(
        ({
          id,
          product: {
            images: [image],
          },
        }) => (
          <span key={id} className="size-14 shrink-0 overflow-hidden rounded-xl bg-paper-deep">
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
        <span className="nums grid size-14 shrink-0 place-items-center rounded-xl bg-paper-deep font-semibold">
          +{others}
        </span>
      )}
    </span>
  )
}
