import { useEffect, useRef } from 'react'

/** Calls `onEnd` after so long, not counting the time while it is paused. */
export function useCountdown(durationMs: number, isPaused: boolean, onEnd: () => void): void {
  const leftMs = useRef(durationMs)
  const end = useRef(onEnd)
  end.current = onEnd
  useEffect(() => {
    if (isPaused) return
    const startedAt = performance.now()
    const timer = setTimeout(() => end.current(), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= performance.now() - startedAt
    }
  }, [isPaused])
}
