import type { AdminProblem } from '#contract/problems/schemas.ts'
import {
  type Decision,
  decisions,
  decisionWords,
} from '#web/features/problems/admin/decide-problem-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Price } from '#web/ui/price.tsx'

type Props = { problem: AdminProblem; onDecide: (decision: Decision) => void }

/** The disputed amount, and a button per decision, which opens its dialog. */
export function ToDecide({ problem: { orderNumber, reportedCost, isPaid, notesCash }, onDecide }: Props) {
  return (
    <div className="mt-auto border-t border-line pt-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>
          En jeu&nbsp;: <Price amount={reportedCost} size="small" />
        </p>
        <span className="flex flex-wrap gap-2">
          {decisions.map(decision => (
            <Button
              key={decision}
              size="small"
              variant={decision === 'refund' ? 'primary' : 'secondary'}
              aria-label={`${decisionWords[decision]}, ${orderNumber}`}
              onClick={() => onDecide(decision)}
            >
              {decisionWords[decision]}
            </Button>
          ))}
        </span>
      </div>
      {!isPaid && (
        <p className="text-sm font-semibold text-warning">
          {notesCash
            ? 'Le producteur n’a pas encore noté le paiement en espèces.'
            : 'Ce colis n’est pas encore payé.'}
        </p>
      )}
    </div>
  )
}
