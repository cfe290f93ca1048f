import type { Album } from '#contract/activities/schemas.ts'
import { counted } from '#contract/french/counted.ts'
import { formatDate } from '#contract/french/dates.ts'
import { paths } from '#contract/paths.ts'
import { MediaPicture } from '#web/features/activities/media-picture.tsx'
import { PlaceAndDate } from '#web/features/activities/place-and-date.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

/** The element that the focus returns to when the album is closed. */
export const albumLinkId = (id: string) => `album-${id}`

const countOf = ({ media }: Album): string => counted(media.length, 'image')

/** Card of an album: first picture and text. Opens the album if it has pictures. */
export function AlbumCard({ album }: { album: Album }) {
  const { id, title, description, location, date, media } = album
  return (
    <article className="relative grid grid-cols-[6.5rem_minmax(0,1fr)] content-start items-start gap-x-3 rounded-xl p-2 has-[a:hover]:bg-leaf-50 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-4">
      <MediaPicture
        media={media[0]}
        sizes="(min-width: 40rem) 10rem, 6.5rem"
        className="aspect-4/3 rounded-xl"
      />
      <div className="min-w-0">
        <h4 className="text-base leading-tight hyphens-auto">
          {media.length === 0 ? (
            title
          ) : (
            <SiteLink
              id={albumLinkId(id)}
              href={paths.activities({ album: id })}
              keepScroll
              isPreloaded={false}
              className="inline-block rounded-sm py-0.5 hover:underline after:absolute after:inset-0 after:rounded-xl"
            >
              {title}
            </SiteLink>
          )}
        </h4>
        <PlaceAndDate location={location} date={date ? formatDate(date) : undefined} />
        <p className="mt-1 line-clamp-3 text-sm text-ink-soft max-sm:hidden">{description}</p>
        {media.length > 0 && <p className="mt-0.5 text-sm font-semibold text-leaf-800">{countOf(album)}</p>}
      </div>
    </article>
  )
}
