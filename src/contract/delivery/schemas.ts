import * as z from 'zod/mini'
import { Id } from '../common.ts'
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
