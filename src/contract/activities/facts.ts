export const activityStatuses = ['en_cours', 'passee', 'a_venir'] as const
export type ActivityStatus = (typeof activityStatuses)[number]
export const activityStatusLabels: Record<ActivityStatus, string> = {
  en_cours: 'En cours',
  passee: 'Terminée',
  a_venir: 'À venir',
}

export const mediaTypes = ['image', 'video'] as const

/** Empty state of a phase without albums. */
export const NO_ALBUM = 'Aucun album disponible'

/** Shown instead of a missing date. */
export const NO_DATE = 'Date non spécifiée'

/** Default colour of phases. */
export const DEFAULT_PHASE_COLOR = '#10B981'

/** Maximum of photos per upload. */
export const MAX_PHOTOS_AT_ONCE = 10
export const MAX_ACTIVITY_PICTURES = 10

/** Maximum characters of a title, a phase's name included. */
export const MAX_ACTIVITY_TITLE_LENGTH = 120
/** Maximum characters of a place or a caption. */
export const MAX_ACTIVITY_LINE_LENGTH = 200
export const MAX_ACTIVITY_DESCRIPTION_LENGTH = 5000
/** Maximum characters of the description of a phase or an album. */
export const MAX_ALBUM_DESCRIPTION_LENGTH = 2000
