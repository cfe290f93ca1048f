import * as z from 'zod/mini'
import { Id } from '../common.ts'
import type { Refusal } from '../errors.ts'
import { CSV_TOO_LARGE } from './facts.ts'

export const stallRefusals = {
  stock_changed: {
    status: 409,
    message: 'Le stock a changé entre-temps, par une vente ou une annulation.',
    details: z.object({
      /** The current stock; for several products that of the first that changed. */
      stock: z.int(),
      /** For several products: those that changed, with their current stock. */
      products: z.optional(z.array(z.object({ id: Id, stock: z.int() }))),
    }),
  },
  image_unknown: {
    status: 400,
    message: 'Une image n’est plus disponible : retirez-la et ajoutez-la de nouveau.',
  },
  csv_too_large: { status: 413, message: CSV_TOO_LARGE },
  csv_unreadable: { status: 400, message: 'Ce fichier ne peut pas être lu.' },
} as const satisfies Record<string, Refusal>
