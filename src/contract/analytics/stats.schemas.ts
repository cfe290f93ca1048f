import * as z from 'zod/mini'
import { Amount } from '../common.ts'

/** Figures of the administration's dashboard. */
export const AdminStats = z.object({
  /** Approved. */
  totalVendors: z.int(),
  /** Active. */
  totalProducts: z.int(),
  /** Without cancelled ones. */
  totalOrders: z.int(),
  /** Of parcels delivered and paid. */
  totalRevenue: Amount,
  /** Items that await a decision. */
  pendingVendors: z.int(),
  pendingProducts: z.int(),
})
export type AdminStats = z.infer<typeof AdminStats>
