import * as z from 'zod/mini'
import { Id } from '../common.ts'
import { regions } from '../regions.ts'

export const FavouriteProducer = z.object({
  id: Id,
  businessName: z.string(),
  region: z.nullable(z.enum(regions)),
  portraitUrl: z.nullable(z.string()),
})
export type FavouriteProducer = z.infer<typeof FavouriteProducer>

/** `awaited`: notify once when the product is in stock again. */
export const MarkParams = z.object({ kind: z.enum(['products', 'producers', 'awaited']), id: Id })
export type MarkKind = z.output<typeof MarkParams>['kind']
