import { Heart } from 'lucide-react'
import { cx } from '#web/ui/cx.ts'

type Props = {
  /** Name of the item, for screen readers. */
  name: string
  isMarked: boolean
  onClick: () => void
  /** Position classes. */
  className?: string | undefined
}

/** A button that adds an item to the favourites, or removes it. */
export const HeartShape = ({ name, isMarked, onClick, className }: Props) => (
  <button
    type="button"
    aria-label={`Ajouter ${name} à mes favoris`}
    aria-pressed={isMarked}
    onClick={onClick}
    className={cx('heart-button', className)}
  >
    <Heart aria-hidden className={cx('size-5', isMarked && 'fill-current')} />
  </button>
)
