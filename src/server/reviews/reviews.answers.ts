import type { Review } from '#contract/reviews/schemas.ts'
import type { ReviewRow } from './reviews.queries.ts'

/** Name of authors whose accounts were erased. */
const NO_NAME = 'Ancien client'

/** A public review; the author's family name is shortened. */
export function answerReview({ review, author }: ReviewRow): Review {
  const { id, productId, rating, comment, answer, answeredAt } = review
  return {
    id,
    productId,
    rating,
    comment,
    customerName: author.erasedAt ? NO_NAME : shortName(author.fullName),
    createdAt: review.createdAt.toISOString(),
    answer:
      answer !== null && answeredAt !== null ? { text: answer, createdAt: answeredAt.toISOString() } : null,
  }
}

/** "Awa K." of "Awa Marie Koné". */
export function shortName(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/)
  const initial = Array.from(others.at(-1) ?? '')[0]
  return initial ? `${first} ${initial.toUpperCase()}.` : first
}
