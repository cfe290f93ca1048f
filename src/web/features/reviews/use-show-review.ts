import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ModeratedReview } from '#contract/reviews/schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { publicReads } from '#web/api/public-reads.ts'
import { readAgain } from '#web/api/read-again.ts'
import { tellFailure } from '#web/api/tell-failure.ts'
import { toast } from '#web/ui/toast.ts'

/** Makes hidden reviews public again, at once: they can be hidden again. */
export function useShowReview() {
  const api = useApi()
  const queryClient = useQueryClient()
  const [shownId, setShownId] = useState<string>()
  return {
    isPending: ({ id }: ModeratedReview) => id === shownId,
    show: async ({ id }: ModeratedReview) => {
      setShownId(id)
      try {
        await api.moderateReview({ params: { id }, body: { hidden: false } })
        toast({ title: 'Avis de nouveau visible', description: 'Il compte de nouveau dans les notes.' })
      } catch (error) {
        tellFailure(error, 'Impossible de montrer cet avis.')
      }
      await readAgain(queryClient, 'listReviewsToModerate', ...publicReads)
      setShownId(undefined)
    },
  }
}
