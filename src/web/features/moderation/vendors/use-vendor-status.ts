import type { QueryClient } from '@tanstack/react-query'
import { type VendorStatus, vendorStatusFacts } from '#contract/accounts/facts.ts'
import type { AdminVendor } from '#contract/moderation/vendors.schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { publicQueries } from '#web/api/public-queries.ts'
import { useAction } from '#web/api/use-action.ts'
import { toast } from '#web/ui/toast.ts'

/** Invalidates everything that depends on a vendor's status, including its products. */
export function refreshVendors(queryClient: QueryClient): void {
  void invalidateQueries(
    queryClient,
    'listAdminVendors',
    'getAdminStats',
    'getTodo',
    'listAdminOrders',
    'listAdminProducts',
    'listPendingProducts',
    ...publicQueries,
  )
}

/** Sets a vendor's status; resolves to whether it succeeded. */
export function useVendorStatus(failure: string) {
  const api = useApi()
  const { run, isPending } = useAction({
    run: async ({ id, businessName }: AdminVendor, status: VendorStatus, reason?: string) => {
      await api.setAdminVendorStatus({ params: { id }, body: { status, ...(reason && { reason }) } })
      toast({
        title: 'Statut mis à jour',
        description: `${businessName}\u00a0: ${vendorStatusFacts[status].label}`,
      })
    },
    failure,
    refresh: refreshVendors,
  })
  return { setStatus: run, isPending }
}
