import { hasStatus } from '#web/api/api-failure.ts'

/** Whether it is a 401 or 403: the session has ended, or belongs to another role. */
export const isAccessDenied = (error: unknown): boolean => hasStatus(error, 401) || hasStatus(error, 403)
