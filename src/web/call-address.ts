/** Calls the team, whose number is written with spaces for people. */
export const callAddress = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`
