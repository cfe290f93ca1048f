import type { Product } from '#contract/catalogue/schemas.ts'
import type { Executor } from '#database/connect.ts'
import { answerProduct } from './catalogue.answers.ts'
import { listPublicProducts } from './read-products.queries.ts'

/** The products among these ids that are public and on sale, unordered. */
export async function listProductsOnSale(db: Executor, ids: readonly string[]): Promise<Product[]> {
  return (await listPublicProducts(db, ids)).map(answerProduct)
}
