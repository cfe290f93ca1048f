import type { Mark } from '#web/features/favourites/hearts/mark.ts'
import { useMark } from '#web/features/favourites/hearts/use-mark.ts'
import { HeartShape } from '#web/ui/heart-shape.tsx'

/** Adds a product or producer to the favourites, or removes it. */
export function HeartButton({ className, ...liked }: Mark & { className?: string }) {
  const { isMarked, toggle } = useMark(liked)
  return <HeartShape name={liked.name} className={className} isMarked={isMarked} onClick={toggle} />
}
