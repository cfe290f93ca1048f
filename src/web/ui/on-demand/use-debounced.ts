import { useEffect, useState } from 'react'

/** Keystrokes within a word are some 150 ms apart. */
const TYPING_PAUSE_MS = 200

/**
 * Debounces a text for requests. An empty text is passed at once, so that the same text typed again is requested again.
 * @returns the debounced text, and a function that flushes it
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
