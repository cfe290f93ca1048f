/** Of a review, as its vendor sees it. */
export const answerStates = ['unanswered', 'answered'] as const
export type AnswerState = (typeof answerStates)[number]

/** Of a review, as administrators see it: one with few stars, and any that is public or is not. */
export const reviewStates = ['low', 'shown', 'hidden'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Public reviews with so many stars at most are looked at first. */
export const FEW_STARS = 2

/** Lowest and highest rating. */
export const FEWEST_STARS = 1
export const MOST_STARS = 5

/** From the lowest rating to the highest. */
export const starCounts: readonly number[] = Array.from(
  { length: MOST_STARS - FEWEST_STARS + 1 },
  (_, index) => FEWEST_STARS + index,
)
