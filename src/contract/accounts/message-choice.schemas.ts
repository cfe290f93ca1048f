import * as z from 'zod/mini'

/** Whether a customer takes texts about orders. */
export const MessageChoice = z.object({ acceptsMessages: z.boolean('Choisissez oui ou non.') })
