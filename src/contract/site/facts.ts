import { hoursLines, type Opening } from '../delivery/opening-hours.ts'

/** When the phone is answered. */
export const phoneHours = ({ isPhoneAlwaysAnswered }: { isPhoneAlwaysAnswered: boolean }): string =>
  isPhoneAlwaysAnswered ? 'Assistance téléphonique 24h/24 et 7j/7' : 'Aux heures d’ouverture'

/** Opening hours of the team, one line per group of days: "Lundi à vendredi : 8 h à 18 h". */
export const teamHours = (hours: readonly Opening[]): string[] =>
  hoursLines(hours).map(
    ({ days, hours: words }) => `${days[0]!.toUpperCase()}${days.slice(1)}\u00a0: ${words}`,
  )
