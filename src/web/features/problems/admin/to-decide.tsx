import { problemsRefusals } from '#contract/problems/refusals.ts'
import type { AdminProblem } from '#contract/problems/schemas.ts'
import {
  type Decision,
  decisionsOn,
  decisionWords,
} from '#web/features/problems/admin/decide-problem-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Price } from '#web/ui/price.tsx'

type Props = { problem: AdminProblem; onDecide: (decision: Decision) => void }

/** A button per possible decision, which opens its dialog; it is as loud as the decision is ripe. */
export function ToDecide({ problem, onDecide }: Props) {
  const { orderNumber, answer } = problem
  const note = moneyNote(problem)
  return (
    <div className="mt-auto border-t border-line pt-3">
      <div className="flex flex-wrap justify-end gap-2">
        {decisionsOn(problem).map(decision => (
          <Button
            key={decision}
            size="small"
            variant={decision === 'refund' && answer ? 'primary' : 'secondary'}
            aria-label={`${decisionWords[decision]}, ${orderNumber}`}
            onClick={() => onDecide(decision)}
          >
            {decisionWords[decision]}
          </Button>
        ))}
      </div>
      {note && <p className="text-sm font-semibold text-warning">{note}</p>}
    </div>
  )
}

/** The disputed amount. */
export const AtStake = ({ problem }: Pick<Props, 'problem'>) => (
  <p>
    En jeu&nbsp;: <Price amount={problem.reportedCost} size="small" />
  </p>
)

/** Why there is no refund to choose, or what a refund records besides. */
function moneyNote({ refundRefusal, notesCash }: AdminProblem): string | null {
  if (refundRefusal) return problemsRefusals[refundRefusal].message
  return notesCash ? 'Le producteur n’a pas encore noté le paiement en espèces.' : null
}
