import { type Region, regions } from '#contract/regions.ts'
import type { Market } from '#contract/site/market.schemas.ts'
import type { Executor } from '#database/connect.ts'
import { countOnSale } from '../catalogue/public.ts'
import { listOpenPickupPoints, listZoneRows } from '../delivery/public.ts'
import { countProducersByRegion, listRegionalProducers } from './market.queries.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Figures of the market: producers, products on sale, zones and pickup points, also by region; and a producer of each region. */
export async function readMarket(db: Executor): Promise<Market> {
  const sellers = await countProducersByRegion(db)
  const points = await listOpenPickupPoints(db)
  const zones = await listZoneRows(db)
  const here = (region: Region) => ({
    region,
    producerCount: sellers.find(row => row.region === region)?.count ?? 0,
    pickupPointCount: points.filter(({ zone }) => zone.region === region).length,
  })
  return {
    producerCount: sum(sellers.map(({ count }) => count)),
    productCount: await countOnSale(db),
    zoneCount: zones.filter(({ isServed }) => isServed).length,
    pickupPointCount: points.length,
    regions: regions
      .map(here)
      .filter(({ producerCount, pickupPointCount }) => producerCount + pickupPointCount > 0),
    producers: await listRegionalProducers(db),
  }
}
