import * as z from 'zod/mini'
import { FollowQuery, IdParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { Order, ReorderLine } from './schemas.ts'

/** Actions of customers on their orders. */
export const ordersOwnEndpoints = {
  listUnpaidOrders: endpoint({
    method: 'GET',
    path: '/api/customer/unpaid-orders',
    access: ['customer'],
    summary: 'Les commandes du client qui attendent leur paiement en ligne, la plus pressée d’abord',
    answer: z.array(Order),
  }),
  getReorder: endpoint({
    method: 'GET',
    path: '/api/orders/:id/reorder',
    access: ['customer'],
    refusals: ['order_not_found'],
    summary: 'Ce qu’il faut pour commander à nouveau : prix et stocks d’aujourd’hui',
    params: IdParams,
    answer: z.array(ReorderLine),
  }),
  followCustomerOrders: endpoint({
    method: 'GET',
    path: '/api/customer/orders/events',
    access: ['customer'],
    refusals: ['too_many_streams'],
    stream: true,
    summary: 'Les changements des commandes du client, en direct',
    query: FollowQuery,
    answer: z.string(),
  }),
}
