import type { AlbumMedia } from '#contract/activities/schemas.ts'
import { cx } from '#web/ui/cx.ts'
import { ResponsivePicture } from '#web/ui/responsive-picture.tsx'

/** The stored picture of an album's item; for an external URL a default size. */
export const pictureOf = ({ picture, url }: AlbumMedia) => picture ?? { url, width: 640, height: 480 }

/** Thumbnail of an album's item: the picture, or an icon for a video. */
export function MediaPicture({
  media,
  sizes,
  className,
}: {
  media: AlbumMedia | undefined
  sizes: string
  className: string
}) {
  if (media?.type === 'image') {
    return (
      <ResponsivePicture
        picture={pictureOf(media)}
        alt=""
        sizes={sizes}
        missing=""
        className={cx(className, 'bg-paper-deep')}
      />
    )
  }
  return (
    <span
      aria-hidden
      className={cx('grid w-full place-items-center bg-leaf-900 text-xl text-white', className)}
    >
      {media && '▶'}
    </span>
  )
}
