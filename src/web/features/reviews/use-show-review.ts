import type { ModeratedReview } from '#contract/reviews/schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { publicReads } from '#web/api/public-reads.ts'
import { useAct } from '#web/api/use-act.ts'
import { toast } from '#web/ui/toast.ts'

/** Makes hidden reviews public again, at once: they can be hidden again. */
export function useShowReview() {
  const api = useApi()
  const { run, pending } = useAct({
    run: async ({ id }: ModeratedReview) => {
      await api.moderateReview({ params: { id }, body: { hidden: false } })
      toast({ title: 'Avis de nouveau visible', description: 'Il compte de nouveau dans les notes.' })
    },
    failure: 'Impossible de montrer cet avis.',
    refresh: ['listReviewsToModerate', ...publicReads],
  })
  return { isPending: ({ id }: ModeratedReview) => id === pending?.[0].id, show: run }
}
