import type { ReactNode } from 'react'
import { sentenceOf } from '#web/api/api-failure.ts'
import { useAction } from '#web/api/use-action.ts'
import { Button } from '#web/ui/button.tsx'

type Props = {
  refusal: Error
  /** What is said where the refusal has no words of its own. */
  fallback: string
  /** What reading anew takes away. */
  children: ReactNode
  action: string
  reload: () => void | Promise<void>
  /** What is said where that cannot be read. */
  failed: string
}

/** The item of a form was changed by somebody else: what was typed stays until the person loads the newer version. */
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
