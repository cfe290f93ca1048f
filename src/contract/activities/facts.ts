export const activityStatuses = ['en_cours', 'passee', 'a_venir'] as const
export type ActivityStatus = (typeof activityStatuses)[number]
export const activityStatusLabels: Record<ActivityStatus, string> = {
  en_cours: 'En cours',
  passee: 'Terminée',
  a_venir: 'À venir',
}

export const mediaTypes = ['image', 'video'] as const

/** What a phase without albums says. */
export const NO_ALBUM = 'Aucun album disponible'

/** What stands for the date of an activity or an album that has none. */
export const NO_DATE = 'Date non spécifiée'

/** The colour of a phase for which nobody chose one. */
export const DEFAULT_PHASE_COLOR = '#10B981'

/** Photos that one may choose at once for an album. */
export const MAX_PHOTOS_AT_ONCE = 10
export const MAX_ACTIVITY_PICTURES = 10
