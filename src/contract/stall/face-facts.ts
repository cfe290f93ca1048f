/** Limits of a stall's face. */
export const MAX_STORY_LENGTH = 2000
export const MAX_METHODS = 6
export const MAX_METHOD_LENGTH = 60
export const EARLIEST_SINCE = 1900

/** Common methods of production; others are free text. */
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

/** The parts of a face that need approval, with labels for the comparison. */
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
