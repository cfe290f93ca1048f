import type { ReactNode } from 'react'

/** The head of a page of text. */
export function PageTitle({ children, lead }: { children: ReactNode; lead?: string | undefined }) {
  return (
    <div className="border-b border-line bg-leaf-50">
      <div className="container-page py-10 sm:py-14">
        <h1 className="max-w-3xl text-4xl sm:text-5xl">{children}</h1>
        {lead && <p className="mt-4 max-w-2xl text-lg text-ink-soft">{lead}</p>}
      </div>
    </div>
  )
}
