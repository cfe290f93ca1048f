import * as z from 'zod/mini'
import { vendorStatuses } from '../accounts/facts.ts'
import { productStatuses } from '../catalogue/facts.ts'
import { Id } from '../common.ts'
import { deliveryModes } from '../delivery/facts.ts'
import { orderStatuses } from '../orders/facts.ts'

/** What awaits the administration, each with how many there are. */
export const Todo = z.object({
  pendingProducts: z.int(),
  pendingVendors: z.int(),
  /** Faces of producers that await a decision. */
  pendingFaces: z.int(),
  refundsDue: z.int(),
  /** Vendors to whom something is owed. */
  vendorsOwed: z.int(),
  /** Transfers that another administrator than their maker has to approve. */
  transfersToApprove: z.int(),
  /** Transfers that failed, of which nothing was sent again. */
  failedTransfers: z.int(),
  unreadMessages: z.int(),
  /** Orders pending for more than a day since they were placed or put back, although nothing hinders their vendors. */
  staleOrders: z.int(),
  /** Orders with a parcel under way whose vendor may not enter. */
  strandedOrders: z.int(),
  openProblems: z.int(),
})
export type Todo = z.infer<typeof Todo>

/** What a word of the search box leads to, at most five of each. */
export const SearchResults = z.object({
  orders: z.array(
    z.object({
      id: Id,
      number: z.string(),
      status: z.enum(orderStatuses),
      deliveryMode: z.enum(deliveryModes),
      customer: z.string(),
    }),
  ),
  customers: z.array(z.object({ id: Id, fullName: z.string(), email: z.string() })),
  products: z.array(
    z.object({ id: Id, name: z.string(), vendor: z.string(), status: z.enum(productStatuses) }),
  ),
  vendors: z.array(z.object({ id: Id, businessName: z.string(), status: z.enum(vendorStatuses) })),
})
export type SearchResults = z.infer<typeof SearchResults>
