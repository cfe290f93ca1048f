import type { Order } from '#contract/orders/schemas.ts'
import { fileOfWidth } from '#contract/picture-files.ts'

type Props = { item: Order['items'][number]; sidePx: number }

/** The picture of what was ordered, as large as what holds it; the words beside it say what it shows. */
export function ItemThumbnail({ item, sidePx }: Props) {
  const [image] = item.product.images
  if (!image) return null
  return (
    <img
      src={fileOfWidth(image, 320)}
      alt=""
      width={sidePx}
      height={sidePx}
      loading="lazy"
      className="size-full object-cover"
    />
  )
}
