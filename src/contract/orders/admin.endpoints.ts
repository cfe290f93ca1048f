import * as z from 'zod/mini'
import { IdParams, numberedAnswer } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { AdminOrder, ListAdminOrdersQuery, ListedOrder, OrderChanges } from './admin.schemas.ts'
import { Reason } from './schemas.ts'

export const ordersAdminEndpoints = {
  listAdminOrders: endpoint({
    method: 'GET',
    path: '/api/admin/orders',
    access: ['admin'],
    summary: 'Toutes les commandes, les plus récentes d’abord',
    query: ListAdminOrdersQuery,
    answer: z.object(numberedAnswer(ListedOrder)),
  }),
  getAdminOrder: endpoint({
    method: 'GET',
    path: '/api/admin/orders/:id',
    access: ['admin'],
    refusals: ['order_not_found'],
    summary: 'Une commande avec ses paiements, ses remboursements et son histoire',
    params: IdParams,
    answer: AdminOrder,
  }),
  changeOrder: endpoint({
    method: 'PATCH',
    path: '/api/admin/orders/:id',
    access: ['admin'],
    refusals: ['order_not_found', 'order_changed'],
    summary: 'Fixe la date de livraison d’une commande',
    params: IdParams,
    body: OrderChanges,
    answer: AdminOrder,
  }),
  cancelAdminParcel: endpoint({
    method: 'PATCH',
    path: '/api/admin/parcels/:id/cancel',
    access: ['admin'],
    refusals: ['parcel_not_found', 'move_not_allowed'],
    summary: 'L’administration annule un colis qui n’est pas remis, sans toucher aux autres',
    params: IdParams,
    body: z.object({ reason: Reason }),
    answer: AdminOrder,
  }),
}
