/** Calls the team, whose number is written with spaces for people. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`
