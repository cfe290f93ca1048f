import * as z from 'zod/mini'
import { Amount } from '../common.ts'

/** The figures of the administration's front page. */
export const AdminStats = z.object({
  /** Approved. */
  totalVendors: z.int(),
  /** Active. */
  totalProducts: z.int(),
  /** All but the cancelled ones. */
  totalOrders: z.int(),
  /** Parcels delivered and paid. */
  totalRevenue: Amount,
  /** What awaits a decision of the administration. */
  pendingVendors: z.int(),
  pendingProducts: z.int(),
})
export type AdminStats = z.infer<typeof AdminStats>
