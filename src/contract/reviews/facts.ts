/** Of a review, as its vendor sees it. */
export const answerStates = ['unanswered', 'answered'] as const
export type AnswerState = (typeof answerStates)[number]

/** Of a review, as administrators see it. */
export const reviewStates = ['shown', 'hidden'] as const
export type ReviewState = (typeof reviewStates)[number]
