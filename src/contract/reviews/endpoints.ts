import * as z from 'zod/mini'
import { IdParams, numberedAnswer } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import {
  AnswerReviewBody,
  ListReviewsToModerateQuery,
  ListVendorReviewsQuery,
  ModeratedReview,
  ModerateReviewBody,
  OwnReview,
  VendorReview,
} from './schemas.ts'

export const reviewsEndpoints = {
  getMyReview: endpoint({
    method: 'GET',
    path: '/api/products/:id/my-review',
    access: ['customer'],
    summary: 'L’avis du client sur un produit, ou s’il peut en donner un',
    params: IdParams,
    answer: z.object({ mayReview: z.boolean(), review: z.nullable(OwnReview) }),
  }),
  listVendorReviews: endpoint({
    method: 'GET',
    path: '/api/vendor/reviews',
    access: ['vendor'],
    summary: 'Les avis des clients sur les produits du vendeur',
    query: ListVendorReviewsQuery,
    answer: z.object(numberedAnswer(VendorReview)),
  }),
  answerReview: endpoint({
    method: 'POST',
    path: '/api/vendor/reviews/:id/answer',
    access: ['vendor'],
    status: 201,
    summary: 'Répond, une seule fois, à un avis',
    params: IdParams,
    body: AnswerReviewBody,
    answer: VendorReview,
  }),
  listReviewsToModerate: endpoint({
    method: 'GET',
    path: '/api/admin/reviews',
    access: ['admin'],
    summary: 'Tous les avis, montrés ou masqués',
    query: ListReviewsToModerateQuery,
    answer: z.object(numberedAnswer(ModeratedReview)),
  }),
  moderateReview: endpoint({
    method: 'PATCH',
    path: '/api/admin/reviews/:id',
    access: ['admin'],
    summary: 'Masque un avis, ou le montre de nouveau',
    params: IdParams,
    body: ModerateReviewBody,
    answer: ModeratedReview,
  }),
}
