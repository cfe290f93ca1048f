import { useState } from 'react'

/** The value as it was before it was held. */
export function useHeld<Value extends string | number | undefined>(value: Value, isHeld: boolean): Value {
  const [kept, setKept] = useState(value)
  if (isHeld) return kept
  if (kept !== value) setKept(value)
  return value
}
