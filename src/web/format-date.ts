const ZONE = 'Africa/Abidjan'

const longDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: ZONE })
const longDateTime = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: ZONE,
})

/** "21 novembre 2026", in Abidjan. */
export function formatDate(instant: string): string {
  return longDate.format(new Date(instant))
}

/** "21 novembre 2026 à 14:05", in Abidjan. */
export function formatDateTime(instant: string): string {
  return longDateTime.format(new Date(instant))
}
