import { useEffect, useRef } from 'react'
import type { AlbumMedia } from '#contract/activities/schemas.ts'
import { MediaPicture } from '#web/features/activities/media-picture.tsx'
import { cx } from '#web/ui/cx.ts'

type Props = { media: readonly AlbumMedia[]; index: number; onShow: (index: number) => void }

/** Thumbnails of an album, to choose from. */
export function ViewerThumbnails({ media, index, onShow }: Props) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [index])
  return (
    <ul
      ref={list}
      aria-label="Toutes les images"
      className="mx-auto flex max-w-full short:hidden gap-2 overflow-x-auto overscroll-x-contain p-2"
    >
      {media.map((each, position) => (
        <li key={each.id} className="shrink-0">
          <button
            type="button"
            aria-label={nameOf(each, position)}
            aria-current={position === index}
            onClick={() => onShow(position)}
            className={cx(
              'block w-14 overflow-hidden rounded-lg sm:w-16 ring-offset-2 ring-offset-leaf-950',
              position === index ? 'ring-2 ring-mango-400' : 'opacity-70 hover:opacity-100',
            )}
          >
            <MediaPicture media={each} sizes="4rem" className="aspect-square" />
          </button>
        </li>
      ))}
    </ul>
  )
}

function nameOf({ type, caption }: AlbumMedia, position: number): string {
  const name = `${type === 'video' ? 'Vidéo' : 'Photo'} ${position + 1}`
  return caption ? `${name}\u00a0: ${caption}` : name
}
