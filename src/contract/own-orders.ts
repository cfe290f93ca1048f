import * as z from 'zod/mini'
import { Product } from './catalogue.ts'
import { Amount, Id, IdParams } from './common.ts'
import { endpoint } from './endpoint.ts'

/** A line of an earlier order, as it was bought, with the product as it is sold today. */
const ReorderLine = z.object({
  productId: Id,
  /** As it was called, how many, at which price for one unit. */
  name: z.string(),
  quantity: z.int(),
  price: Amount,
  /** Null when the shop sells it no more. */
  product: z.nullable(Product),
})
export type ReorderLine = z.infer<typeof ReorderLine>

/** What customers do with the orders that they have placed. */
export const ownOrdersEndpoints = {
  getReorder: endpoint({
    method: 'GET',
    path: '/api/orders/:id/reorder',
    access: ['customer'],
    summary: 'Ce qu’il faut pour commander à nouveau : prix et stocks d’aujourd’hui',
    params: IdParams,
    answer: z.array(ReorderLine),
  }),
  followCustomerOrders: endpoint({
    method: 'GET',
    path: '/api/customer/orders/events',
    access: ['customer'],
    stream: true,
    summary: 'Les changements des commandes du client, en direct',
    answer: z.string(),
  }),
}
