import * as z from 'zod/mini'
import { Picture } from '../catalogue/schemas.ts'
import { Id } from '../common.ts'
import { regions } from '../regions.ts'

/** A producer as example of its region. */
export const RegionalProducer = z.object({
  id: Id,
  businessName: z.string(),
  region: z.enum(regions),
  rating: z.nullable(z.string()),
  productCount: z.int(),
  portraitUrl: z.nullable(z.string()),
  /** Of its newest product with a picture. */
  picture: z.nullable(Picture),
})
export type RegionalProducer = z.infer<typeof RegionalProducer>

/** Totals of the market, and by region. */
export const Market = z.object({
  producerCount: z.int(),
  productCount: z.int(),
  /** Open delivery zones. */
  zoneCount: z.int(),
  pickupPointCount: z.int(),
  /** Regions with producers or pickup points, in the order of the regions. */
  regions: z.array(z.object({ region: z.enum(regions), producerCount: z.int(), pickupPointCount: z.int() })),
  /** At most one per region: the best rated with products on sale. */
  producers: z.array(RegionalProducer),
})
export type Market = z.infer<typeof Market>
