import * as z from 'zod/mini'
import { FieldErrors, type Refusal } from '../errors.ts'

export const settingsRefusals = {
  settings_changed: {
    status: 409,
    message: 'Quelqu’un d’autre a changé les réglages entre-temps. Relisez-les, puis enregistrez de nouveau.',
  },
  limits_contradict: {
    status: 400,
    message: 'Un client qui a confirmé son e-mail peut au moins ce que peut un autre.',
    details: z.object({ errors: FieldErrors }),
  },
} as const satisfies Record<string, Refusal>
