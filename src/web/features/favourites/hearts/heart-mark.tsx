import { useEffect, useEffectEvent } from 'react'
import type { Mark } from '#web/features/favourites/hearts/mark.ts'
import { useMark } from '#web/features/favourites/hearts/use-mark.ts'

export type HeartMarkProps = {
  liked: Mark
  /** Number of presses of the heart, including those before this code was loaded. */
  presses: number
  onMarked: (isMarked: boolean) => void
}

/** Behaviour of a heart rendered earlier: reports whether it is marked, and handles the presses. */
export default function HeartMark({ liked, presses, onMarked }: HeartMarkProps) {
  const { isMarked, toggle } = useMark(liked)
  const act = useEffectEvent(toggle)
  useEffect(() => onMarked(isMarked), [isMarked, onMarked])
  useEffect(() => {
    if (presses) void act()
  }, [presses])
  return null
}
