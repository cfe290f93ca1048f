import type { Executor } from '#database/connect.ts'
import { isPublic } from '#database/schema/catalogue.ts'
import { refuse } from '../../http/refuse.ts'
import { type ProductSearch, readProductSearch } from './product-search.queries.ts'

const UNSEARCHABLE = 'La recherche contient un caractère interdit.'

/** @throws Refused `validation` for a text that holds a NUL, which PostgreSQL has no place for. */
export function refuseUnsearchable(text: string): void {
  if (text.includes('\0')) refuse('validation', { message: UNSEARCHABLE, errors: { search: UNSEARCHABLE } })
}

/**
 * A search of the shop, ready to be asked; undefined where nothing is searched for, null where the text asks for nothing.
 * @throws Refused `validation` for a text that holds a NUL.
 */
export async function readPublicSearch(
  db: Executor,
  text: string | undefined,
): Promise<ProductSearch | null | undefined> {
  if (text === undefined) return undefined
  refuseUnsearchable(text)
  return readProductSearch(db, text, isPublic)
}
