import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'

type Props = { name: string; className?: string | undefined; children: ReactNode }

/** A term and its value, inside a `dl`. */
export function Fact({ name, className, children }: Props) {
  return (
    <div className={cx('min-w-0', className)}>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="min-w-0 font-semibold break-words whitespace-pre-line">{children}</dd>
    </div>
  )
}
