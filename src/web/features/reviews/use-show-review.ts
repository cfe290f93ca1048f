import type { ModeratedReview } from '#contract/reviews/schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { publicQueries } from '#web/api/public-queries.ts'
import { useAction } from '#web/api/use-action.ts'
import { toast } from '#web/ui/toast.ts'

/** Makes hidden reviews public again, without confirmation: they can be hidden again. */
export function useShowReview() {
  const api = useApi()
  const { run, pending } = useAction({
    run: async ({ id }: ModeratedReview) => {
      await api.moderateReview({ params: { id }, body: { hidden: false } })
      toast({ title: 'Avis de nouveau visible', description: 'Il compte de nouveau dans les notes.' })
    },
    failure: 'Impossible de montrer cet avis.',
    refresh: ['listReviewsToModerate', ...publicQueries],
  })
  return { isPending: ({ id }: ModeratedReview) => id === pending?.[0].id, show: run }
}
