import * as z from 'zod/mini'
import { Review } from './catalogue.ts'
import { blankable, Id, IdParams, Instant, numberedAnswer, numberedQuery } from './common.ts'
import { endpoint } from './endpoint.ts'
import type { Refusal } from './errors.ts'
import { answerStates, reviewStates } from './reviews-labels.ts'

// The web imports the words from their own file, which brings no validator into a page that has no form.
export * from './reviews-labels.ts'

export const reviewsRefusals = {
  review_not_found: { status: 404, message: 'Avis introuvable' },
  already_answered: { status: 409, message: 'Vous avez déjà répondu à cet avis.' },
} as const satisfies Record<string, Refusal>

/** A customer's own review, and whether an administrator has hidden it. */
const OwnReview = z.extend(Review, { hiddenReason: z.nullable(z.string()) })
export type OwnReview = z.infer<typeof OwnReview>

const ProductName = z.object({ id: Id, name: z.string() })

const VendorReview = z.extend(Review, { product: ProductName })
export type VendorReview = z.infer<typeof VendorReview>

const ModeratedReview = z.extend(Review, {
  product: ProductName,
  vendor: z.object({ id: Id, businessName: z.string() }),
  hidden: z.nullable(z.object({ reason: z.string(), at: Instant })),
})
export type ModeratedReview = z.infer<typeof ModeratedReview>

const ANSWER_REQUIRED = 'Écrivez votre réponse.'
export const AnswerReviewBody = z.object({
  answer: z
    .string(ANSWER_REQUIRED)
    .check(
      z.trim(),
      z.minLength(1, ANSWER_REQUIRED),
      z.maxLength(2000, 'La réponse est trop longue (2 000 caractères au plus).'),
    ),
})

const HIDING_REASON_REQUIRED = 'Veuillez indiquer pourquoi cet avis est masqué.'
const HidingReason = z
  .string(HIDING_REASON_REQUIRED)
  .check(
    z.trim(),
    z.minLength(1, HIDING_REASON_REQUIRED),
    z.maxLength(500, 'La raison est trop longue (500 caractères au plus).'),
  )

/** Hiding says why; showing again needs no words. */
export const ModerateReviewBody = z.discriminatedUnion(
  'hidden',
  [
    z.object({ hidden: z.literal(true), reason: HidingReason }),
    z.object({ hidden: z.literal(false), reason: z.optional(z.unknown()) }),
  ],
  'Dites si l’avis est masqué ou montré.',
)
export type ModerateReviewBody = z.output<typeof ModerateReviewBody>

const ListVendorReviewsQuery = z.object({
  state: blankable(z.enum(answerStates, 'Cette liste n’existe pas.')),
  ...numberedQuery,
})
export type ListVendorReviewsQuery = z.output<typeof ListVendorReviewsQuery>

const ListReviewsToModerateQuery = z.object({
  state: blankable(z.enum(reviewStates, 'Cette liste n’existe pas.')),
  /** Words of the review, of its product or of its vendor. */
  search: blankable(
    z
      .string('La recherche est un texte.')
      .check(z.trim(), z.maxLength(100, 'La recherche est trop longue (100 caractères au plus).')),
  ),
  ...numberedQuery,
})
export type ListReviewsToModerateQuery = z.output<typeof ListReviewsToModerateQuery>

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
