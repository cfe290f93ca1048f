import { useQueryClient } from '@tanstack/react-query'
import { type ModeratedReview, ModerateReviewBody } from '#contract/reviews/schemas.ts'
import { useApi } from '#web/api-query.ts'
import { readAgain } from '#web/read-again.ts'
import { tellFailure } from '#web/tell-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Dialog } from '#web/ui/seldom/dialog.tsx'
import { toast } from '#web/ui/toast.ts'

/** Asks why before a review is hidden. */
export function HideReviewDialog({ review, onClose }: { review: ModeratedReview; onClose: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const form = useForm({
    schema: ModerateReviewBody,
    complete: fields => ({ ...fields, hidden: true }),
    submit: async body => {
      await api.moderateReview({ params: { id: review.id }, body })
      await readAgain(queryClient, 'listReviewsToModerate')
      toast({ title: 'Avis masqué', description: 'Il n’est plus public et ne compte plus dans les notes.' })
      onClose()
    },
    onFailure: tellFailure('Erreur', 'Impossible de masquer cet avis.'),
  })
  const title = `Masquer l’avis de ${review.customerName} ?`
  return (
    <Dialog isOpen onClose={onClose} title={title} description={review.product.name}>
      <Form form={form} className="grid gap-4">
        <TextAreaField
          name="reason"
          label="Raison"
          hint="L’auteur de l’avis la lira"
          rows={3}
          maxLength={500}
        />
        <div className="grid gap-2">
          <Button type="submit" variant="danger" isWide pendingWord={form.isPending && 'Enregistrement…'}>
            Masquer cet avis
          </Button>
          <Button variant="quiet" isWide onClick={onClose}>
            Le laisser visible
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
