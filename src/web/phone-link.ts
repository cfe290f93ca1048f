/** A `tel:` link for a number displayed with spaces. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`
