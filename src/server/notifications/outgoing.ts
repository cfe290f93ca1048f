import { DAY_MS, MINUTE_MS } from '#contract/durations.ts'

/** Of mails and texts alike: longer than any attempt lasts. One that began before and did not end died with its process. */
export const MAX_ATTEMPT_MS = 10 * MINUTE_MS

/** How much is kept of why an attempt failed. */
export const MAX_ERROR_LENGTH = 500

/** How long what left is kept: whom we wrote to is not known for ever. */
export const KEEP_FOR_MS = 90 * DAY_MS
