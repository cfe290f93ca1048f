import { eq } from 'drizzle-orm'
import type { Paged } from '#contract/endpoint.ts'
import { MAX_ROWS } from '#contract/list-limits.ts'
import type { ListVendorProductsQuery, VendorProduct } from '#contract/stall/schemas.ts'
import { products } from '#database/schema/catalogue.ts'
import { readProductSearch } from '../catalogue/public.ts'
import type { Deps } from '../deps.ts'
import { answerOwnProduct } from './stall.answers.ts'
import { listOwnProductRows } from './stall.queries.ts'

/**
 * A vendor's products that match the filters and the search, newest first, one page at a time.
 * @throws Refused `validation` for an invalid cursor
 */
export async function listOwnProducts(
  { db }: Pick<Deps, 'db'>,
  vendorId: string,
  { search: text, status, stock, limit = MAX_ROWS, cursor }: ListVendorProductsQuery,
): Promise<Paged<VendorProduct>> {
  const search =
    text === undefined ? undefined : await readProductSearch(db, text, eq(products.vendorId, vendorId))
  if (search === null) return { items: [], total: 0, nextCursor: null }
  const filters = { search, status, isLow: stock === 'low' }
  const { items, total, nextCursor } = await listOwnProductRows(db, vendorId, filters, { limit, cursor })
  return { items: items.map(answerOwnProduct), total, nextCursor }
}
