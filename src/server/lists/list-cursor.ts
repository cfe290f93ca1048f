import * as z from 'zod/mini'
import { CURSOR_INVALID, Id } from '#contract/common.ts'
import { refuse } from '../http/refuse.ts'

/** Type of a sort key; an instant is in milliseconds. */
export type SortKeyKind = 'whole' | 'amount' | 'instant'

/** Position of the last item of a page: its sort keys and its id. */
type ListPosition = { places: string[]; id: string }

/** What a cursor must match: the name of the sort order, and the types of its sort keys. */
type CursorShape = { name: string; kinds: readonly SortKeyKind[] }

// At most 13 digits: milliseconds until the year 2286, and any amount.
const patterns: Record<SortKeyKind, RegExp> = {
  whole: /^\d{1,13}$/,
  amount: /^\d{1,13}(\.\d{1,2})?$/,
  instant: /^\d{1,13}$/,
}
const Cursor = z.object({ name: z.string(), id: Id, places: z.array(z.string()) })

/** The opaque text of a position, for URLs. */
export const encodeCursor = (name: string, { places, id }: ListPosition): string =>
  Buffer.from(JSON.stringify({ name, places, id })).toString('base64url')

/**
 * Decodes the cursor of a list.
 * @throws Refused `validation` when the text is not a cursor, or one of another sort order
 */
export function decodeCursor(text: string, { name, kinds }: CursorShape): ListPosition {
  const parsed = Cursor.safeParse(jsonOf(text))
  if (!parsed.success || parsed.data.name !== name) return refuseCursor()
  const { places, id } = parsed.data
  const fits =
    places.length === kinds.length && kinds.every((kind, index) => patterns[kind].test(places[index]!))
  return fits ? { places, id } : refuseCursor()
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}

/**
 * Refuses an invalid cursor.
 * @throws Refused `validation`
 */
export function refuseCursor(): never {
  return refuse('validation', { message: CURSOR_INVALID, errors: { cursor: CURSOR_INVALID } })
}
