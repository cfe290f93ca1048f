import { useEffect, useRef } from 'react'

const PRESSED_MS = 100

/** Calls `onEnd` after so long, not counting the time while it is paused; never between a press and its release. */
export function useCountdown(durationMs: number, isPaused: boolean, onEnd: () => void): void {
  const leftMs = useRef(durationMs)
  const end = useRef(onEnd)
  end.current = onEnd
  useEffect(() => {
    if (isPaused) return
    const startedAt = performance.now()
    // What goes away may move what somebody presses: its release would be elsewhere, and no click.
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
