import { WifiOff } from 'lucide-react'
import { EmptyState } from '#web/ui/empty-state.tsx'

type Props = { headingLevel?: 1 | 2; children: string }

/** Shown instead of content that needs a connection. */
export function OfflineState({ headingLevel = 2, children }: Props) {
  return (
    <EmptyState icon={WifiOff} title="Vous êtes hors ligne" headingLevel={headingLevel}>
      {children}
    </EmptyState>
  )
}
