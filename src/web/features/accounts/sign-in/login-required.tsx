import { LogIn, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useIsOnline } from '#web/ui/offline-notice.tsx'
import { OfflineState } from '#web/ui/offline-state.tsx'

type Props = {
  /** Path to return to. */
  next: string
  icon?: LucideIcon
  title?: string
  /** Why a login is needed. */
  children: ReactNode
}

/** Shown instead of a page for signed-in customers. */
export function LoginRequired({ next, icon = LogIn, title = 'Connexion requise', children }: Props) {
  const isOnline = useIsOnline()
  if (!isOnline) return <Offline />
  // Announced, since it may replace a page in use.
  return (
    <div role="alert" className="container-page py-8">
      <EmptyState
        icon={icon}
        title={title}
        headingLevel={1}
        actions={
          <>
            <LinkButton href={paths.login(next)}>Se connecter</LinkButton>
            <LinkButton href={paths.register(next)} variant="secondary">
              Créer un compte
            </LinkButton>
          </>
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}

function Offline() {
  return (
    <div className="container-page py-8">
      <OfflineState headingLevel={1}>
        Votre panier est conservé. Cette page reviendra avec la connexion.
      </OfflineState>
    </div>
  )
}
