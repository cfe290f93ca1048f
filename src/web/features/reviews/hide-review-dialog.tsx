import { useQueryClient } from '@tanstack/react-query'
import { ofName } from '#contract/of-name.ts'
import { MAX_REASON_LENGTH } from '#contract/reason-text.ts'
import { type ModeratedReview, ModerateReviewBody } from '#contract/reviews/schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { publicQueries } from '#web/api/public-queries.ts'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { DialogActions } from '#web/ui/on-demand/dialog-actions.tsx'
import { StarRating } from '#web/ui/star-rating.tsx'
import { toast } from '#web/ui/toast.ts'

/** Asks for the reason for hiding a review. */
export function HideReviewDialog({ review, onClose }: { review: ModeratedReview; onClose: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const form = useForm({
    schema: ModerateReviewBody,
    complete: fields => ({ ...fields, hidden: true }),
    submit: async body => {
      await api.moderateReview({ params: { id: review.id }, body })
      await invalidateQueries(queryClient, 'listReviewsToModerate', ...publicQueries)
      toast({ title: 'Avis masqué', description: 'Il n’est plus public et ne compte plus dans les notes.' })
    },
    onDone: onClose,
    onFailure: 'Impossible de masquer cet avis.',
  })
  const title = `Masquer l’avis ${ofName(review.customerName)}\u00a0?`
  return (
    <Dialog isOpen onClose={onClose} title={title} description={review.product.name}>
      <Form form={form} className="grid gap-4">
        <figure className="grid gap-1 rounded-field bg-paper p-3">
          <StarRating rating={String(review.rating)} />
          {review.comment && (
            <blockquote className="break-words whitespace-pre-line">{review.comment}</blockquote>
          )}
        </figure>
        <TextAreaField
          name="reason"
          label="Raison"
          hint="L’auteur de l’avis la lira"
          rows={3}
          maxLength={MAX_REASON_LENGTH}
        />
        <DialogActions
          action="Masquer cet avis"
          variant="danger"
          pendingWord={form.isPending && 'Enregistrement…'}
          leave="Le laisser visible"
          onLeave={onClose}
        />
      </Form>
    </Dialog>
  )
}
