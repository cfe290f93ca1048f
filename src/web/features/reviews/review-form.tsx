import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_REVIEW_LENGTH } from '#contract/reviews/facts.ts'
import { ReviewBody } from '#contract/reviews/schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { publicQueries } from '#web/api/public-queries.ts'
import { useCustomer } from '#web/features/accounts/session.ts'
import { useRequireLogin } from '#web/features/accounts/use-require-login.ts'
import { reviewDraftOf } from '#web/features/reviews/review-draft.ts'
import { StarField } from '#web/features/reviews/star-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { toast } from '#web/ui/toast.ts'

/** Form to rate and review a received product. */
export function ReviewForm({ productId, onWritten }: { productId: string; onWritten?: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const leadIn = useRequireLogin('Connectez-vous pour publier votre avis. Votre texte est gardé.')
  const customer = useCustomer()
  const draft = reviewDraftOf(`${customer.status === 'signed-in' ? customer.user.id : ''} ${productId}`)
  const [{ rating, comment }] = useState(draft.read)
  const form = useForm({
    schema: ReviewBody,
    complete: fields => ({ ...fields, rating: Number(fields.rating) }),
    submit: async body => {
      try {
        await api.reviewProduct({ params: { id: productId }, body })
        draft.clear()
      } catch (error) {
        // Without a session the form is unmounted.
        draft.write(body)
        if (await leadIn(error)) return false
        throw error
      } finally {
        // Also after a refusal: it may have been written elsewhere.
        void invalidateQueries(queryClient, 'getMyReview', ...publicQueries)
      }
      toast({ title: 'Merci pour votre avis', description: 'Il aidera les autres clients à choisir.' })
      return true
    },
    onDone: () => onWritten?.(),
    onFailure: 'Impossible d’enregistrer votre avis. Veuillez réessayer.',
  })
  return (
    <Form form={form} className="grid gap-4">
      <StarField name="rating" legend="Votre note" defaultValue={rating} />
      <TextAreaField
        name="comment"
        label="Votre avis"
        hint="Fraîcheur, goût, quantité, livraison… Il sera signé de votre prénom et d’une initiale."
        defaultValue={comment}
        isOptional
        maxLength={MAX_REVIEW_LENGTH}
      />
      <Button type="submit" className="sm:justify-self-start" pendingWord={form.isPending && 'Publication…'}>
        Publier mon avis
      </Button>
    </Form>
  )
}
