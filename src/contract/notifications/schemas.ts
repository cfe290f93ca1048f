import * as z from 'zod/mini'
import { Id, Instant, listFilter, numberedQuery } from '../common.ts'
import { deliveryKinds, deliveryStatuses } from './facts.ts'

/** A mail or a text that was to be sent, or background work that failed. */
export const Delivery = z.object({
  /** A UUID; a whole number for a job. */
  id: z.string(),
  kind: z.enum(deliveryKinds),
  /** What it is about, as programs name it. */
  about: z.string(),
  recipient: z.nullable(z.string()),
  /** The order that it speaks of; null where it speaks of none. */
  order: z.nullable(z.object({ id: Id, number: z.string() })),
  status: z.enum(deliveryStatuses),
  attempts: z.int(),
  /** Why the last attempt failed. */
  error: z.nullable(z.string()),
  createdAt: Instant,
  sentAt: z.nullable(Instant),
})
export type Delivery = z.infer<typeof Delivery>

export const ListDeliveriesQuery = z.object({
  kind: listFilter(z.enum(deliveryKinds, 'Ce genre d’envoi n’existe pas.')),
  status: listFilter(z.enum(deliveryStatuses, 'Ce statut n’existe pas.')),
  ...numberedQuery,
})
export type ListDeliveriesQuery = z.output<typeof ListDeliveriesQuery>
