import type { ReactNode } from 'react'

/** Heading of a text page. */
export function PageTitle({ children, lead }: { children: ReactNode; lead?: string | undefined }) {
  return (
    <div className="border-b border-line bg-leaf-50">
      <div className="container-page py-4 sm:py-6">
        <h1 className="text-3xl sm:text-4xl">{children}</h1>
        {lead && <p className="mt-1 text-ink-soft sm:mt-2 sm:text-lg">{lead}</p>}
      </div>
    </div>
  )
}
