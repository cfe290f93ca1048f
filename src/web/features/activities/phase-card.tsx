import { NO_ALBUM } from '#contract/activities/facts.ts'
import type { Album, Phase } from '#contract/activities/schemas.ts'
import { AlbumCard } from '#web/features/activities/album-card.tsx'
import { AlbumPictures } from '#web/features/activities/album-pictures.tsx'
import { Card } from '#web/ui/card.tsx'

type Props = {
  phase: Phase
  /** The open album of any phase. */
  openAlbum: Album | undefined
}

/** A phase of the programme with its albums, in its colour. */
export function PhaseCard({ phase: { name, description, color, albums }, openAlbum }: Props) {
  return (
    <Card as="li" isPadded={false} className="overflow-hidden">
      <div className="h-2" style={{ backgroundColor: color }} />
      <div className="px-4 pt-3 sm:px-6 sm:pt-5">
        <h3 className="text-lg sm:text-2xl">{name}</h3>
        {description && <p className="mt-1 text-ink-soft">{description}</p>}
      </div>
      {albums.length === 0 ? (
        <p className="px-4 pt-2 pb-5 text-ink-soft sm:px-6">{NO_ALBUM}</p>
      ) : (
        <ul className="p-2 sm:p-4">
          {albums.map(album => (
            <li key={album.id}>
              <AlbumCard album={album} />
              {album === openAlbum && <AlbumPictures album={album} />}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
