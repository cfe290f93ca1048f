const ERASED_DOMAIN = 'compte-supprime.invalid'

/** Placeholder e-mail of an erased account: unique, in a reserved domain (RFC 2606, 2). */
export const erasedEmailOf = (userId: string): string => `${userId}@${ERASED_DOMAIN}`

/** Whether the address is such a placeholder. */
export const isErasedEmail = (email: string): boolean => email.endsWith(`@${ERASED_DOMAIN}`)
