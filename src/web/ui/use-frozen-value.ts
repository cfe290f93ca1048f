import { useState } from 'react'

/** The current value, or the one before `isHeld` became true. */
export function useFrozenValue<Value extends string | number | undefined>(
  value: Value,
  isHeld: boolean,
): Value {
  const [frozen, setFrozen] = useState(value)
  if (isHeld) return frozen
  if (frozen !== value) setFrozen(value)
  return value
}
