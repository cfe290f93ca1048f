import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  icon: LucideIcon
  title: string
  /** What to do about it. */
  children?: ReactNode
  /** Buttons. */
  actions?: ReactNode
  /** The heading's rank where the state stands for a whole page. */
  headingLevel?: 1 | 2 | 3
}

/** Nothing to show, said kindly, with a way on. */
export function EmptyState({ icon: Icon, title, children, actions, headingLevel = 2 }: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-mango-100 text-laterite-700">
        <Icon aria-hidden className="size-9" strokeWidth={1.5} />
      </span>
      <Heading className="mt-2 text-xl">{title}</Heading>
      {children && <div className="max-w-md text-ink-soft">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
