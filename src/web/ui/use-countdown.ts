import { useEffect, useRef } from 'react'

const PRESSED_MS = 100

/** Calls `onEnd` after a time, pauses excluded; never between a press and its release. */
export function useCountdown(durationMs: number, isPaused: boolean, onEnd: () => void): void {
  const leftMs = useRef(durationMs)
  const end = useRef(onEnd)
  end.current = onEnd
  useEffect(() => {
    if (isPaused) return
    const startedAt = performance.now()
    // Removing something may shift what is being pressed: the release would miss it, and no click would follow.
    const endUnlessPressed = () => {
      if (document.querySelector(':active')) timer = setTimeout(endUnlessPressed, PRESSED_MS)
      else end.current()
    }
    let timer = setTimeout(endUnlessPressed, leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= performance.now() - startedAt
    }
  }, [isPaused])
}
