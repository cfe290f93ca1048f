import { Star } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'
import { type Photo, type PhotoUploads, shownPicture } from '#web/features/media/photo-uploads.ts'
import { SendingPhoto } from '#web/features/media/sending-photo.tsx'
import { OrderedPicture } from '#web/features/stall/pictures/ordered-picture.tsx'
import { Badge } from '#web/ui/badge.tsx'

type Props = {
  photo: Photo
  /** From 0, the main one. */
  place: number
  count: number
  uploads: PhotoUploads
  onMove: (place: number) => void
  onRemove: () => void
  isDragged: boolean
  handleProps: ButtonHTMLAttributes<HTMLButtonElement>
}

/** One photo of the form and its actions. */
export function PictureRow({ photo, uploads, ...row }: Props) {
  const { place, onMove } = row
  const name = `la photo ${place + 1}`
  return (
    <OrderedPicture
      {...row}
      picture={shownPicture(photo)}
      name={name}
      alt={`Photo ${place + 1}`}
      removeWord="Retirer"
    >
      <SendingPhoto photo={photo} name={name} onRetry={() => void uploads.retry(photo.key)} />
      {photo.state !== 'failed' && <MainPlace place={place} onMain={() => onMove(0)} />}
    </OrderedPicture>
  )
}

const MainPlace = ({ place, onMain }: { place: number; onMain: () => void }) =>
  place === 0 ? (
    <p className="flex min-h-11 items-center">
      <Badge tone="success" icon={Star}>
        Principal
      </Badge>
    </p>
  ) : (
    <button
      type="button"
      onClick={onMain}
      className="-ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-full px-2 text-sm font-semibold text-leaf-800 hover:bg-leaf-50"
    >
      <Star aria-hidden className="size-4 shrink-0" />
      <span>
        Mettre en principal<span className="sr-only">&nbsp;: photo {place + 1}</span>
      </span>
    </button>
  )
