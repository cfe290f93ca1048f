import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { amountOfFcfa, fcfaOf, formatFcfa } from '#contract/money.ts'
import { oneOf } from '#contract/one-of.ts'
import { problemBearerLabels, problemBearers } from '#contract/problems/facts.ts'
import { type AdminProblem, DecideProblemBody } from '#contract/problems/schemas.ts'
import { MAX_REASON_LENGTH } from '#contract/reason-text.ts'
import { useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { ProblemStory } from '#web/features/problems/problem-card.tsx'
import { RadioGroup } from '#web/ui/forms/choices.tsx'
import { TextAreaField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { DialogActions } from '#web/ui/on-demand/dialog-actions.tsx'
import { toast } from '#web/ui/toast.ts'

export type Decision = DecideProblemBody['decision']
export const decisionWords: Record<Decision, string> = { refund: 'Rembourser', refuse: 'Refuser' }
const decisions = Object.keys(decisionWords) as Decision[]
/** The decisions that the server accepts. */
export const decisionsOn = ({ refundRefusal }: AdminProblem): Decision[] =>
  decisions.filter(decision => decision !== 'refund' || refundRefusal === null)

type Props = {
  problem: AdminProblem
  /** The initially selected decision. */
  first: Decision
  onClose: () => void
}

/** Decides on a problem: refund, or refusal with a reason. Final. */
export function DecideProblemDialog({ problem, first, onClose }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { orderNumber, customer, vendor, reportedCost } = problem
  const choices = decisionsOn(problem)
  const [decision, setDecision] = useState(first)
  const [amount, setAmount] = useState(shortAmount(reportedCost))
  const form = useForm({
    schema: DecideProblemBody,
    submit: async body => {
      try {
        await api.decideProblem({ params: { id: problem.id }, body })
      } finally {
        // Also after a refusal: another administrator may have decided first.
        void invalidateQueries(queryClient, 'listAdminProblems', 'getAdminOrder', 'getTodo')
      }
      toast({
        title: 'Décision enregistrée',
        description: `${orderNumber}\u00a0: client et producteur sont prévenus`,
      })
    },
    onDone: onClose,
    onFailure: 'Impossible d’enregistrer la décision.',
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Décider de ${orderNumber}`}
      description={`${customer.fullName}, chez ${vendor.businessName}`}
    >
      <Form form={form} className="grid gap-4">
        <div className="grid gap-2 rounded-field bg-paper p-3 text-sm [&_img]:size-16">
          <ProblemStory problem={problem} />
          <p>
            En jeu&nbsp;: <strong className="nums">{formatFcfa(reportedCost)}</strong>
          </p>
        </div>
        {choices.length === 1 ? (
          <input type="hidden" name="decision" value={decision} />
        ) : (
          <div className={besideClass}>
            <RadioGroup
              name="decision"
              legend="Votre décision"
              value={decision}
              onChange={value => setDecision(oneOf(choices, value) ?? first)}
              choices={choices.map(value => ({ value, label: decisionWords[value] }))}
            />
          </div>
        )}
        {decision === 'refund' && <RefundFields problem={problem} amount={amount} onAmount={setAmount} />}
        {decision === 'refuse' && (
          <div ref={showWhole} className="scroll-mb-16">
            <TextAreaField
              label="Raison"
              name="reason"
              rows={3}
              maxLength={MAX_REASON_LENGTH}
              hint="Le client et le producteur la liront."
            />
          </div>
        )}
        <p className="text-sm text-ink-soft">
          Une décision ne peut plus être changée. L’argent s’envoie ensuite depuis «&nbsp;À rembourser&nbsp;».
        </p>
        <DialogActions
          action={actionLabel(decision, amount)}
          pendingWord={form.isPending && 'Enregistrement…'}
          onLeave={onClose}
        />
      </Form>
    </Dialog>
  )
}

/** Both choices side by side, also on a phone. */
const besideClass =
  '[&_fieldset>div]:grid-cols-2 max-sm:[&_fieldset>div]:grid-cols-[1.3fr_1fr] max-sm:[&_label]:gap-2 max-sm:[&_label]:p-3 max-sm:[&_label]:text-sm'

/** "Rembourser 22 000 FCFA" once the amount is valid, else "Rembourser". */
function actionLabel(decision: Decision, amount: string): string {
  const isAmount = decision === 'refund' && /^\s*\d{1,10}\s*$/.test(amount)
  return isAmount ? `Rembourser ${formatFcfa(amountOfFcfa(Number(amount)))}` : decisionWords[decision]
}

type RefundProps = Pick<Props, 'problem'> & { amount: string; onAmount: (amount: string) => void }

/** Amount of a refund, and who bears it. */
function RefundFields({ problem: { mostRefund, notesCash }, amount, onAmount }: RefundProps) {
  return (
    // The fields open below the visible area: they are scrolled into view.
    <div ref={showWhole} className="grid scroll-mb-16 gap-4">
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
        value={amount}
        onChange={({ target }) => onAmount(target.value)}
        hint={`Au plus ${formatFcfa(mostRefund)}`}
      />
      <div className={besideClass}>
        <RadioGroup
          name="bornBy"
          legend="À la charge de"
          defaultValue="vendor"
          choices={problemBearers.map(value => ({
            value,
            label: problemBearerLabels[value],
            hint: value === 'vendor' ? 'Retenu sur ses versements' : 'Rien ne change pour lui',
          }))}
        />
      </div>
    </div>
  )
}

const showWhole = (fields: HTMLElement | null) => fields?.scrollIntoView({ block: 'nearest' })

/** "1500" for "1500.00", as typed. */
const shortAmount = (amount: string): string => String(fcfaOf(amount))
