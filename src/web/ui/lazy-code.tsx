import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useLazyModule } from '#web/ui/use-lazy-module.ts'

type Props<Code> = {
  /** Query key of the module. */
  name: string
  load: () => Promise<Code>
  waiting: ReactNode
  children: (code: Code) => ReactNode
}

/** Part of a page whose code is loaded separately; a failure is shown with a retry. */
export function LazyCode<Code>({ name, load, waiting, children }: Props<Code>) {
  const { data, error, isFetching, refetch } = useLazyModule(name, load)
  if (data) return children(data)
  if (!error) return waiting
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3">
      <p className="font-semibold text-danger">
        Ceci n’a pas pu être affiché. Vérifiez votre connexion, puis réessayez.
      </p>
      <Button
        variant="secondary"
        size="small"
        pendingWord={isFetching && 'Chargement…'}
        onClick={() => void refetch()}
      >
        Réessayer
      </Button>
    </div>
  )
}
