import * as z from 'zod/mini'
import { whenFields } from '../when-fields.ts'

/** What is missing comes first, then what differs; what is too short is spoken of last. */
const placeOf = ({ code, minimum }: { code?: string; minimum?: unknown }): number => {
  if (code === 'custom') return 1
  return Number(minimum) > 1 ? 2 : 0
}

/** Puts what is wrong with a form in that order. */
export const lengthsLast = z.check<object>(
  ({ issues }) => void issues.sort((one, other) => placeOf(one) - placeOf(other)),
  whenFields,
)
