/** When the team answers, a line for each kind of day. */
export const openingHours = ['Lundi – vendredi : 8h – 18h', 'Samedi : 9h – 15h'] as const

/** When the telephone is answered. */
export const PHONE_HOURS = 'Assistance 24h/24 et 7j/7'
