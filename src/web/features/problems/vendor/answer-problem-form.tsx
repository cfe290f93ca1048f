import { useQueryClient } from '@tanstack/react-query'
import { MAX_PROBLEM_ANSWER_LENGTH } from '#contract/problems/facts.ts'
import { AnswerProblemBody, type Problem } from '#contract/problems/schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { toast } from '#web/ui/toast.ts'

/** Form for the vendor's only answer to a problem. */
export function AnswerProblemForm({ problem, onClose }: { problem: Problem; onClose: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const form = useForm({
    schema: AnswerProblemBody,
    submit: async body => {
      try {
        await api.answerProblem({ params: { id: problem.id }, body })
      } finally {
        // Also after a refusal: it may have been answered on another device, or decided.
        void invalidateQueries(queryClient, 'listVendorProblems')
      }
      toast({ title: 'Réponse envoyée', description: 'Le client et notre équipe la lisent.' })
    },
    onDone: onClose,
    onFailure: 'Impossible d’envoyer votre réponse. Veuillez réessayer.',
  })
  return (
    <Form form={form} className="grid gap-3">
      <TextAreaField
        name="text"
        label={`Votre réponse à ${problem.customer.fullName}`}
        hint="Une seule réponse, lue avant la décision. Elle ne pourra plus être changée."
        rows={3}
        maxLength={MAX_PROBLEM_ANSWER_LENGTH}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" pendingWord={form.isPending && 'Envoi…'}>
          Envoyer ma réponse
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Annuler
        </Button>
      </div>
    </Form>
  )
}
