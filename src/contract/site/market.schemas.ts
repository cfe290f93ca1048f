import * as z from 'zod/mini'
import { Picture } from '../catalogue/schemas.ts'
import { Id } from '../common.ts'
import { regions } from '../regions.ts'

/** A producer that stands for its region. */
export const RegionalProducer = z.object({
  id: Id,
  businessName: z.string(),
  region: z.enum(regions),
  rating: z.nullable(z.string()),
  productCount: z.int(),
  portraitUrl: z.nullable(z.string()),
  /** Of its newest product that has one. */
  picture: z.nullable(Picture),
})
export type RegionalProducer = z.infer<typeof RegionalProducer>

/** How large the market is today, and where. */
export const Market = z.object({
  producerCount: z.int(),
  productCount: z.int(),
  /** Zones to which orders are delivered. */
  zoneCount: z.int(),
  pickupPointCount: z.int(),
  /** Those where somebody sells or orders are fetched, in the order of the regions. */
  regions: z.array(z.object({ region: z.enum(regions), producerCount: z.int(), pickupPointCount: z.int() })),
  /** One of each region at most: the best rated of those that sell something. */
  producers: z.array(RegionalProducer),
})
export type Market = z.infer<typeof Market>
