import type { Refusal } from '../errors.ts'

export const deliveryRefusals = {
  zone_not_found: { status: 404, message: 'Zone introuvable' },
  zone_name_taken: { status: 409, message: 'Une zone porte déjà ce nom.' },
} as const satisfies Record<string, Refusal>
