import * as z from 'zod/mini'
import { blankable, Done, Instant, numberedAnswer, numberedQuery } from './common.ts'
import { deliveryKinds, deliveryStatuses } from './deliveries-labels.ts'
import { endpoint } from './endpoint.ts'
import type { Refusal } from './errors.ts'

// The web imports the words from their own file, which brings no validator into a page that has no form.
export * from './deliveries-labels.ts'

export const deliveriesRefusals = {
  delivery_not_found: { status: 404, message: 'Envoi introuvable' },
  delivery_not_failed: { status: 409, message: 'Cet envoi n’est pas en échec.' },
} as const satisfies Record<string, Refusal>

/** A mail or a text that was to be sent, or background work that failed. */
export const Delivery = z.object({
  /** A UUID; a whole number for a job. */
  id: z.string(),
  kind: z.enum(deliveryKinds),
  /** What it is about, as programs name it. */
  about: z.string(),
  recipient: z.nullable(z.string()),
  status: z.enum(deliveryStatuses),
  attempts: z.int(),
  /** Why the last attempt failed. */
  error: z.nullable(z.string()),
  createdAt: Instant,
  sentAt: z.nullable(Instant),
})
export type Delivery = z.infer<typeof Delivery>

const ListDeliveriesQuery = z.object({
  kind: blankable(z.enum(deliveryKinds, 'Ce genre d’envoi n’existe pas.')),
  status: blankable(z.enum(deliveryStatuses, 'Ce statut n’existe pas.')),
  ...numberedQuery,
})
export type ListDeliveriesQuery = z.output<typeof ListDeliveriesQuery>

export const deliveriesEndpoints = {
  listDeliveries: endpoint({
    method: 'GET',
    path: '/api/admin/deliveries',
    access: ['admin'],
    summary: 'Les courriels et les textos, envoyés ou en échec, et les tâches en échec',
    query: ListDeliveriesQuery,
    answer: z.object(numberedAnswer(Delivery)),
  }),
  retryDelivery: endpoint({
    method: 'POST',
    path: '/api/admin/deliveries/:kind/:id/retry',
    access: ['admin'],
    summary: 'Essaie de nouveau ce qui est en échec',
    params: z.object({ kind: z.string().check(z.maxLength(100)), id: z.string().check(z.maxLength(100)) }),
    answer: Done,
  }),
}
