import type { Photo } from '#web/features/media/photo-uploads.ts'
import { Button } from '#web/ui/button.tsx'
import { RotateCw } from '#web/ui/signed-in/icons.ts'

type Props = {
  photo: Photo
  /** "la photo 2". */
  name: string
  onRetry: () => void
}

/** Upload progress of a photo, or why it failed; nothing once it is stored. */
export function SendingPhoto({ photo, name, onRetry }: Props) {
  if (photo.state === 'stored') return null
  if (photo.state === 'failed') {
    return (
      <div>
        <p role="alert" className="text-sm font-semibold text-danger">
          {photo.sentence}
        </p>
        <Button size="small" variant="quiet" className="-ml-3" onClick={onRetry}>
          <RotateCw aria-hidden className="size-4" />
          Réessayer<span className="sr-only"> {name}</span>
        </Button>
      </div>
    )
  }
  const percent = photo.state === 'sending' ? Math.round(photo.part * 100) : 0
  return (
    <div>
      <p className="nums text-sm text-ink-soft">
        {photo.state === 'waiting' ? 'En attente' : `Envoi\u00a0: ${percent}\u00a0%`}
      </p>
      <progress max={100} value={percent} aria-label={`Envoi de ${name}`} className="w-full" />
    </div>
  )
}
