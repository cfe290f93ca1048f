import type { Album } from '#contract/activities/schemas.ts'
import { pictureOf } from '#web/features/activities/media-picture.tsx'
import { ResponsivePicture } from '#web/ui/responsive-picture.tsx'

/** The pictures of an open album under its card, for browsers without JavaScript: the others open the viewer. */
export function AlbumPictures({ album }: { album: Album }) {
  return (
    <noscript>
      <ul className="grid gap-4 p-2">
        {album.media.map(media => (
          <li key={media.id}>
            {media.type === 'video' ? (
              <a href={media.url} className="inline-flex min-h-11 items-center font-semibold underline">
                {media.caption ?? 'Voir la vidéo'}
              </a>
            ) : (
              <figure>
                <ResponsivePicture
                  picture={pictureOf(media)}
                  alt={media.caption ?? album.title}
                  sizes="(min-width: 64rem) 36rem, 92vw"
                  className="rounded-xl"
                />
                <figcaption className="mt-1 text-ink-soft">{media.caption}</figcaption>
              </figure>
            )}
          </li>
        ))}
      </ul>
    </noscript>
  )
}
