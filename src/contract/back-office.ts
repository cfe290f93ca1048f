import * as z from 'zod/mini'
import { vendorStatuses } from './accounts-labels.ts'
import { productStatuses } from './catalogue-labels.ts'
import { Id, SearchText } from './common.ts'
import { endpoint } from './endpoint.ts'
import { orderStatuses } from './orders-labels.ts'

/** What awaits the administration, each with how many there are. */
export const Todo = z.object({
  pendingProducts: z.int(),
  pendingVendors: z.int(),
  refundsDue: z.int(),
  unreadMessages: z.int(),
  /** Orders that nobody has answered for more than a day. */
  unansweredOrders: z.int(),
})
export type Todo = z.infer<typeof Todo>

/** What a word of the search box leads to, at most five of each. */
export const Finds = z.object({
  orders: z.array(
    z.object({ id: Id, number: z.string(), status: z.enum(orderStatuses), customer: z.string() }),
  ),
  customers: z.array(z.object({ id: Id, fullName: z.string(), email: z.string() })),
  products: z.array(
    z.object({ id: Id, name: z.string(), vendor: z.string(), status: z.enum(productStatuses) }),
  ),
  vendors: z.array(z.object({ id: Id, businessName: z.string(), status: z.enum(vendorStatuses) })),
})
export type Finds = z.infer<typeof Finds>

export const backOfficeEndpoints = {
  getTodo: endpoint({
    method: 'GET',
    path: '/api/admin/todo',
    access: ['admin'],
    summary: 'Ce qui attend l’administration',
    answer: Todo,
  }),
  findAnything: endpoint({
    method: 'GET',
    path: '/api/admin/search',
    access: ['admin'],
    summary: 'Cherche une commande, un client, un produit ou un vendeur',
    query: z.object({ q: SearchText.check(z.minLength(1, 'Écrivez ce que vous cherchez.')) }),
    answer: Finds,
  }),
}
