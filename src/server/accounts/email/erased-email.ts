const ERASED_DOMAIN = 'compte-supprime.invalid'

/** What stands where the e-mail of an erased account stood: unique, and nobody's (RFC 2606, 2). */
export const erasedEmailOf = (userId: string): string => `${userId}@${ERASED_DOMAIN}`

/** Is there nobody at this address any more? */
export const isErasedEmail = (email: string): boolean => email.endsWith(`@${ERASED_DOMAIN}`)
