import * as z from 'zod/mini'
import { Day, Id } from '../common.ts'
import { regions } from '../regions.ts'
import { MAX_CLOSED_DAY_NAME_LENGTH, MAX_ZONE_NAME_LENGTH } from './facts.ts'

/** A delivery zone; closed zones are kept for existing orders. */
export const Zone = z.object({
  id: Id,
  region: z.enum(regions),
  name: z.string(),
  isServed: z.boolean(),
  /** 1-based position among all zones. */
  position: z.int(),
})
export type Zone = z.infer<typeof Zone>

/** A zone as shown in orders and addresses. */
export const NamedZone = z.pick(Zone, { id: true, region: true, name: true })
export type NamedZone = z.infer<typeof NamedZone>

const NAME_REQUIRED = 'Le nom de la zone est requis'

const Name = z
  .string(NAME_REQUIRED)
  .check(
    z.trim(),
    z.minLength(1, NAME_REQUIRED),
    z.maxLength(MAX_ZONE_NAME_LENGTH, `${MAX_ZONE_NAME_LENGTH} caractères au plus`),
  )

const IsServed = z.boolean('La zone est servie ou fermée.')

export const ZoneBody = z.object({
  region: z.enum(regions, 'Choisissez une région'),
  name: Name,
  isServed: z._default(IsServed, true),
})
export type ZoneBody = z.output<typeof ZoneBody>

/** Absent fields are unchanged. */
export const ZoneChanges = z.object({
  name: z.optional(Name),
  isServed: z.optional(IsServed),
  /** The new position; the others shift. Limited to the last one. */
  position: z.optional(
    z
      .int('La place est un nombre entier.')
      .check(
        z.minimum(1, 'La première place porte le numéro 1.'),
        z.maximum(10_000, 'Cette place n’existe pas.'),
      ),
  ),
})
export type ZoneChanges = z.output<typeof ZoneChanges>

/** A weekday on which a producer delivers. */
export const Round = z.object({
  id: Id,
  /** 1 (Monday) to 7 (Sunday). */
  weekday: z.int(),
  /** The zones served; empty: all open zones. */
  zoneIds: z.array(Id),
  /** Order deadline: how many days before … */
  daysBefore: z.int(),
  /** … and the hour of that day. */
  beforeHour: z.int(),
})
export type Round = z.infer<typeof Round>

const between = (first: number, last: number, message: string) =>
  z.int(message).check(z.minimum(first, message), z.maximum(last, message))

const RoundBody = z.object({
  weekday: between(1, 7, 'Choisissez un jour de la semaine'),
  zoneIds: z.array(Id, 'Choisissez des zones').check(
    z.maxLength(200, '200 zones au plus'),
    z.refine(ids => new Set(ids).size === ids.length, 'Chaque zone n’est choisie qu’une fois'),
  ),
  daysBefore: between(0, 7, 'De 0 à 7 jours avant la livraison'),
  beforeHour: between(0, 23, 'Une heure de 0 à 23'),
})

/** All rounds, replacing the previous ones. */
export const RoundsBody = z
  .array(RoundBody, 'Les tournées forment une liste.')
  .check(z.maxLength(30, '30 tournées au plus'))
export type RoundsBody = z.output<typeof RoundsBody>

/** Identifies the rounds that were read, by their ids. */
export const seenRounds = (rounds: readonly Round[]): string => rounds.map(({ id }) => id).join(',') || 'none'

const CLOSED_NAME_REQUIRED = 'Le nom du jour est requis'

/** A day without delivery. */
export const ClosedDay = z.object({
  date: Day,
  name: z
    .string(CLOSED_NAME_REQUIRED)
    .check(
      z.trim(),
      z.minLength(1, CLOSED_NAME_REQUIRED),
      z.maxLength(MAX_CLOSED_DAY_NAME_LENGTH, `${MAX_CLOSED_DAY_NAME_LENGTH} caractères au plus`),
    ),
})
export type ClosedDay = z.infer<typeof ClosedDay>

/** All closed days, replacing the previous ones. */
export const ClosedDaysBody = z.array(ClosedDay, 'Les jours fermés forment une liste.').check(
  z.maxLength(200, '200 jours au plus'),
  z.refine(days => new Set(days.map(({ date }) => date)).size === days.length, 'Un jour figure deux fois'),
)
export type ClosedDaysBody = z.output<typeof ClosedDaysBody>

/** Identifies the closed days that were read, by their dates. */
export const seenClosedDays = (days: readonly ClosedDay[]): string =>
  days.map(({ date }) => date).join(',') || 'none'

/** The value of `seenRounds` or `seenClosedDays` for the list that was read; the request is refused when it differs. */
export const SeenListQuery = z.object({ seen: z.optional(z.string()) })

/** The input of `nextDeliveryDays` for a producer: the same for all visitors at all times. */
export const Calendar = z.object({
  /** The producer's own, or the default ones. */
  rounds: z.array(Round),
  /** From today on. */
  closedDays: z.array(ClosedDay),
})
export type Calendar = z.infer<typeof Calendar>
