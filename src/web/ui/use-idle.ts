import { useEffect, useState } from 'react'

const LATEST_MS = 4_000

/** Turns true once the browser has nothing better to do after the page has come alive. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(() => setIdle(true), LATEST_MS / 2)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: LATEST_MS })
    return () => cancelIdleCallback(handle)
  }, [])
  return isIdle
}
