import * as z from 'zod/mini'
import type { Refusal } from '../errors.ts'

export const stallRefusals = {
  stock_changed: {
    status: 409,
    message: 'Le stock a changé entre-temps, par une vente ou une annulation.',
    /** The present one. */
    details: z.object({ stock: z.int() }),
  },
  image_unknown: {
    status: 400,
    message: 'Une image n’est plus disponible : retirez-la et ajoutez-la de nouveau.',
  },
  csv_too_large: { status: 413, message: 'Ce fichier est trop lourd (1 Mo au plus).' },
  csv_unreadable: { status: 400, message: 'Ce fichier ne peut pas être lu.' },
} as const satisfies Record<string, Refusal>
