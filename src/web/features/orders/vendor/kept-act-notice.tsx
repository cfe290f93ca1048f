import { CircleAlert, CloudUpload } from 'lucide-react'
import { statusWords } from '#contract/orders/mode-words.ts'
import { actWords, type KeptAct } from '#web/features/orders/vendor/kept-acts.ts'
import { CODE_REFUSED } from '#web/features/orders/vendor/send-kept-acts.ts'
import { Button } from '#web/ui/button.tsx'

type Props = {
  kept: KeptAct
  /** Takes the act back, or puts its refusal away. */
  onForget: () => void
  /** Notes the parcel delivered without the code that was refused. */
  onWithoutCode: () => void
}

/** Tells those who listen that an act waits for the connection: what is there before it is what is heard. */
export const KeptActTold = ({ kept }: { kept: KeptAct | undefined }) => (
  <span role="status" className="sr-only">
    {kept && kept.refusal === undefined && `«\u00a0${actWords(kept)}\u00a0» attend la connexion`}
  </span>
)

/** An act that waits for the connection, or what became of it when the connection was back. */
export function KeptActNotice({ kept, onForget, onWithoutCode }: Props) {
  if (kept.refusal !== undefined) {
    return (
      <div className="grid gap-3 rounded-field bg-danger-tint p-4">
        <p className="flex items-start gap-2 text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0">
            <strong className="block">
              {kept.isCodeRefused ? CODE_REFUSED : `«\u00a0${actWords(kept)}\u00a0» n’a pas pu être fait`}
            </strong>
            {kept.refusal}
          </span>
        </p>
        {/* A delivery without its code proves nothing: the code is asked for again first. */}
        <Button variant={kept.isCodeRefused ? 'primary' : 'secondary'} size="small" onClick={onForget}>
          {kept.isCodeRefused ? 'Saisir un autre code' : 'J’ai compris'}
        </Button>
        {kept.isCodeRefused && (
          <Button variant="secondary" size="small" onClick={onWithoutCode}>
            Noter {statusWords('delivered', kept.mode ?? 'home').label.toLowerCase()} sans code
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
          <strong className="block">En attente de connexion</strong>«&nbsp;{actWords(kept)}&nbsp;» partira
          tout seul quand la connexion reviendra.
        </span>
      </p>
      <Button variant="secondary" size="small" onClick={onForget}>
        Ne pas l’envoyer
      </Button>
    </div>
  )
}
