import * as z from 'zod/mini'
import { blankable, Cursor, Id, Instant, Limit } from '../common.ts'
import { regions } from '../regions.ts'
import { Review } from './schemas.ts'

/** An approved vendor as everybody may see it: neither phone, nor e-mail, nor street. */
export const Producer = z.object({
  id: Id,
  businessName: z.string(),
  description: z.string(),
  /** The last part of its address. */
  town: z.nullable(z.string()),
  region: z.nullable(z.enum(regions)),
  rating: z.nullable(z.string()),
  reviewCount: z.int(),
  productCount: z.int(),
  createdAt: Instant,
})
export type Producer = z.infer<typeof Producer>

/** What a customer says of one product of a producer. */
export const ProducerReview = z.extend(Review, {
  product: z.object({ name: z.string(), isPublic: z.boolean() }),
})
export type ProducerReview = z.infer<typeof ProducerReview>

export const PageQuery = z.object({ limit: blankable(Limit), cursor: blankable(Cursor) })
