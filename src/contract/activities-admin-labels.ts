/** The colour of a phase for which nobody chose one. */
export const DEFAULT_PHASE_COLOR = '#10B981'

/** Photos that one may choose at once for an album. */
export const MAX_PHOTOS_AT_ONCE = 10

export const MAX_ACTIVITY_PICTURES = 10
