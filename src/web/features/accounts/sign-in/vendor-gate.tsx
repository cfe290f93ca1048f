import { useNavigate } from '@tanstack/react-router'
import { CloudOff } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import type { VendorAccount } from '#contract/accounts/schemas.ts'
import { paths } from '#contract/paths.ts'
import { useRequiredVendor } from '#web/features/accounts/lost-session.ts'
import { useIsSigningOut } from '#web/features/accounts/sign-in/use-sign-out.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { NeedsJavaScript } from '#web/ui/needs-javascript.tsx'
import { toast } from '#web/ui/toast.ts'

type Props = {
  /** Stands for the page until it is known who looks; announces that it loads. */
  waiting: ReactNode
  children: (vendor: VendorAccount) => ReactNode
}

/** Renders a page for a signed-in vendor; redirects others to the login. */
export function VendorGate({ waiting, children }: Props) {
  const vendor = useRequiredVendor()
  if (vendor.status === 'signed-in') return children(vendor.user)
  if (vendor.status === 'signed-out') return <RedirectToLogin waiting={waiting} />
  if (vendor.status === 'failed') return <Unreachable />
  return <Waiting>{waiting}</Waiting>
}

function RedirectToLogin({ waiting }: Pick<Props, 'waiting'>) {
  const navigate = useNavigate()
  const isLeaving = useIsSigningOut()
  useEffect(() => {
    if (isLeaving) return
    toast({
      title: 'Accès non autorisé',
      description: 'Connectez-vous à votre espace vendeur.',
      variant: 'destructive',
    })
    void navigate({ to: paths.vendorLogin(), replace: true })
  }, [isLeaving, navigate])
  return <Waiting>{waiting}</Waiting>
}

const Waiting = ({ children }: { children: ReactNode }) => (
  <>
    <div className="container-page noscript:py-8">
      <NeedsJavaScript words="L’espace vendeur a besoin de JavaScript, que votre navigateur n’exécute pas." />
    </div>
    <div className="noscript:hidden">{children}</div>
  </>
)

function Unreachable() {
  return (
    <div className="container-page py-8">
      <EmptyState
        icon={CloudOff}
        title="Votre espace n’a pas pu être ouvert"
        headingLevel={1}
        actions={<Button onClick={() => location.reload()}>Réessayer</Button>}
      >
        Le serveur n’a pas pu être joint. Vérifiez votre connexion.
      </EmptyState>
    </div>
  )
}
