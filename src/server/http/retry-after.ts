import { refusals } from '#contract/refusals.ts'

/** `Retry-After` of 503 responses, in seconds. */
export const RETRY_AFTER_SECONDS = refusals.unavailable.retryAfter
