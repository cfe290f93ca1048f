/** Answer filter of a vendor's review list. */
export const answerStates = ['unanswered', 'answered'] as const
export type AnswerState = (typeof answerStates)[number]

/** Filters of the administration's review list: public with few stars, public, hidden. */
export const reviewStates = ['low', 'shown', 'hidden'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Public reviews with at most this many stars are shown first. */
export const FEW_STARS = 2

/** Lowest and highest rating. */
export const FEWEST_STARS = 1
export const MOST_STARS = 5

/** From the lowest rating to the highest. */
export const starCounts: readonly number[] = Array.from(
  { length: MOST_STARS - FEWEST_STARS + 1 },
  (_, index) => FEWEST_STARS + index,
)

export const MAX_REVIEW_LENGTH = 2000
export const MAX_REVIEW_ANSWER_LENGTH = 2000
