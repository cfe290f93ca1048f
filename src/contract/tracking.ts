import * as z from 'zod/mini'
import { units } from './catalogue-labels.ts'
import { Done, Id, IdParams, Instant } from './common.ts'
import { endpoint } from './endpoint.ts'
import type { Refusal } from './errors.ts'
import { orderStatuses } from './orders-labels.ts'

export const trackingRefusals = {
  tracking_not_found: { status: 404, message: 'Ce lien de suivi n’existe pas, ou il n’est plus partagé.' },
} as const satisfies Record<string, Refusal>

const TokenParams = z.object({ token: z.string().check(z.maxLength(100)) })

/** An order as whoever holds its tracking link sees it: how far it is, and of the person the first name only. */
export const TrackedOrder = z.object({
  number: z.string(),
  firstName: z.string(),
  status: z.enum(orderStatuses),
  createdAt: Instant,
  parcels: z.array(
    z.object({
      id: Id,
      vendor: z.object({ businessName: z.string() }),
      status: z.enum(orderStatuses),
      items: z.array(z.object({ id: Id, name: z.string(), quantity: z.int(), unit: z.enum(units) })),
    }),
  ),
  /** Changes of the parcels' statuses, the oldest first. */
  events: z.array(z.object({ parcelId: z.nullable(Id), to: z.string(), createdAt: Instant })),
})
export type TrackedOrder = z.infer<typeof TrackedOrder>

/** A link that shows how far an order is, without an account (docs/decisions/0007-tracking-links.md). */
export const trackingEndpoints = {
  getOrderShare: endpoint({
    method: 'GET',
    path: '/api/orders/:id/share',
    access: ['customer'],
    summary: 'Dit si le suivi d’une commande est partagé',
    params: IdParams,
    /** When the last link was made; null while nothing is shared. */
    answer: z.object({ sharedAt: z.nullable(Instant) }),
  }),
  shareOrder: endpoint({
    method: 'POST',
    path: '/api/orders/:id/share',
    access: ['customer'],
    status: 201,
    summary: 'Crée un lien de suivi ; son secret n’est donné qu’ici',
    params: IdParams,
    answer: z.object({ token: z.string() }),
  }),
  stopSharingOrder: endpoint({
    method: 'DELETE',
    path: '/api/orders/:id/share',
    access: ['customer'],
    summary: 'Ferme tous les liens de suivi d’une commande',
    params: IdParams,
    answer: Done,
  }),
  getTrackedOrder: endpoint({
    method: 'GET',
    path: '/api/tracking/:token',
    access: 'public',
    rendered: true,
    summary: 'Où en est une commande dont on a le lien de suivi',
    params: TokenParams,
    answer: TrackedOrder,
  }),
  followTrackedOrder: endpoint({
    method: 'GET',
    path: '/api/tracking/:token/events',
    access: 'public',
    stream: true,
    summary: 'Les changements d’une commande suivie, en direct',
    params: TokenParams,
    answer: z.string(),
  }),
}
