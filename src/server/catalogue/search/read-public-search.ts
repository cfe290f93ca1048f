import { SEARCH_INVALID } from '#contract/common.ts'
import type { Executor } from '#database/connect.ts'
import { isPublic } from '#database/schema/catalogue.ts'
import { refuse } from '../../http/refuse.ts'
import { type ProductSearch, readProductSearch } from './product-search.queries.ts'

/** @throws Refused `validation` for a text with a NUL, which PostgreSQL cannot store */
export function refuseUnsearchable(text: string): void {
  if (text.includes('\0'))
    refuse('validation', { message: SEARCH_INVALID, errors: { search: SEARCH_INVALID } })
}

/**
 * The search of the shop; undefined without a search text, null when the text searches for nothing.
 * @throws Refused `validation` for a text with a NUL
 */
export async function readPublicSearch(
  db: Executor,
  text: string | undefined,
): Promise<ProductSearch | null | undefined> {
  if (text === undefined) return undefined
  refuseUnsearchable(text)
  return readProductSearch(db, text, isPublic)
}
