import { useQueryClient } from '@tanstack/react-query'
import { ReviewBody } from '#contract/reviews/schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { publicReads } from '#web/api/public-reads.ts'
import { readAgain } from '#web/api/read-again.ts'
import { tellFailure } from '#web/api/tell-failure.ts'
import { StarField } from '#web/features/reviews/star-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { toast } from '#web/ui/toast.ts'

/** Stars and words on a product that was received. */
export function ReviewForm({ productId, onWritten }: { productId: string; onWritten?: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const form = useForm({
    schema: ReviewBody,
    complete: fields => ({ ...fields, rating: Number(fields.rating) }),
    submit: async body => {
      try {
        await api.reviewProduct({ params: { id: productId }, body })
      } finally {
        // Also after a refusal: it may have been written on another page.
        void readAgain(queryClient, 'getMyReview', ...publicReads)
      }
      toast({ title: 'Merci pour votre avis', description: 'Il aidera les autres clients à choisir.' })
    },
    onDone: () => onWritten?.(),
    onFailure: tellFailure('Erreur', 'Impossible d’enregistrer votre avis. Veuillez réessayer.'),
  })
  return (
    <Form form={form} className="grid gap-4">
      <StarField name="rating" legend="Votre note" />
      <TextAreaField
        name="comment"
        label="Votre avis"
        hint="Fraîcheur, goût, quantité, livraison… Il sera signé de votre prénom et d’une initiale."
        isOptional
        maxLength={2000}
      />
      <Button type="submit" className="sm:justify-self-start" pendingWord={form.isPending && 'Publication…'}>
        Publier mon avis
      </Button>
    </Form>
  )
}
