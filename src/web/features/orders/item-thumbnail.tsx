import type { Order } from '#contract/orders/schemas.ts'
import { fileOfWidth } from '#contract/picture-files.ts'

type Props = { item: Order['items'][number]; sidePx: number }

/** Thumbnail of an item; decorative, since the name is beside it. */
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
