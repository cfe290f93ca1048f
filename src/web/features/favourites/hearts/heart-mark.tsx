import { useEffect, useEffectEvent } from 'react'
import type { Mark } from '#web/features/favourites/hearts/mark.ts'
import { useMark } from '#web/features/favourites/hearts/use-mark.ts'

export type HeartMarkProps = {
  liked: Mark
  /** How often the heart was pressed, also before this code was there. */
  presses: number
  onMarked: (isMarked: boolean) => void
}

/** What a heart is worth that the page drew before: whether it is full, and what a press does. */
export default function HeartMark({ liked, presses, onMarked }: HeartMarkProps) {
  const { isMarked, toggle } = useMark(liked)
  const act = useEffectEvent(toggle)
  useEffect(() => onMarked(isMarked), [isMarked, onMarked])
  useEffect(() => {
    if (presses) void act()
  }, [presses])
  return null
}
