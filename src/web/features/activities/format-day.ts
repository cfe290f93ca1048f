const longDay = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })

/** "21 novembre 2026" of a day without an hour, `2026-11-21`. */
export const formatDay = (day: string): string => longDay.format(new Date(day))
