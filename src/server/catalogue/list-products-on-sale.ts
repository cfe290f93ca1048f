import type { Product } from '#contract/catalogue/schemas.ts'
import type { Executor } from '#database/connect.ts'
import { answerProduct } from './catalogue.answers.ts'
import { listPublicProducts } from './read-products.queries.ts'

/** Those of some products that everybody may see and buy, in no order. */
export async function listProductsOnSale(db: Executor, ids: readonly string[]): Promise<Product[]> {
  return (await listPublicProducts(db, ids)).map(answerProduct)
}
