import type { Refusal } from '../errors.ts'

export const securityRefusals = {
  too_many_streams: {
    status: 429,
    message: 'Trop de pages suivent vos commandes en même temps. Fermez-en une, puis rechargez celle-ci.',
  },
} as const satisfies Record<string, Refusal>
