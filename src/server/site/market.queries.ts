import { and, count, eq, exists, isNotNull, sql } from 'drizzle-orm'
import type { Picture } from '#contract/catalogue/schemas.ts'
import type { Region } from '#contract/regions.ts'
import type { RegionalProducer } from '#contract/site/market.schemas.ts'
import type { Executor } from '#database/connect.ts'
import { isApproved, users, vendors } from '#database/schema/accounts.ts'
import { productImages, products } from '#database/schema/catalogue.ts'
import { media } from '#database/schema/media.ts'
import { pictureObject, pictureUrlOf } from '../media/public.ts'

/** Number of approved vendors by region; null is the region of those without one. */
export const countProducersByRegion = (db: Executor): Promise<{ region: Region | null; count: number }[]> =>
  db
    .select({ region: users.region, count: count() })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(isApproved)
    .groupBy(users.region)

/** The best rated vendor of each region among those with products on sale, with their number and the picture of the latest. */
export function listRegionalProducers(db: Executor): Promise<RegionalProducer[]> {
  const onSale = and(eq(products.vendorId, vendors.id), eq(products.status, 'active'))
  const best = db
    .selectDistinctOn([users.region], { id: vendors.id })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(
      and(
        isApproved,
        isNotNull(users.region),
        exists(db.select({ id: products.id }).from(products).where(onSale)),
      ),
    )
    .orderBy(users.region, sql`${vendors.rating} desc nulls last`, vendors.createdAt, vendors.id)
    .as('best')
  return db
    .select({
      id: vendors.id,
      businessName: vendors.businessName,
      region: sql<Region>`${users.region}`,
      rating: vendors.rating,
      productCount: sql<number>`(select count(*)::int from ${products} where ${onSale})`,
      portraitUrl: pictureUrlOf(vendors.portraitId),
      picture: sql<Picture | null>`(
        select ${pictureObject} from ${products}
          join ${productImages} on ${productImages.productId} = ${products.id} and ${productImages.position} = 0
          join ${media} on ${media.id} = ${productImages.mediaId}
        where ${onSale} order by ${products.createdAt} desc limit 1)`,
    })
    .from(best)
    .innerJoin(vendors, eq(vendors.id, best.id))
    .innerJoin(users, eq(users.id, vendors.userId))
    .orderBy(users.region)
}
