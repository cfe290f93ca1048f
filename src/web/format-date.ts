const ZONE = 'Africa/Abidjan'

const longDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: ZONE })
const longDateTime = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: ZONE,
})

const time = new Intl.DateTimeFormat('fr-FR', { hour: 'numeric', minute: '2-digit', timeZone: ZONE })

/** "21 novembre 2026", in Abidjan. */
export function formatDate(instant: string): string {
  return longDate.format(new Date(instant))
}

/** "21 novembre 2026 à 14:05", in Abidjan. */
export function formatDateTime(instant: string): string {
  return longDateTime.format(new Date(instant))
}

/** "14 h 32", in Abidjan. */
export function formatTime(instant: string): string {
  return time.format(new Date(instant)).replace(':', '\u00a0h\u00a0')
}
