import { useNavigate } from '@tanstack/react-router'
import type { VendorAccount } from '#contract/accounts/schemas.ts'
import type { StallView } from '#contract/filters.ts'
import { paths } from '#contract/paths.ts'
import { VendorGate } from '#web/features/accounts/sign-in/vendor-gate.tsx'
import { VendorRevenue } from '#web/features/money/vendor-revenue.tsx'
import { useSendQueue } from '#web/features/orders/vendor/use-action-queue.ts'
import { type LiveOrders, useLiveVendorOrders } from '#web/features/orders/vendor/use-vendor-orders.ts'
import { VendorOrders } from '#web/features/orders/vendor/vendor-orders.tsx'
import { VendorProblems } from '#web/features/problems/vendor/vendor-problems.tsx'
import { VendorReviews } from '#web/features/reviews/vendor-reviews.tsx'
import { StallProducts } from '#web/features/stall/products/stall-products.tsx'
import { FacePrompt } from '#web/features/stall/space/face-prompt.tsx'
import { SpaceHeader } from '#web/features/stall/space/space-header.tsx'
import { Today } from '#web/features/stall/space/today.tsx'
import { VendorStats } from '#web/features/stall/space/vendor-stats.tsx'
import { isNarrowed, parseVendorSearch, type VendorView } from '#web/features/stall/vendor-search.ts'
import { Tabs } from '#web/ui/on-demand/tabs.tsx'
import { Hourglass } from '#web/ui/signed-in/icons.ts'
import { usePageTitle } from '#web/ui/use-page-title.ts'

/** The vendor's space; whoever is not a vendor is shown the way in. */
export function VendorPage({ view }: { view: VendorView }) {
  return <VendorGate>{vendor => <VendorSpace vendor={vendor} view={view} />}</VendorGate>
}

const PRODUCTS = 'produits'

/** What each tab is called, in the title of the page too. */
const tabNames = {
  [PRODUCTS]: 'Mes Produits',
  commandes: 'Commandes',
  revenus: 'Mes revenus',
  avis: 'Avis',
  problemes: 'Problèmes',
} as const

function VendorSpace({ vendor, view }: { vendor: VendorAccount; view: VendorView }) {
  const navigate = useNavigate()
  const live = useLiveVendorOrders()
  useSendQueue(vendor.id)
  usePageTitle(`${tabNames[view.tab ?? PRODUCTS]} – Espace Vendeur`)
  const showTab = (tab: string) =>
    void navigate({
      to: paths.vendor(),
      search: parseVendorSearch({ tab }),
      replace: true,
      resetScroll: false,
    })
  return (
    <div className="container-page py-4 sm:py-8">
      <SpaceHeader vendor={vendor} />
      {vendor.status === 'pending' && <AwaitingValidation />}
      <Tabs
        label="Votre espace"
        isInBars
        value={view.tab ?? PRODUCTS}
        onChange={showTab}
        tabs={[
          {
            value: PRODUCTS,
            label: tabNames[PRODUCTS],
            content: !view.tab && <Stall vendor={vendor} view={view} live={live} />,
          },
          {
            value: 'commandes',
            label: <OrdersLabel pendingCount={live.pendingCount} />,
            content: view.tab === 'commandes' && (
              <VendorOrders status={view.status} vendor={vendor} live={live} />
            ),
          },
          {
            value: 'revenus',
            label: tabNames.revenus,
            content: view.tab === 'revenus' && <VendorRevenue page={view.page} />,
          },
          {
            value: 'avis',
            label: tabNames.avis,
            content: view.tab === 'avis' && <VendorReviews {...view} />,
          },
          {
            value: 'problemes',
            label: tabNames.problemes,
            content: view.tab === 'problemes' && <VendorProblems />,
          },
        ]}
      />
    </div>
  )
}

type StallProps = { vendor: VendorAccount; view: StallView; live: LiveOrders }

/** What is to be done today, the products, and the figures: after the products on phones. What may come late comes below. */
function Stall({ vendor, view, live }: StallProps) {
  const products = <StallProducts vendorId={vendor.id} view={view} />
  // Whoever looks for certain products finds them first.
  if (isNarrowed(view)) return products
  return (
    <div className="grid grid-cols-1">
      {vendor.status === 'approved' && <Today vendor={vendor} live={live} />}
      <VendorStats />
      <div>{products}</div>
      <FacePrompt vendorId={vendor.id} />
    </div>
  )
}

function OrdersLabel({ pendingCount }: { pendingCount: number }) {
  return (
    <span className="flex items-center gap-2">
      {tabNames.commandes}
      {pendingCount > 0 && (
        <span className="nums grid h-6 min-w-6 place-items-center rounded-full bg-mango-400 px-1.5 text-sm text-ink">
          {pendingCount}
          <span className="sr-only"> en attente</span>
        </span>
      )}
    </span>
  )
}

function AwaitingValidation() {
  return (
    <div className="mb-6 flex items-start gap-3 rounded-card border-2 border-mango-500 bg-mango-50 p-4">
      <Hourglass aria-hidden className="mt-0.5 size-6 shrink-0 text-laterite-700" />
      <div>
        <h2 className="text-lg">Votre compte attend sa validation</h2>
        <p>
          L’administration examine votre dossier. Préparez vos produits dès maintenant&nbsp;: ils seront en
          vente dès que votre compte sera approuvé.
        </p>
      </div>
    </div>
  )
}
