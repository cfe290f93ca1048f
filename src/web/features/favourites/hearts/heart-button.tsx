import { Heart } from 'lucide-react'
import { useMark } from '#web/features/favourites/hearts/use-mark.ts'
import { cx } from '#web/ui/cx.ts'

export type HeartProps = {
  kind: 'products' | 'producers'
  id: string
  /** What is liked, for those who hear the button. */
  name: string
  /** Where it stands. */
  className?: string
}

/** Adds a product or a producer to the favourites, or takes it away. */
export default function HeartButton({ kind, id, name, className }: HeartProps) {
  const { isMarked, toggle } = useMark({ kind, id, name }, 'Connectez-vous pour garder vos favoris.')
  return (
    <button
      type="button"
      aria-label={`Ajouter ${name} à mes favoris`}
      aria-pressed={isMarked}
      onClick={toggle}
      className={cx('heart-button', className)}
    >
      <Heart aria-hidden className={cx('size-5', isMarked && 'fill-current')} />
    </button>
  )
}
