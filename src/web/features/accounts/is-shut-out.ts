import { hasStatus } from '#web/api/api-failure.ts'

/** True for an answer to somebody whose session is over, or is another space's. */
export const isShutOut = (error: unknown): boolean => hasStatus(error, 401) || hasStatus(error, 403)
