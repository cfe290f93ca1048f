import type { Refusal } from '../errors.ts'

export const deliveryRefusals = {
  zone_not_found: { status: 404, message: 'Zone introuvable' },
  zone_name_taken: { status: 409, message: 'Une zone porte déjà ce nom.' },
  round_zone_unknown: { status: 400, message: 'Une zone choisie n’existe pas.' },
} as const satisfies Record<string, Refusal>
