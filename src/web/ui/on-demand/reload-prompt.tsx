import type { ReactNode } from 'react'
import { sentenceOf } from '#web/api/api-failure.ts'
import { useAction } from '#web/api/use-action.ts'
import { Button } from '#web/ui/button.tsx'

type Props = {
  refusal: Error
  /** Message for a refusal without one of its own. */
  fallback: string
  /** What loading the newer version discards. */
  children: ReactNode
  action: string
  reload: () => void | Promise<void>
  /** Message when loading fails. */
  failed: string
}

/** Prompt after an edit conflict: the typed values stay until the person loads the newer version. */
export function ReloadPrompt({ refusal, fallback, children, action, reload, failed }: Props) {
  const { run, isPending } = useAction({ run: async () => reload(), failure: failed })
  return (
    <div role="alert" className="grid gap-2 rounded-field border-2 border-warning bg-warning-tint p-4">
      <p className="font-semibold text-warning">{sentenceOf(refusal, fallback)}</p>
      <p className="text-sm">{children}</p>
      <div>
        <Button variant="secondary" pendingWord={isPending && 'Chargement…'} onClick={() => void run()}>
          {action}
        </Button>
      </div>
    </div>
  )
}
