import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  icon: LucideIcon
  title: ReactNode
  /** What to do next. */
  children?: ReactNode
  /** Buttons. */
  actions?: ReactNode
  /** Level of the heading, where the state replaces a whole page. */
  headingLevel?: 1 | 2 | 3
  /** Lower, on one line on wide screens, where other content follows. */
  isBand?: boolean
}

/** An empty state with its actions. */
export function EmptyState({
  icon: Icon,
  title,
  children,
  actions,
  headingLevel = 2,
  isBand = false,
}: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={isBand ? 'empty-state empty-band' : 'empty-state'}>
      <span>
        <Icon aria-hidden strokeWidth={1.5} />
      </span>
      <div>
        <Heading className="text-xl">{title}</Heading>
        {children}
      </div>
      {actions && <div className="flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
