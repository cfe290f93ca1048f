import type { QueryClient } from '@tanstack/react-query'
import { type VendorStatus, vendorStatusLabels } from '#contract/accounts/facts.ts'
import type { AdminVendor } from '#contract/moderation/vendors.schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { publicReads } from '#web/api/public-reads.ts'
import { readAgain } from '#web/api/read-again.ts'
import { useAct } from '#web/api/use-act.ts'
import { toast } from '#web/ui/toast.ts'

/** Asks anew for all that a vendor's status changes; its products follow it. */
export function refreshVendors(queryClient: QueryClient): void {
  void readAgain(
    queryClient,
    'listAdminVendors',
    'getAdminStats',
    'getTodo',
    'listAdminOrders',
    'listAdminProducts',
    'listPendingProducts',
    ...publicReads,
  )
}

/** Gives a vendor another status; the answer tells whether it was done. */
export function useVendorStatus(failure: string) {
  const api = useApi()
  const { run, isPending } = useAct({
    run: async ({ id, businessName }: AdminVendor, status: VendorStatus, reason?: string) => {
      await api.setAdminVendorStatus({ params: { id }, body: { status, ...(reason && { reason }) } })
      toast({
        title: 'Statut mis à jour',
        description: `${businessName}\u00a0: ${vendorStatusLabels[status]}`,
      })
    },
    failure,
    refresh: refreshVendors,
  })
  return { setStatus: run, isPending }
}
