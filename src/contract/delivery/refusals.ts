import * as z from 'zod/mini'
import { Id } from '../common.ts'
import { fieldErrorDetails, type Refusal } from '../errors.ts'
import { PHONE_REQUIRED } from '../phone.ts'

export const deliveryRefusals = {
  zone_not_found: { status: 404, message: 'Zone introuvable' },
  zone_not_served: { status: 400, message: 'Nous ne livrons pas encore ici.', details: fieldErrorDetails },
  phone_required: {
    status: 400,
    message: PHONE_REQUIRED,
    details: fieldErrorDetails,
  },
  zone_name_taken: { status: 409, message: 'Une zone porte déjà ce nom.' },
  pickup_point_not_found: { status: 404, message: 'Point de retrait introuvable' },
  pickup_point_closed: {
    status: 400,
    message: 'Ce point de retrait est fermé. Choisissez-en un autre.',
    details: fieldErrorDetails,
  },
  pickup_name_taken: { status: 409, message: 'Un point de retrait porte déjà ce nom.' },
  pickup_zone_unknown: { status: 400, message: 'Cette zone n’existe pas.', details: fieldErrorDetails },
  /** Possible days of each vendor whose day was refused. */
  day_unavailable: {
    status: 409,
    message: 'Ce jour n’est plus possible. Choisissez-en un autre.',
    details: z.object({ days: z.record(Id, z.array(z.string())) }),
  },
  zone_not_served_by: {
    status: 409,
    message:
      'Un producteur de votre panier ne livre pas à cet endroit. Choisissez un autre endroit ou un point de retrait, ou retirez ses produits.',
    details: z.object({ vendors: z.array(z.object({ id: Id, businessName: z.string() })) }),
  },
  pause_invalid: {
    status: 400,
    message: 'Choisissez un jour à partir d’aujourd’hui, dans l’année qui vient.',
  },
  round_zone_unknown: { status: 400, message: 'Une zone choisie n’existe pas.' },
  closed_days_changed: {
    status: 409,
    message: 'Ces jours ont été modifiés entre-temps. Rechargez la page avant d’enregistrer.',
  },
  rounds_changed: {
    status: 409,
    message: 'Ces tournées ont été modifiées entre-temps. Rechargez la page avant d’enregistrer.',
  },
} as const satisfies Record<string, Refusal>
