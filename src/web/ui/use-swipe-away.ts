import { type PointerEvent, useRef, useState } from 'react'

/** Shorter movements are not a swipe. */
const STEADY_PX = 8

/**
 * Swipe to dismiss, to the right.
 * @param thresholdPx minimal distance; a shorter swipe springs back
 */
export function useSwipeAway(thresholdPx: number, onAway: () => void) {
  const start = useRef<number | undefined>(undefined)
  const [offsetPx, setOffsetPx] = useState(0)

  const pushedPx = ({ clientX }: PointerEvent) => Math.max(0, clientX - (start.current ?? clientX))

  return {
    offsetPx,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button === 0) start.current = event.clientX
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const pushed = pushedPx(event)
        if (pushed < STEADY_PX) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setOffsetPx(pushed)
      },
      onPointerUp: (event: PointerEvent) => {
        const isAway = pushedPx(event) >= thresholdPx
        start.current = undefined
        setOffsetPx(0)
        if (isAway) onAway()
      },
      onPointerCancel: () => {
        start.current = undefined
        setOffsetPx(0)
      },
    },
  }
}
