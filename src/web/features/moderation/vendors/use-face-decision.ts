import type { AdminVendor, ModerateFaceBody } from '#contract/moderation/vendors.schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { publicReads } from '#web/api/public-reads.ts'
import { readAgain } from '#web/api/read-again.ts'
import { useAct } from '#web/api/use-act.ts'
import { toast } from '#web/ui/toast.ts'

/** Does what a vendor says of itself await a decision? */
export const isFaceAwaited = ({ pendingFace }: AdminVendor): boolean => pendingFace?.isRejected === false

/** Decides on the face of a vendor as it was read; the answer tells whether it was done. */
export function useFaceDecision({ id, businessName, pendingFace }: AdminVendor) {
  const api = useApi()
  return useAct({
    run: async (decision: Pick<ModerateFaceBody, 'decision' | 'reason' | 'certifiedMethods'>) => {
      const proposedAt = pendingFace?.isRejected === false ? pendingFace.proposedAt : undefined
      await api.moderateFace({ params: { id }, body: { ...decision, proposedAt } })
      toast({
        title: decision.decision === 'approve' ? 'Présentation approuvée' : 'Présentation rejetée',
        description: businessName,
      })
    },
    failure: 'La décision n’a pas pu être enregistrée',
    refresh: queryClient => void readAgain(queryClient, 'listAdminVendors', 'getTodo', ...publicReads),
  })
}
