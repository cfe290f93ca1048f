import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useCode } from '#web/ui/use-code.ts'

type Props<Code> = {
  /** Names the code among all that comes late. */
  name: string
  load: () => Promise<Code>
  waiting: ReactNode
  children: (code: Code) => ReactNode
}

/** A part of a page whose code comes late; where the connection failed it, the part says so and tries again. */
export function LateCode<Code>({ name, load, waiting, children }: Props<Code>) {
  const { data, error, isFetching, refetch } = useCode(name, load)
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
