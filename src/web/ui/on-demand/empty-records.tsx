import type { LucideIcon } from 'lucide-react'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type Props = {
  icon: LucideIcon
  title: string
  /** Something was looked for. */
  isNarrowed: boolean
  /** What else to look for. */
  hint: string
  /** What will stand there; without it, the hint. */
  nothing?: string
  /** The whole list, and what the way there is called. */
  href: string
  whole: string
}

/** An empty list: with a search or filters active, suggests others and links to the whole list. */
export const EmptyRecords = ({ icon, title, isNarrowed, hint, nothing = hint, href, whole }: Props) => (
  <EmptyState icon={icon} title={title} actions={isNarrowed && <LinkButton href={href}>{whole}</LinkButton>}>
    {isNarrowed ? hint : nothing}
  </EmptyState>
)
