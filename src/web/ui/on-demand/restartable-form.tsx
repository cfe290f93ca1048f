import { Fragment, type ReactNode, useState } from 'react'

/** A form that can be reset by remounting it, with the data as it is then. */
export function RestartableForm({ children }: { children: (begin: () => void) => ReactNode }) {
  const [edition, setEdition] = useState(0)
  return <Fragment key={edition}>{children(() => setEdition(edition + 1))}</Fragment>
}
