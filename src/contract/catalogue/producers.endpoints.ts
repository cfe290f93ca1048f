import * as z from 'zod/mini'
import { IdParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { PageQuery, Producer, ProducerReview } from './producers.schemas.ts'

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
