import type { LucideIcon } from 'lucide-react'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type Props = {
  icon: LucideIcon
  title: string
  /** Whether a search or filter is active. */
  isNarrowed: boolean
  /** Suggestion for another search. */
  hint: string
  /** Text for an empty list without search; the hint by default. */
  nothing?: string
  /** URL of the unfiltered list, and the label of its link. */
  href: string
  whole: string
}

/** An empty list: with a search or filters active, suggests others and links to the whole list. */
export const EmptyRecords = ({ icon, title, isNarrowed, hint, nothing = hint, href, whole }: Props) => (
  <EmptyState icon={icon} title={title} actions={isNarrowed && <LinkButton href={href}>{whole}</LinkButton>}>
    {isNarrowed ? hint : nothing}
  </EmptyState>
)
