import { useEffect, useState } from 'react'

/** Somebody who types a word strikes a key every 150 ms or so. */
const TYPING_PAUSE_MS = 200

/**
 * A text that is being typed, for what asks the server: as it is once the person pauses. One that was emptied has nothing to
 * ask: the same text typed again, however soon, is asked anew.
 * @returns the text, and what says not to wait for the pause
 */
export function useDebounced(text: string): [debounced: string, flush: () => void] {
  const [debounced, setDebounced] = useState(text)
  if (text === '' && debounced !== '') setDebounced('')
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return [debounced, () => setDebounced(text)]
}
