import * as z from 'zod/mini'
import { FieldErrors, type Refusal } from '../errors.ts'

const fieldErrors = z.object({ errors: FieldErrors })

export const deliveryRefusals = {
  zone_not_found: { status: 404, message: 'Zone introuvable' },
  zone_not_served: { status: 400, message: 'Nous ne livrons pas encore ici.', details: fieldErrors },
  phone_required: {
    status: 400,
    message: 'Indiquez un numéro de téléphone : le producteur vous appelle pour livrer.',
    details: fieldErrors,
  },
  zone_name_taken: { status: 409, message: 'Une zone porte déjà ce nom.' },
  round_zone_unknown: { status: 400, message: 'Une zone choisie n’existe pas.' },
} as const satisfies Record<string, Refusal>
