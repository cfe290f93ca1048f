import type { ReactNode } from 'react'

/** A term and its value, inside a `dl`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="min-w-0 font-semibold break-words whitespace-pre-line">{children}</dd>
    </div>
  )
}
