import type { ReactNode } from 'react'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useIsOnline } from '#web/ui/offline-notice.tsx'
import { OfflineState } from '#web/ui/offline-state.tsx'
import { LockKeyhole } from '#web/ui/signed-in/icons.ts'

type Props = {
  headingLevel?: 1 | 2
  /** What comes back with the connection. */
  offline: string
  /** The ways in. */
  actions: ReactNode
}

/** The customer's space, for everybody else; without a connection nobody can tell who that is. */
export function RestrictedAccess({ headingLevel = 2, offline, actions }: Props) {
  const isOnline = useIsOnline()
  if (!isOnline) return <OfflineState headingLevel={headingLevel}>{offline}</OfflineState>
  return (
    <EmptyState icon={LockKeyhole} title="Accès Restreint" headingLevel={headingLevel} actions={actions}>
      Connectez-vous pour accéder à votre espace client
    </EmptyState>
  )
}
