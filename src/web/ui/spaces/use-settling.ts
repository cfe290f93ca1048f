import { useState } from 'react'

/** What is done leaves its place to what comes next: a double press must not reach that. */
export const SETTLING_MS = 600

/** Whether something was done a moment ago, and what says that it was just now. */
export function useSettling(): [isSettling: boolean, settle: () => void] {
  const [isSettling, setSettling] = useState(false)
  const settle = () => {
    setSettling(true)
    setTimeout(() => setSettling(false), SETTLING_MS)
  }
  return [isSettling, settle]
}
