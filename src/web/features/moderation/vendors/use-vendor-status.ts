import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type VendorStatus, vendorStatusLabels } from '#contract/accounts/facts.ts'
import type { AdminVendor } from '#contract/moderation/vendors.schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { publicReads } from '#web/api/public-reads.ts'
import { readAgain } from '#web/api/read-again.ts'
import { tellFailure } from '#web/api/tell-failure.ts'
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
export function useVendorStatus(failed: string) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [isPending, setPending] = useState(false)
  const isActing = useRef(false)

  const setStatus = async (
    { id, businessName }: AdminVendor,
    status: VendorStatus,
    reason?: string,
  ): Promise<boolean> => {
    if (isActing.current) return false
    isActing.current = true
    setPending(true)
    try {
      await api.setAdminVendorStatus({ params: { id }, body: { status, ...(reason && { reason }) } })
      toast({
        title: 'Statut mis à jour',
        description: `${businessName}\u00a0: ${vendorStatusLabels[status]}`,
      })
      return true
    } catch (error) {
      tellFailure(error, failed)
      return false
    } finally {
      isActing.current = false
      setPending(false)
      // Also after a refusal: somebody else may have changed the vendor.
      refreshVendors(queryClient)
    }
  }
  return { setStatus, isPending }
}
