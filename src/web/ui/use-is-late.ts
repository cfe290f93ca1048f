import { useEffect, useState } from 'react'

/** Below this, an answer comes before one has noticed the wait. */
const PATIENCE_MS = 300

/** Turns true when something has kept a person waiting. */
export function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting])
  return isLate
}
