import { useState } from 'react'

/** The current value, or the one before `isHeld` became true. */
export function useFrozenValue<Value extends string | number | undefined>(
  value: Value,
  isHeld: boolean,
): Value {
  const [kept, setKept] = useState(value)
  if (isHeld) return kept
  if (kept !== value) setKept(value)
  return value
}
