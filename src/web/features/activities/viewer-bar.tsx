import { X, ZoomIn, ZoomOut } from 'lucide-react'
import type { Album, AlbumMedia } from '#contract/activities/schemas.ts'
import { slugOf } from '#contract/french/slug-of.ts'
import { viewerButton } from '#web/features/activities/viewer-button.ts'
import { Download } from '#web/ui/signed-in/icons.ts'

type Props = {
  titleId: string
  album: Album
  media: AlbumMedia
  /** Index of the picture in its album. */
  index: number
  /** Whether it failed to load: it can be neither enlarged nor saved. */
  isBroken: boolean
  isZoomed: boolean
  onZoom: () => void
  onClose: () => void
}

/** "premieres-livraisons-a-abidjan-2.webp" */
function fileName({ title }: Album, { url }: AlbumMedia, index: number): string {
  const [, extension = ''] = /(\.[a-z0-9]+)$/i.exec(url) ?? []
  return `${slugOf(title, '-')}-${index + 1}${extension}`
}

/** Bar of the viewer: name of the album, and actions on the picture. */
export function ViewerBar({ titleId, album, media, index, isBroken, isZoomed, onZoom, onClose }: Props) {
  const Zoom = isZoomed ? ZoomOut : ZoomIn
  return (
    <div className="flex items-center gap-1 py-2 pr-2 pl-4">
      <div className="mr-auto min-w-0">
        <h2 id={titleId} className="truncate text-base sm:text-lg">
          {album.title}
        </h2>
        <p className="nums truncate text-sm text-leaf-100">
          {index + 1} / {album.media.length}
          {/* Where the caption does not fit below the picture. */}
          {media.caption && (
            <span aria-hidden className="hidden short:inline">
              {` · ${media.caption}`}
            </span>
          )}
        </p>
      </div>
      <button
        type="button"
        aria-label="Agrandir"
        aria-pressed={isZoomed}
        disabled={isBroken || media.type === 'video'}
        onClick={onZoom}
        className={viewerButton}
      >
        <Zoom aria-hidden className="size-6" />
      </button>
      {isBroken ? (
        <button type="button" aria-label="Télécharger" disabled className={viewerButton}>
          <Download aria-hidden className="size-6" />
        </button>
      ) : (
        <a
          href={media.url}
          download={fileName(album, media, index)}
          aria-label="Télécharger"
          className={viewerButton}
        >
          <Download aria-hidden className="size-6" />
        </a>
      )}
      <button type="button" aria-label="Fermer" onClick={onClose} className={viewerButton}>
        <X aria-hidden className="size-6" />
      </button>
    </div>
  )
}
