import type { ReactNode } from 'react'

/** The head of a page of text. */
export function PageTitle({ children, lead }: { children: ReactNode; lead?: string | undefined }) {
  return (
    <div className="border-b border-line bg-leaf-50">
      <div className="container-page py-5 sm:py-10">
        <h1 className="max-w-3xl text-3xl sm:text-5xl">{children}</h1>
        {lead && <p className="mt-2 max-w-2xl sm:mt-4 sm:text-lg text-ink-soft">{lead}</p>}
      </div>
    </div>
  )
}
