/** Limits of the face of a stall. */
export const MAX_STORY_LENGTH = 2000
export const MAX_METHODS = 6
export const MAX_METHOD_LENGTH = 60
export const EARLIEST_SINCE = 1900

/** Ways of growing and rearing that many producers name; any other is told in one's own words. */
export const usualMethods = [
  'Sans engrais chimique',
  'Sans pesticide',
  'Fumier et compost de la ferme',
  'Arrosage goutte à goutte',
  'Élevage en plein air',
  'Sans antibiotique',
  'Semences de la ferme',
  'Cueilli à la main',
] as const

/** What an administrator judges of a face, in the words of the comparison. */
export const faceLabels = {
  businessName: "Nom de l'entreprise",
  description: 'Description',
  story: 'Histoire',
  since: 'Depuis',
  methods: 'Méthodes',
  portrait: 'Portrait',
  cover: 'Couverture',
} as const

export const faceDecisions = ['approve', 'reject'] as const
