import { CircleAlert, CloudUpload } from 'lucide-react'
import { statusWords } from '#contract/orders/mode-words.ts'
import { actionLabel, type QueuedAction } from '#web/features/orders/vendor/queued-actions.ts'
import { CODE_REFUSED } from '#web/features/orders/vendor/send-queued-actions.ts'
import { Button } from '#web/ui/button.tsx'

type Props = {
  queued: QueuedAction
  /** Removes the action or its refusal. */
  onRemove: () => void
  /** Records the delivery without the refused code. */
  onWithoutCode: () => void
}

/** Live region that announces a queued action; must be mounted before the text changes. */
export const QueuedActionStatus = ({ queued }: { queued: QueuedAction | undefined }) => (
  <span role="status" className="sr-only">
    {queued && queued.refusal === undefined && `«\u00a0${actionLabel(queued)}\u00a0» attend la connexion`}
  </span>
)

/** A queued action, or its refusal. */
export function QueuedActionNotice({ queued, onRemove, onWithoutCode }: Props) {
  if (queued.refusal !== undefined) {
    return (
      <div className="grid gap-3 rounded-field bg-danger-tint p-4">
        <p className="flex items-start gap-2 text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0">
            <strong className="block">
              {queued.isCodeRefused
                ? CODE_REFUSED
                : `«\u00a0${actionLabel(queued)}\u00a0» n’a pas pu être fait`}
            </strong>
            {queued.refusal}
          </span>
        </p>
        {/* Without its code a delivery has no proof: another code is offered first. */}
        <Button variant={queued.isCodeRefused ? 'primary' : 'secondary'} size="small" onClick={onRemove}>
          {queued.isCodeRefused ? 'Saisir un autre code' : 'J’ai compris'}
        </Button>
        {queued.isCodeRefused && (
          <Button variant="secondary" size="small" onClick={onWithoutCode}>
            Noter {statusWords('delivered', queued.mode ?? 'home').label.toLowerCase()} sans code
          </Button>
        )}
      </div>
    )
  }
  return (
    <div className="grid gap-3 rounded-field bg-warning-tint p-4">
      <p className="flex items-start gap-2 text-warning">
        <CloudUpload aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0">
          <strong className="block">En attente de connexion</strong>«&nbsp;{actionLabel(queued)}&nbsp;»
          partira tout seul quand la connexion reviendra.
        </span>
      </p>
      <Button variant="secondary" size="small" onClick={onRemove}>
        Ne pas l’envoyer
      </Button>
    </div>
  )
}
