import type { AdminVendor, ModerateFaceBody } from '#contract/moderation/vendors.schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { publicQueries } from '#web/api/public-queries.ts'
import { useAction } from '#web/api/use-action.ts'
import { toast } from '#web/ui/toast.ts'

/** Whether the vendor's face awaits a decision. */
export const isFaceAwaited = ({ pendingFace }: AdminVendor): boolean => pendingFace?.isRejected === false

/** Decides on the face in the version that was read; resolves to whether it succeeded. */
export function useFaceDecision({ id, businessName, pendingFace }: AdminVendor) {
  const api = useApi()
  return useAction({
    run: async (decision: Pick<ModerateFaceBody, 'decision' | 'reason' | 'certifiedMethods'>) => {
      const proposedAt = pendingFace?.isRejected === false ? pendingFace.proposedAt : null
      await api.moderateFace({ params: { id }, body: { ...decision, proposedAt } })
      toast({
        title: decision.decision === 'approve' ? 'Présentation approuvée' : 'Présentation rejetée',
        description: businessName,
      })
    },
    failure: 'La décision n’a pas pu être enregistrée',
    refresh: queryClient =>
      void invalidateQueries(queryClient, 'listAdminVendors', 'getTodo', ...publicQueries),
  })
}
