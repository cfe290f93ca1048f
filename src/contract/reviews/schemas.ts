import * as z from 'zod/mini'
import { blankable, Id, Instant, listFilter, numberedAnswer, numberedQuery, SearchText } from '../common.ts'
import { counted } from '../french/counted.ts'
import { reasonText } from '../reason-text.ts'
import {
  answerStates,
  FEWEST_STARS,
  MAX_REVIEW_ANSWER_LENGTH,
  MAX_REVIEW_LENGTH,
  MOST_STARS,
  reviewStates,
} from './facts.ts'

const LIST_UNKNOWN = 'Cette liste n’existe pas.'

export const Review = z.object({
  id: Id,
  productId: Id,
  customerName: z.string(),
  rating: z.int(),
  comment: z.string(),
  createdAt: Instant,
  /** The vendor's answer. */
  answer: z.nullable(z.object({ text: z.string(), createdAt: Instant })),
})

export type Review = z.infer<typeof Review>

const RATING_INVALID = 'Choisissez une note de 1 à 5 étoiles.'

const withinStars = [z.minimum(FEWEST_STARS, RATING_INVALID), z.maximum(MOST_STARS, RATING_INVALID)]

export const ReviewBody = z.object({
  rating: z.int(RATING_INVALID).check(...withinStars),
  comment: z.optional(
    z
      .string('L’avis est un texte.')
      .check(
        z.trim(),
        z.maxLength(
          MAX_REVIEW_LENGTH,
          `L’avis est trop long (${counted(MAX_REVIEW_LENGTH, 'caractère')} au plus).`,
        ),
      ),
  ),
})

/** A review of one of a producer's products. */
export const ProducerReview = z.extend(Review, {
  product: z.object({ name: z.string(), isPublic: z.boolean() }),
})

export type ProducerReview = z.infer<typeof ProducerReview>

/** A customer's own review, and whether it was hidden. */
export const OwnReview = z.extend(Review, { hiddenReason: z.nullable(z.string()) })
export type OwnReview = z.infer<typeof OwnReview>

const ProductName = z.object({ id: Id, name: z.string() })

export const VendorReview = z.extend(Review, { product: ProductName })
export type VendorReview = z.infer<typeof VendorReview>

export const ModeratedReview = z.extend(Review, {
  customerId: Id,
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
      z.maxLength(
        MAX_REVIEW_ANSWER_LENGTH,
        `La réponse est trop longue (${counted(MAX_REVIEW_ANSWER_LENGTH, 'caractère')} au plus).`,
      ),
    ),
})

/** The form for hiding a review. */
export const HideReviewForm = z.object({
  reason: reasonText('Veuillez indiquer pourquoi cet avis est masqué.'),
})

/** Hiding requires a reason; showing again does not. */
export const ModerateReviewBody = z.discriminatedUnion(
  'hidden',
  [
    z.extend(HideReviewForm, { hidden: z.literal(true) }),
    z.object({ hidden: z.literal(false), reason: z.optional(z.unknown()) }),
  ],
  'Dites si l’avis est masqué ou montré.',
)
export type ModerateReviewBody = z.output<typeof ModerateReviewBody>

export const ListVendorReviewsQuery = z.object({
  state: listFilter(z.enum(answerStates, LIST_UNKNOWN)),
  /** Only reviews with exactly this many stars. */
  stars: listFilter(z.coerce.number(RATING_INVALID).check(z.int(RATING_INVALID), ...withinStars)),
  /** Only reviews of this product. */
  product: listFilter(Id),
  ...numberedQuery,
})
export type ListVendorReviewsQuery = z.output<typeof ListVendorReviewsQuery>

/** Counts of a vendor's visible reviews, independent of the filters. */
export const ReviewCounts = z.object({
  all: z.int(),
  unanswered: z.int(),
  /** From the most stars to the fewest, complete. */
  stars: z.array(z.object({ stars: z.int(), count: z.int() })),
  /** Products with reviews, most reviewed first. */
  products: z.array(z.extend(ProductName, { count: z.int() })),
})
export type ReviewCounts = z.infer<typeof ReviewCounts>

/** One page of the reviews of a vendor's products, the rating by all visible ones (null before the first), and the counts. */
export const VendorReviews = z.object({
  ...numberedAnswer(VendorReview),
  rating: z.nullable(z.string()),
  counts: ReviewCounts,
})

export const ListReviewsToModerateQuery = z.object({
  state: listFilter(z.enum(reviewStates, LIST_UNKNOWN)),
  /** Words of the review, the product or the vendor. */
  search: blankable(SearchText),
  ...numberedQuery,
})
export type ListReviewsToModerateQuery = z.output<typeof ListReviewsToModerateQuery>
