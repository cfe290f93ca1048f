import type { ReactNode } from 'react'
import { Dialog } from '#web/ui/seldom/dialog.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { LoadFailure } from '#web/ui/spaces/load-failure.tsx'
import { useCode } from '#web/ui/use-code.ts'

type Props<Code> = {
  /** Names the code among all that comes late. */
  name: string
  load: () => Promise<Code>
  isOpen: boolean
  title: string
  onClose: () => void
  children: (code: Code) => ReactNode
}

/**
 * A dialog whose code is fetched once the page is there, so that it is at hand when it opens. Where the connection
 * failed it, the dialog says so and tries again.
 */
export function LateDialog<Code>({ name, load, isOpen, title, onClose, children }: Props<Code>) {
  const query = useCode(name, load)
  if (!isOpen) return null
  if (query.data) return children(query.data)
  return (
    <Dialog isOpen onClose={onClose} title={title} size="sheet">
      {query.error ? (
        <LoadFailure title="Cette fenêtre n’a pas pu être ouverte" query={query} />
      ) : (
        <Loading words="Ouverture…">
          <Skeleton className="h-12 w-full" />
          <Skeleton className="mt-4 h-12 w-full" />
        </Loading>
      )}
    </Dialog>
  )
}
