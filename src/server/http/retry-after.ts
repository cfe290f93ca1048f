import { refusals } from '#contract/refusals.ts'

/** When whoever was answered that the shop cannot now may ask again. */
export const RETRY_AFTER_SECONDS = refusals.unavailable.retryAfter
