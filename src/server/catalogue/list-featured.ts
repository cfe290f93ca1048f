import { and, asc, notInArray } from 'drizzle-orm'
import type { Featured } from '#contract/catalogue/schemas.ts'
import { MAX_FEATURED } from '#contract/settings/facts.ts'
import type { Executor } from '#database/connect.ts'
import { isPublic, products } from '#database/schema/catalogue.ts'
import { featuredProducts } from '#database/schema/settings.ts'
import type { Deps } from '../deps.ts'
import { answerProduct } from './catalogue.answers.ts'
import { listProductRows, listPublicProducts, productOrder } from './read-products.queries.ts'

/** The products of the home page: the featured ones on sale, in their order, then the newest others. */
export async function listFeatured({ db }: Pick<Deps, 'db'>): Promise<Featured> {
  const chosen = await listChosen(db)
  const ids = chosen.map(({ id }) => id)
  const others = and(isPublic, ids.length > 0 ? notInArray(products.id, ids) : undefined)
  const newest =
    chosen.length < MAX_FEATURED
      ? (
          await listProductRows(db, others, productOrder('recent'), {
            limit: MAX_FEATURED - chosen.length,
            cursor: undefined,
          })
        ).items
      : []
  return { isChosen: chosen.length > 0, products: [...chosen, ...newest].map(answerProduct) }
}

async function listChosen(db: Executor) {
  const places = await db
    .select({ id: featuredProducts.productId })
    .from(featuredProducts)
    .orderBy(asc(featuredProducts.position))
  const rows = await listPublicProducts(
    db,
    places.map(({ id }) => id),
  )
  return places.flatMap(({ id }) => rows.find(row => row.id === id) ?? [])
}
