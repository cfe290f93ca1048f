import { useEffect, useState } from 'react'

/** Shorter waits are not noticeable. */
const PATIENCE_MS = 300

/** True once a wait has become noticeable; for delayed loading indicators. */
export function useIsSlow(isWaiting: boolean): boolean {
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
