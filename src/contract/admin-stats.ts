import * as z from 'zod/mini'
import { Amount } from './common.ts'
import { endpoint } from './endpoint.ts'

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

export const adminStatsEndpoints = {
  getAdminStats: endpoint({
    method: 'GET',
    path: '/api/admin/stats',
    access: ['admin'],
    summary: 'Les chiffres du marché, et ce qui attend une décision',
    answer: AdminStats,
  }),
}
