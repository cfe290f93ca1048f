import * as z from 'zod/mini'
import { Day, Id } from '../common.ts'
import { regions } from '../regions.ts'

/** Where AMIC delivers, or has delivered: a closed zone keeps its name for the orders that went there. */
export const Zone = z.object({
  id: Id,
  region: z.enum(regions),
  name: z.string(),
  isServed: z.boolean(),
  /** Its place in the list of all zones, from 1. */
  position: z.int(),
})
export type Zone = z.infer<typeof Zone>

/** A zone as an order or an address names it. */
export const NamedZone = z.pick(Zone, { id: true, region: true, name: true })
export type NamedZone = z.infer<typeof NamedZone>

const NAME_REQUIRED = 'Le nom de la zone est requis'

const Name = z
  .string(NAME_REQUIRED)
  .check(z.trim(), z.minLength(1, NAME_REQUIRED), z.maxLength(60, '60 caractères au plus'))

const IsServed = z.boolean('La zone est servie ou fermée.')

export const ZoneBody = z.object({
  region: z.enum(regions, 'Choisissez une région'),
  name: Name,
  isServed: z._default(IsServed, true),
})
export type ZoneBody = z.output<typeof ZoneBody>

/** What is absent stays as it is. */
export const ZoneChanges = z.object({
  name: z.optional(Name),
  isServed: z.optional(IsServed),
  /** The place that it takes; the others make way. Beyond the last it is the last. */
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
  /** From Monday, 1, to Sunday, 7. */
  weekday: z.int(),
  /** Where it goes; empty: to every zone that is served. */
  zoneIds: z.array(Id),
  /** An order is placed so many days before it at the latest … */
  daysBefore: z.int(),
  /** … and before this hour of that day. */
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

/** All rounds at once, in place of those of before. */
export const RoundsBody = z
  .array(RoundBody, 'Les tournées forment une liste.')
  .check(z.maxLength(30, '30 tournées au plus'))
export type RoundsBody = z.output<typeof RoundsBody>

/** Names the rounds that somebody read: others have other ids. */
export const seenRounds = (rounds: readonly Round[]): string => rounds.map(({ id }) => id).join(',') || 'none'

/** What `seenRounds` made of the rounds that were read: when they are others by now, nothing is written. */
export const SeenRoundsQuery = z.object({ seen: z.optional(z.string()) })

const CLOSED_NAME_REQUIRED = 'Le nom du jour est requis'

/** A day on which nobody delivers. */
export const ClosedDay = z.object({
  date: Day,
  name: z
    .string(CLOSED_NAME_REQUIRED)
    .check(z.trim(), z.minLength(1, CLOSED_NAME_REQUIRED), z.maxLength(60, '60 caractères au plus')),
})
export type ClosedDay = z.infer<typeof ClosedDay>

/** All closed days at once, in place of those of before. */
export const ClosedDaysBody = z.array(ClosedDay, 'Les jours fermés forment une liste.').check(
  z.maxLength(200, '200 jours au plus'),
  z.refine(days => new Set(days.map(({ date }) => date)).size === days.length, 'Un jour figure deux fois'),
)
export type ClosedDaysBody = z.output<typeof ClosedDaysBody>

/** What the days of a producer's deliveries follow from (`nextDeliveryDays`): the same for every visitor, at any hour. */
export const Calendar = z.object({
  /** The producer's own, or those of the house. */
  rounds: z.array(Round),
  /** From today on. */
  closedDays: z.array(ClosedDay),
})
export type Calendar = z.infer<typeof Calendar>
