import { Fragment, type ReactNode, useState } from 'react'

/** A form that may begin anew, with what there is by then. */
export function BeginAnew({ children }: { children: (begin: () => void) => ReactNode }) {
  const [edition, setEdition] = useState(0)
  return <Fragment key={edition}>{children(() => setEdition(edition + 1))}</Fragment>
}
