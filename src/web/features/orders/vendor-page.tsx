import { useNavigate } from '@tanstack/react-router'
import { CloudOff, Hourglass, LogOut } from 'lucide-react'
import { useEffect } from 'react'
import type { VendorAccount } from '#contract/accounts.ts'
import type { OrderStatus } from '#contract/orders.ts'
import { useVendor } from '#web/features/accounts/session.ts'
import { useVendorLogout } from '#web/features/accounts/use-vendor-logout.ts'
import { VendorOrders } from '#web/features/orders/vendor-orders.tsx'
import { VendorStats } from '#web/features/orders/vendor-stats.tsx'
import { VendorRevenue } from '#web/features/payments/vendor-revenue.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { toast } from '#web/ui/toast.ts'

/** What of the vendor's space is in sight, as the address says it. */
export type VendorView = {
  tab?: 'revenus' | undefined
  /** Of the orders. */
  status?: OrderStatus | undefined
  /** Of the revenue. */
  page?: number | undefined
}

/** The vendor's space; whoever is not a vendor is shown the way in. */
export function VendorPage({ view }: { view: VendorView }) {
  const vendor = useVendor()
  if (vendor.status === 'signed-in') return <VendorSpace vendor={vendor.user} view={view} />
  if (vendor.status === 'signed-out') return <ToLogin />
  if (vendor.status === 'failed') return <Unreachable />
  return <Waiting />
}

function ToLogin() {
  const navigate = useNavigate()
  useEffect(() => {
    toast({
      title: 'Accès non autorisé',
      description: 'Connectez-vous à votre espace vendeur.',
      variant: 'destructive',
    })
    void navigate({ to: paths.vendorLogin(), replace: true })
  }, [navigate])
  return <Waiting />
}

function Waiting() {
  return (
    <div className="container-page py-8">
      <Loading words="Chargement de votre espace…">
        <Skeleton className="h-9 w-64 max-w-full" />
        <div className="mt-6 grid grid-cols-2 gap-4 lg:grid-cols-4">
          {[1, 2, 3, 4].map(place => (
            <Skeleton key={place} className="h-24 w-full" />
          ))}
        </div>
      </Loading>
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

function VendorSpace({ vendor, view }: { vendor: VendorAccount; view: VendorView }) {
  const navigate = useNavigate()
  const { logout, isPending } = useVendorLogout()
  return (
    <div className="container-page py-8">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="text-ink-soft">Espace Vendeur</p>
          <h1 className="text-3xl">{vendor.businessName}</h1>
        </div>
        <Button
          variant="quiet"
          onClick={() => void logout()}
          pendingWord={isPending && 'Déconnexion...'}
          className="-ml-5 sm:ml-0"
        >
          <LogOut aria-hidden className="size-5" />
          Déconnexion
        </Button>
      </div>
      {vendor.status === 'pending' && <AwaitingValidation />}
      <VendorStats />
      <Tabs
        label="Votre espace"
        value={view.tab ?? 'orders'}
        onChange={tab =>
          void navigate({
            to: paths.vendor(),
            search: tab === 'revenus' ? { tab } : {},
            replace: true,
            resetScroll: false,
          })
        }
        tabs={[
          {
            value: 'orders',
            label: 'Commandes',
            content: <VendorOrders status={view.status} vendorName={vendor.businessName} />,
          },
          { value: 'revenus', label: 'Mes revenus', content: <VendorRevenue page={view.page} /> },
        ]}
      />
    </div>
  )
}

function AwaitingValidation() {
  return (
    <div className="mb-6 flex items-start gap-3 rounded-card border-2 border-mango-500 bg-mango-50 p-4">
      <Hourglass aria-hidden className="mt-0.5 size-6 shrink-0 text-laterite-700" />
      <div>
        <h2 className="text-lg">Votre compte attend sa validation</h2>
        <p>
          L’administration examine votre dossier. Vos produits seront en vente dès que votre compte sera
          approuvé.
        </p>
      </div>
    </div>
  )
}
