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
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'

/** Renders a page for a signed-in vendor; redirects others to the login. */
export function VendorGate({ children }: { children: (vendor: VendorAccount) => ReactNode }) {
  const vendor = useRequiredVendor()
  if (vendor.status === 'signed-in') return children(vendor.user)
  if (vendor.status === 'signed-out') return <RedirectToLogin />
  if (vendor.status === 'failed') return <Unreachable />
  return <LoadingState />
}

function RedirectToLogin() {
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
  return <LoadingState />
}

function LoadingState() {
  return (
    <div className="container-page py-8">
      <NeedsJavaScript words="L’espace vendeur a besoin de JavaScript, que votre navigateur n’exécute pas." />
      <div className="noscript:hidden">
        <Loading words="Chargement de votre espace…">
          <Skeleton className="h-9 w-64 max-w-full" />
          <div className="mt-6 grid grid-cols-2 gap-4 lg:grid-cols-4">
            {[1, 2, 3, 4].map(place => (
              <Skeleton key={place} className="h-24 w-full" />
            ))}
          </div>
        </Loading>
      </div>
    </div>
  )
}

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
