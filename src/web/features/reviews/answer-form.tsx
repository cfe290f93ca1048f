import { useQueryClient } from '@tanstack/react-query'
import { MAX_REVIEW_ANSWER_LENGTH } from '#contract/reviews/facts.ts'
import { AnswerReviewBody, type VendorReview } from '#contract/reviews/schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { publicQueries } from '#web/api/public-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { toast } from '#web/ui/toast.ts'

/** Form of the vendor's only answer to a review. */
export function AnswerForm({ review, onClose }: { review: VendorReview; onClose: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const form = useForm({
    schema: AnswerReviewBody,
    submit: async body => {
      try {
        await api.answerReview({ params: { id: review.id }, body })
      } finally {
        // Also after a refusal: it may have been answered on another device.
        void invalidateQueries(queryClient, 'listVendorReviews', ...publicQueries)
      }
      toast({ title: 'Réponse publiée', description: 'Elle est visible de tous, sous l’avis.' })
    },
    onDone: onClose,
    onFailure: 'Impossible de publier votre réponse. Veuillez réessayer.',
  })
  return (
    <Form form={form} className="mt-3 grid max-w-2xl gap-3">
      <TextAreaField
        name="answer"
        label={`Votre réponse à ${review.customerName}`}
        hint="Une seule réponse par avis, visible de tous. Elle ne pourra plus être changée."
        rows={3}
        maxLength={MAX_REVIEW_ANSWER_LENGTH}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" pendingWord={form.isPending && 'Publication…'}>
          Publier ma réponse
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Annuler
        </Button>
      </div>
    </Form>
  )
}
