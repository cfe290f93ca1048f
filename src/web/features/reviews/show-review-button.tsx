import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ModeratedReview } from '#contract/reviews/schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { readAgain } from '#web/api/read-again.ts'
import { tellFailure } from '#web/api/tell-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

/** Makes a hidden review public again, at once: it can be hidden again. */
export function ShowReviewButton({ review }: { review: ModeratedReview }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [isPending, setPending] = useState(false)
  const show = async () => {
    setPending(true)
    try {
      await api.moderateReview({ params: { id: review.id }, body: { hidden: false } })
      toast({ title: 'Avis de nouveau visible', description: 'Il compte de nouveau dans les notes.' })
    } catch (error) {
      tellFailure('Erreur', 'Impossible de montrer cet avis.')(error)
    }
    await readAgain(queryClient, 'listReviewsToModerate')
    setPending(false)
  }
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={`Montrer l’avis de ${review.customerName} sur ${review.product.name}`}
      pendingWord={isPending && 'Enregistrement…'}
      onClick={() => void show()}
    >
      Montrer
    </Button>
  )
}
