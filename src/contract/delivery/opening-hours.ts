import { dayOf } from '../day-of.ts'
import { weekdayWord } from '../french/weekdays.ts'
import { isOpenOn } from './is-open-on.ts'
import { weekdayOf } from './weekday-of.ts'

/** One opening interval of a point on a weekday. Hours of Abidjan, which are UTC. */
export type Opening = {
  /** 1 (Monday) to 7 (Sunday). */
  weekday: number
  /** "08:00", inclusive … */
  from: string
  /** … exclusive. */
  to: string
}

/** Open, and until when; or closed, and in how many days it opens. */
type OpeningState =
  | { isOpen: true; until: string }
  | { isOpen: false; opens: { inDays: number; weekday: number; at: string } }

const DAYS_OF_WEEK = 7

const clockOf = (now: Date): string => now.toISOString().slice(11, 16)

/** Whether a place is open now; null without opening hours. */
export function openingState(hours: readonly Opening[], now: Date): OpeningState | null {
  const clock = clockOf(now)
  const today = weekdayOf(dayOf(now))
  const current = hours.find(({ weekday, from, to }) => weekday === today && from <= clock && clock < to)
  if (current) return { isOpen: true, until: current.to }
  for (let inDays = 0; inDays <= DAYS_OF_WEEK; inDays++) {
    const weekday = ((today - 1 + inDays) % DAYS_OF_WEEK) + 1
    const [at] = hours
      .filter(opening => opening.weekday === weekday && (inDays > 0 || opening.from > clock))
      .map(({ from }) => from)
      .toSorted()
    if (at !== undefined) return { isOpen: false, opens: { inDays, weekday, at } }
  }
  return null
}

/** "8 h", "8 h 30", with non-breaking spaces. */
export function hourWords(time: string): string {
  const [hour, minute] = time.split(':')
  return minute === '00' ? `${Number(hour)}\u00a0h` : `${Number(hour)}\u00a0h\u00a0${minute}`
}

/** "Ouvert maintenant", "Ouvre à 14 h", "Ouvre demain à 8 h", "Ouvre lundi à 8 h". */
export const openingWords = (state: OpeningState): string =>
  state.isOpen ? 'Ouvert maintenant' : `Ouvre ${nextOpening(state.opens)}`

type Opens = Extract<OpeningState, { isOpen: false }>['opens']

/** "à 14 h", "demain à 8 h", "lundi à 8 h". */
const nextOpening = ({ inDays, weekday, at }: Opens): string =>
  `${['', 'demain '][inDays] ?? `${weekdayWord(weekday)} `}à ${hourWords(at)}`

/** "lundi à 8 h": when a place opens again that has closed for today; null while it is open today, and without opening hours. */
export function reopening(hours: readonly Opening[], now: Date): string | null {
  const state = openingState(hours, now)
  return state && !state.isOpen && state.opens.inDays > 0 ? nextOpening(state.opens) : null
}

/** "fermé depuis 12 h, rouvre lundi à 8 h", "fermé aujourd’hui, rouvre demain à 8 h": the same as a warning; null likewise. */
export function closedWords(hours: readonly Opening[], now: Date): string | null {
  const again = reopening(hours, now)
  const today = weekdayOf(dayOf(now))
  const closedAt = hours
    .filter(({ weekday }) => weekday === today)
    .map(({ to }) => to)
    .toSorted()
    .at(-1)
  return again && `fermé ${closedAt ? `depuis ${hourWords(closedAt)}` : 'aujourd’hui'}, rouvre ${again}`
}

/** Between the hours of an interval. */
const TO = '\u00a0à\u00a0'

/** "8 h à 12 h, 14 h à 18 h": the intervals of a weekday; empty when closed. */
const hoursOfWeekday = (hours: readonly Opening[], weekday: number, to = TO): string =>
  hours
    .filter(opening => opening.weekday === weekday)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .map(interval => hourWords(interval.from) + to + hourWords(interval.to))
    .join(', ')

/** "8 h à 12 h, 14 h à 18 h" of a day, or "point fermé ce jour-là"; empty without opening hours. */
export const hoursOn = (hours: readonly Opening[], day: string): string =>
  isOpenOn(hours, day) ? hoursOfWeekday(hours, weekdayOf(day)) : 'point fermé ce jour-là'

/** Consecutive weekdays with the same hours: "lundi à vendredi", "8 h à 12 h, 14 h à 18 h". */
type HoursLine = { days: string; hours: string }

/** Consecutive weekdays with the same hours, closed days left out. */
function stretchesOf(hours: readonly Opening[], to?: string) {
  const stretches: { first: number; last: number; hours: string }[] = []
  for (let weekday = 1; weekday <= DAYS_OF_WEEK; weekday++) {
    const words = hoursOfWeekday(hours, weekday, to)
    const before = stretches.at(-1)
    if (before?.last === weekday - 1 && before.hours === words) before.last = weekday
    else if (words) stretches.push({ first: weekday, last: weekday, hours: words })
  }
  return stretches
}

/** The opening hours of a week, grouped; closed days are left out. */
export const hoursLines = (hours: readonly Opening[]): HoursLine[] =>
  stretchesOf(hours).map(({ first, last, hours: words }) => ({
    days: first === last ? weekdayWord(first) : `${weekdayWord(first)} à ${weekdayWord(last)}`,
    hours: words,
  }))

/** "Lun", "Mar". */
const shortWeekday = (weekday: number): string => {
  const [initial = '', ...rest] = weekdayWord(weekday).slice(0, 3)
  return initial.toUpperCase() + rest.join('')
}

/** "Lun–Ven 8 h–12 h, 14 h–18 h", "Sam 8 h–12 h": the same in short, for rows. */
export const shortHours = (hours: readonly Opening[]): string[] =>
  stretchesOf(hours, '–').map(({ first, last, hours: words }) => {
    const days = first === last ? shortWeekday(first) : `${shortWeekday(first)}–${shortWeekday(last)}`
    return `${days} ${words}`
  })
