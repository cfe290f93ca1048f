import * as z from 'zod/mini'
import { Done, FollowQuery, IdParams, Instant } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { TokenParams, TrackedOrder } from './tracking.schemas.ts'

/** Tracking links: public without an account (docs/decisions/0007-tracking-links.md). */
export const ordersTrackingEndpoints = {
  getOrderShare: endpoint({
    method: 'GET',
    path: '/api/orders/:id/share',
    access: ['customer'],
    refusals: ['order_not_found'],
    summary: 'Dit si le suivi d’une commande est partagé',
    params: IdParams,
    /** Creation of the current link; null without one. */
    answer: z.object({ sharedAt: z.nullable(Instant) }),
  }),
  shareOrder: endpoint({
    method: 'POST',
    path: '/api/orders/:id/share',
    access: ['customer'],
    status: 201,
    refusals: ['order_not_found'],
    limits: ['share'],
    summary: 'Crée un lien de suivi ; son secret n’est donné qu’ici',
    params: IdParams,
    answer: z.object({ token: z.string() }),
  }),
  stopSharingOrder: endpoint({
    method: 'DELETE',
    path: '/api/orders/:id/share',
    access: ['customer'],
    refusals: ['order_not_found'],
    summary: 'Ferme tous les liens de suivi d’une commande',
    params: IdParams,
    answer: Done,
  }),
  getTrackedOrder: endpoint({
    method: 'GET',
    path: '/api/tracking/:token',
    access: 'public',
    rendered: true,
    refusals: ['tracking_not_found'],
    limits: ['tracking'],
    summary: 'Où en est une commande dont on a le lien de suivi',
    params: TokenParams,
    answer: TrackedOrder,
  }),
  followTrackedOrder: endpoint({
    method: 'GET',
    path: '/api/tracking/:token/events',
    access: 'public',
    stream: true,
    refusals: ['too_many_streams', 'tracking_not_found'],
    limits: ['tracking'],
    summary: 'Les changements d’une commande suivie, en direct',
    params: TokenParams,
    query: FollowQuery,
    answer: z.string(),
  }),
}
