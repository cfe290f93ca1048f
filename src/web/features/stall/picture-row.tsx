import { Star } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'
import type { Photo, PictureBox } from '#web/features/stall/picture-box.ts'
import { placeProps } from '#web/features/stall/use-drag-order.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { Trash2 } from '#web/ui/icons.ts'
import { ResponsivePicture } from '#web/ui/responsive-picture.tsx'
import { ArrowDown, ArrowUp, GripVertical, RotateCw } from '#web/ui/spaces/icons.ts'

type Props = {
  photo: Photo
  /** From 0, the main one. */
  place: number
  count: number
  box: PictureBox
  isDragged: boolean
  handleProps: ButtonHTMLAttributes<HTMLButtonElement>
}

/** One photo of the form, with where it stands and what one may do with it. */
export function PictureRow({ photo, place, count, box, isDragged, handleProps }: Props) {
  const name = `la photo ${place + 1}`
  const moveTo = (target: number) => () => box.move(photo.key, target)
  return (
    <li
      {...placeProps(place)}
      className={cx(
        'flex items-center gap-2 rounded-field bg-white p-2 ring-1',
        isDragged ? 'shadow-lift ring-leaf-700' : 'ring-line',
      )}
    >
      <button
        type="button"
        {...handleProps}
        aria-label={`Déplacer ${name} : faites glisser, ou utilisez les flèches haut et bas`}
        className="grid min-h-20 w-8 shrink-0 cursor-grab touch-none place-items-center rounded-lg text-ink-soft hover:bg-paper"
      >
        <GripVertical aria-hidden className="size-5" />
      </button>
      <div className="w-20 shrink-0">
        <ResponsivePicture
          picture={photo.state === 'stored' ? photo.picture : { url: photo.preview, width: 80, height: 80 }}
          alt={`Photo ${place + 1}`}
          sizes="5rem"
          isSquare
          className="rounded-lg text-xs"
        />
      </div>
      <div className="min-w-0 grow">
        <Standing photo={photo} place={place} onRetry={() => void box.retry(photo.key)} onMain={moveTo(0)} />
        <div className="flex">
          <IconButton
            icon={ArrowUp}
            label={`Monter ${name}`}
            disabled={place === 0}
            onClick={moveTo(place - 1)}
          />
          <IconButton
            icon={ArrowDown}
            label={`Descendre ${name}`}
            disabled={place === count - 1}
            onClick={moveTo(place + 1)}
          />
          <IconButton
            icon={Trash2}
            label={`Retirer ${name}`}
            onClick={() => box.remove(photo.key)}
            className="ml-auto text-danger"
          />
        </div>
      </div>
    </li>
  )
}

type StandingProps = { photo: Photo; place: number; onRetry: () => void; onMain: () => void }

function Standing({ photo, place, onRetry, onMain }: StandingProps) {
  if (photo.state === 'failed') {
    return (
      <div>
        <p role="alert" className="text-sm font-semibold text-danger">
          {photo.sentence}
        </p>
        <TextButton icon={RotateCw} onClick={onRetry}>
          Réessayer<span className="sr-only"> la photo {place + 1}</span>
        </TextButton>
      </div>
    )
  }
  return (
    <>
      {photo.state !== 'stored' && <Progress photo={photo} place={place} />}
      {place === 0 ? (
        <p className="flex min-h-11 items-center">
          <Badge tone="success" icon={Star}>
            Principal
          </Badge>
        </p>
      ) : (
        <TextButton icon={Star} onClick={onMain}>
          Mettre en principal<span className="sr-only"> : photo {place + 1}</span>
        </TextButton>
      )}
    </>
  )
}

function Progress({ photo, place }: { photo: Photo; place: number }) {
  const percent = photo.state === 'sending' ? Math.round(photo.part * 100) : 0
  return (
    <div>
      <p className="nums text-sm text-ink-soft">
        {photo.state === 'waiting' ? 'En attente' : `Envoi : ${percent} %`}
      </p>
      <progress
        max={100}
        value={percent}
        aria-label={`Envoi de la photo ${place + 1}`}
        className="h-2 w-full accent-leaf-700"
      />
    </div>
  )
}

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> & { icon: typeof Star }

/** A round button that says its name to those who do not see it. */
export function IconButton({ icon: Icon, label, className, ...rest }: ButtonProps & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={cx(
        'grid size-11 place-items-center rounded-full hover:bg-paper-deep disabled:text-line-strong disabled:hover:bg-transparent',
        className,
      )}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  )
}

function TextButton({ icon: Icon, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className="-ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-full px-2 text-sm font-semibold text-leaf-800 hover:bg-leaf-50"
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <span>{children}</span>
    </button>
  )
}
