const timeZone = 'Africa/Abidjan'

const date = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone })
const dateTime = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone })

const time = new Intl.DateTimeFormat('fr-FR', { hour: 'numeric', minute: '2-digit', timeZone })

/** "21 novembre 2026", in Abidjan. */
export const frenchDate = (instant: string | Date): string => date.format(new Date(instant))

/** "21 novembre 2026 à 14:05", in Abidjan. */
export const frenchDateTime = (instant: string | Date): string => dateTime.format(new Date(instant))

/** "14 h 32", in Abidjan. */
export const frenchTime = (instant: string | Date): string =>
  time.format(new Date(instant)).replace(':', '\u00a0h\u00a0')
