import type { ReactNode } from 'react'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { LoadFailure } from '#web/ui/signed-in/load-failure.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { useLazyModule } from '#web/ui/use-lazy-module.ts'

type Props<Code> = {
  /** Query key of the module. */
  name: string
  load: () => Promise<Code>
  isOpen: boolean
  title: string
  onClose: () => void
  children: (code: Code) => ReactNode
}

/** A dialog whose code is prefetched once the page is mounted. If loading failed, the dialog says so and offers a retry. */
export function LazyDialog<Code>({ name, load, isOpen, title, onClose, children }: Props<Code>) {
  const query = useLazyModule(name, load)
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
