import { useEffect, useRef } from 'react'

/**
 * Calls `act` only while the component is mounted: a dialog closed during its request would otherwise close what was opened
 * after it.
 */
export function useWhileMounted<Args extends unknown[]>(
  action: (...args: Args) => void,
): (...args: Args) => void {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return (...args) => {
    if (isShown.current) action(...args)
  }
}
