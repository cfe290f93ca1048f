import * as z from 'zod/mini'

/** Whether a customer wants text messages about orders. */
export const MessageChoice = z.object({ acceptsMessages: z.boolean('Choisissez oui ou non.') })
