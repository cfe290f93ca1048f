import * as z from 'zod/mini'
import { Review } from '../catalogue/schemas.ts'
import { blankable, Id, Instant, numberedQuery } from '../common.ts'
import { answerStates, reviewStates } from './facts.ts'

/** A customer's own review, and whether an administrator has hidden it. */
export const OwnReview = z.extend(Review, { hiddenReason: z.nullable(z.string()) })
export type OwnReview = z.infer<typeof OwnReview>

const ProductName = z.object({ id: Id, name: z.string() })

export const VendorReview = z.extend(Review, { product: ProductName })
export type VendorReview = z.infer<typeof VendorReview>

export const ModeratedReview = z.extend(Review, {
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

export const ListVendorReviewsQuery = z.object({
  state: blankable(z.enum(answerStates, 'Cette liste n’existe pas.')),
  ...numberedQuery,
})
export type ListVendorReviewsQuery = z.output<typeof ListVendorReviewsQuery>

export const ListReviewsToModerateQuery = z.object({
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
