import { NO_ALBUM } from '#contract/activities/facts.ts'
import type { Album, Phase } from '#contract/activities/schemas.ts'
import { AlbumCard } from '#web/features/activities/album-card.tsx'
import { AlbumPictures } from '#web/features/activities/album-pictures.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'

type Props = {
  phase: Phase
  /** The open album, of whichever phase. */
  openAlbum: Album | undefined
}

/** A phase of the programme, in its colour, with its albums. */
export function PhaseCard({ phase: { name, description, color, albums }, openAlbum }: Props) {
  // The only album of a phase would leave half of its card empty.
  const isRow = albums.length === 1
  return (
    <Card
      as="li"
      isPadded={false}
      className="overflow-hidden lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]"
    >
      <div className="h-2 lg:col-span-2" style={{ backgroundColor: color }} />
      <div className="px-4 pt-3 sm:px-6 sm:pt-5">
        <h3 className="text-lg sm:text-2xl">{name}</h3>
        {description && <p className="mt-1 text-ink-soft">{description}</p>}
      </div>
      {albums.length === 0 ? (
        <p className="px-4 pt-2 pb-5 text-ink-soft sm:px-6 lg:pt-6">{NO_ALBUM}</p>
      ) : (
        <ul className={cx('grid p-2 sm:p-4', !isRow && 'sm:grid-cols-3')}>
          {albums.map(album => (
            <li key={album.id} className={album === openAlbum ? 'noscript:col-span-full' : undefined}>
              <AlbumCard album={album} isRow={isRow} />
              {album === openAlbum && <AlbumPictures album={album} />}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
