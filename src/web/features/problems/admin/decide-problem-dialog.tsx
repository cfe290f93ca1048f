import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { centimesOf, formatFcfa } from '#contract/money.ts'
import { problemBearerLabels, problemBearers } from '#contract/problems/facts.ts'
import { type AdminProblem, DecideProblemBody } from '#contract/problems/schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { readAgain } from '#web/api/read-again.ts'
import { tellFailure } from '#web/api/tell-failure.ts'
import { RadioGroup } from '#web/ui/forms/choices.tsx'
import { TextAreaField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Dialog } from '#web/ui/seldom/dialog.tsx'
import { DialogActs } from '#web/ui/seldom/dialog-acts.tsx'
import { toast } from '#web/ui/toast.ts'

type Decision = DecideProblemBody['decision']
const decisionWords: Record<Decision, string> = { refund: 'Rembourser', refuse: 'Refuser' }
const decisions = Object.keys(decisionWords) as Decision[]

type Props = { problem: AdminProblem; onClose: () => void }

/** An administrator refunds a problem, or refuses it with a reason. Neither is chosen beforehand: it cannot be taken back. */
export function DecideProblemDialog({ problem, onClose }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { orderNumber } = problem
  const [decision, setDecision] = useState<Decision>()
  const form = useForm({
    schema: DecideProblemBody,
    submit: async body => {
      try {
        await api.decideProblem({ params: { id: problem.id }, body })
      } finally {
        // Also after a refusal: another administrator may have been faster.
        void readAgain(queryClient, 'listAdminProblems', 'listOrderProblems', 'getTodo')
      }
      toast({
        title: 'Décision enregistrée',
        description: `${orderNumber}\u00a0: client et producteur sont prévenus`,
      })
    },
    onDone: onClose,
    onFailure: tellFailure('Erreur', 'Impossible d’enregistrer la décision.'),
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Trancher le problème de la commande ${orderNumber}`}
      description="Une décision ne peut plus être changée. L’argent s’envoie ensuite depuis «&nbsp;À rembourser&nbsp;»."
    >
      <Form form={form} className="grid gap-4">
        <RadioGroup
          name="decision"
          legend="Votre décision"
          value={decision ?? ''}
          onChange={value => setDecision(decisions.find(one => one === value))}
          choices={decisions.map(value => ({ value, label: decisionWords[value] }))}
        />
        {decision === 'refund' && <RefundFields problem={problem} />}
        {decision === 'refuse' && (
          <TextAreaField
            label="Raison"
            name="reason"
            rows={3}
            maxLength={500}
            hint="Le client et le producteur la liront."
          />
        )}
        <DialogActs
          act={decision ? decisionWords[decision] : 'Enregistrer la décision'}
          pendingWord={form.isPending && 'Enregistrement…'}
          onLeave={onClose}
        />
      </Form>
    </Dialog>
  )
}

/** How much, and at whose cost. */
function RefundFields({ problem: { mostRefund, reportedCost, notesCash } }: Pick<Props, 'problem'>) {
  return (
    <>
      {notesCash && (
        <p className="text-sm font-semibold text-warning">
          Le paiement en espèces sera noté comme reçu par le producteur.
        </p>
      )}
      <TextField
        label="Montant en FCFA"
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={shortAmount(reportedCost)}
        hint={`Au plus ${formatFcfa(mostRefund)}`}
      />
      <RadioGroup
        name="bornBy"
        legend="À la charge de"
        defaultValue="vendor"
        choices={problemBearers.map(value => ({
          value,
          label: problemBearerLabels[value],
          hint:
            value === 'vendor' ? 'Retenu sur ce que nous lui versons' : 'Rien ne change pour le producteur',
        }))}
      />
    </>
  )
}

/** "1500" of "1500.00": as one types it. */
const shortAmount = (amount: string): string => String(centimesOf(amount) / 100)
