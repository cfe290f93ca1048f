export const roles = ['customer', 'vendor', 'admin'] as const

/**
 * The cookie beside a session's own that scripts may read: it says that there is a session, and nothing of it, so that
 * the page of a stranger need not ask.
 */
export const signedInCookie = (role: (typeof roles)[number]): string => `amic_${role}_signed_in`
