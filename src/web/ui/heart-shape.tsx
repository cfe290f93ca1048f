import { Heart } from 'lucide-react'
import { cx } from '#web/ui/cx.ts'

type Props = {
  /** What is liked, for those who hear the button. */
  name: string
  isMarked: boolean
  onClick: () => void
  /** Where it stands. */
  className?: string | undefined
}

/** The button that adds to the favourites, or takes away from them. */
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
