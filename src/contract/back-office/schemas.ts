import * as z from 'zod/mini'
import { vendorStatuses } from '../accounts/facts.ts'
import { productStatuses } from '../catalogue/facts.ts'
import { Id } from '../common.ts'
import { deliveryModes } from '../delivery/facts.ts'
import { orderStatuses } from '../orders/facts.ts'

/** The numbers of items that await an administrator. */
export const Todo = z.object({
  pendingProducts: z.int(),
  pendingVendors: z.int(),
  /** Faces of vendors awaiting a decision. */
  pendingFaces: z.int(),
  refundsDue: z.int(),
  /** Vendors with an amount owed. */
  vendorsOwed: z.int(),
  /** Transfers awaiting the approval of a second administrator. */
  transfersToApprove: z.int(),
  /** Failed transfers that were not sent again. */
  failedTransfers: z.int(),
  unreadMessages: z.int(),
  /** Orders pending for more than a day since placed or reset, whose vendors can act. */
  staleOrders: z.int(),
  /** Orders with open parcels of a vendor without access. */
  strandedOrders: z.int(),
  openProblems: z.int(),
})
export type Todo = z.infer<typeof Todo>

/** Results of the administration's search, at most five per kind. */
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
