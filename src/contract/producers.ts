import * as z from 'zod/mini'
import { Review } from './catalogue.ts'
import { blankable, Cursor, Id, IdParams, Instant, Limit } from './common.ts'
import { endpoint } from './endpoint.ts'
import type { Refusal } from './errors.ts'
import { regions } from './regions.ts'

export const producersRefusals = {
  producer_not_found: { status: 404, message: 'Producteur introuvable' },
} as const satisfies Record<string, Refusal>

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
const ProducerReview = z.extend(Review, { product: z.object({ name: z.string(), isPublic: z.boolean() }) })
export type ProducerReview = z.infer<typeof ProducerReview>

const PageQuery = z.object({ limit: blankable(Limit), cursor: blankable(Cursor) })

export const producersEndpoints = {
  getProducer: endpoint({
    method: 'GET',
    path: '/api/vendors/:id',
    access: 'public',
    cached: ['vendors', 'catalogue'],
    summary: 'Un producteur approuvé',
    params: IdParams,
    answer: Producer,
  }),
  listProducerReviews: endpoint({
    method: 'GET',
    path: '/api/vendors/:id/reviews',
    access: 'public',
    paged: true,
    cached: ['vendors', 'catalogue'],
    summary: 'Les avis sur les produits d’un producteur, du plus récent au plus ancien',
    params: IdParams,
    query: PageQuery,
    answer: z.array(ProducerReview),
  }),
}
