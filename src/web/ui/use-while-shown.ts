import { useEffect, useRef } from 'react'

/**
 * Calls `act` only while what asks for it is on the page: a window that was left while its answer was awaited would otherwise
 * close what was opened in its place.
 */
export function useWhileShown<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return (...args) => {
    if (isShown.current) act(...args)
  }
}
