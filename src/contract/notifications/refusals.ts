import type { Refusal } from '../errors.ts'

export const notificationsRefusals = {
  dispatch_not_found: { status: 404, message: 'Envoi introuvable' },
  dispatch_not_failed: { status: 409, message: 'Cet envoi n’est pas en échec.' },
} as const satisfies Record<string, Refusal>
