import type { ReactNode } from 'react'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useIsOnline } from '#web/ui/offline-notice.tsx'
import { OfflineState } from '#web/ui/offline-state.tsx'
import { LockKeyhole } from '#web/ui/signed-in/icons.ts'

type Props = {
  headingLevel?: 1 | 2
  /** Text while offline. */
  offline: string
  /** Login links. */
  actions: ReactNode
}

/** Shown instead of the customer area without a session; while offline the session is unknown. */
export function RestrictedAccess({ headingLevel = 2, offline, actions }: Props) {
  const isOnline = useIsOnline()
  if (!isOnline) return <OfflineState headingLevel={headingLevel}>{offline}</OfflineState>
  return (
    <EmptyState icon={LockKeyhole} title="Accès Restreint" headingLevel={headingLevel} actions={actions}>
      Connectez-vous pour accéder à votre espace client
    </EmptyState>
  )
}
