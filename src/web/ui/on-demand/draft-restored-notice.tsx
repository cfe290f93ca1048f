import { History } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'

type Props = {
  /** Message. */
  words?: string
  /** Label of the button that discards the draft. */
  restart: string
  onRestart: () => void
}

/** Says that a saved draft was restored. */
export function DraftRestoredNotice({ words = 'Votre saisie a été retrouvée.', restart, onRestart }: Props) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 rounded-field bg-info-tint p-3 text-info">
      <p className="flex items-start gap-2 font-semibold">
        <History aria-hidden className="mt-0.5 size-5 shrink-0" />
        {words}
      </p>
      <Button variant="quiet" size="small" className="-mx-3" onClick={onRestart}>
        {restart}
      </Button>
    </div>
  )
}
