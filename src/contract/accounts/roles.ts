export const roles = ['customer', 'vendor', 'admin'] as const

/**
 * A readable cookie beside the session cookie: only says that there is a session, so that pages of anonymous visitors need no
 * request.
 */
export const signedInCookie = (role: (typeof roles)[number]): string => `amic_${role}_signed_in`
