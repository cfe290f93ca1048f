import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { placeProps } from '#web/features/stall/pictures/use-drag-order.ts'
import { cx } from '#web/ui/cx.ts'
import { Trash2 } from '#web/ui/icons.ts'
import { ResponsivePicture } from '#web/ui/responsive-picture.tsx'
import { IconButton } from '#web/ui/signed-in/icon-button.tsx'
import { ArrowDown, ArrowUp, GripVertical } from '#web/ui/signed-in/icons.ts'

type Picture = Parameters<typeof ResponsivePicture>[0]['picture']

type Props = {
  picture: Picture
  /** "la photo 2", for the labels of its buttons. */
  name: string
  /** Alternative text: "Photo 2". */
  alt: string
  /** From 0. */
  place: number
  count: number
  isDragged: boolean
  handleProps: ButtonHTMLAttributes<HTMLButtonElement>
  onMove: (place: number) => void
  removeWord: string
  onRemove: () => void
  /** Text or fields beside it. */
  children: ReactNode
}

/** A picture of a sortable list: dragged, moved by a step, or removed. */
export function OrderedPicture({
  picture,
  name,
  alt,
  place,
  count,
  isDragged,
  handleProps,
  onMove,
  removeWord,
  onRemove,
  children,
}: Props) {
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
        aria-label={`Déplacer ${name}\u00a0: faites glisser, ou utilisez les flèches haut et bas`}
        className="grid min-h-20 w-8 shrink-0 cursor-grab touch-none place-items-center rounded-lg text-ink-soft hover:bg-paper"
      >
        <GripVertical aria-hidden className="size-5" />
      </button>
      <SmallPicture picture={picture} alt={alt} />
      <div className="min-w-0 grow">
        {children}
        <div className="flex">
          <IconButton
            icon={ArrowUp}
            label={`Monter ${name}`}
            disabled={place === 0}
            onClick={() => onMove(place - 1)}
          />
          <IconButton
            icon={ArrowDown}
            label={`Descendre ${name}`}
            disabled={place === count - 1}
            onClick={() => onMove(place + 1)}
          />
          <IconButton
            icon={Trash2}
            label={`${removeWord} ${name}`}
            onClick={onRemove}
            className="ml-auto text-danger"
          />
        </div>
      </div>
    </li>
  )
}

/** A small picture. */
export const SmallPicture = ({ picture, alt }: Pick<Props, 'picture' | 'alt'>) => (
  <div className="w-20 shrink-0">
    <ResponsivePicture
      picture={picture}
      alt={alt}
      missing={alt}
      sizes="5rem"
      isSquare
      className="rounded-lg text-xs"
    />
  </div>
)
