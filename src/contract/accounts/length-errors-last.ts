import * as z from 'zod/mini'
import { whenFields } from '../when-fields.ts'

/** Sort key of an issue: missing fields, then mismatches, then length errors. */
const placeOf = ({ code, minimum }: { code?: string; minimum?: unknown }): number => {
  if (code === 'custom') return 1
  return Number(minimum) > 1 ? 2 : 0
}

/** Sorts the issues of a form in that order. */
export const lengthErrorsLast = z.check<object>(
  ({ issues }) => void issues.sort((one, other) => placeOf(one) - placeOf(other)),
  whenFields,
)
