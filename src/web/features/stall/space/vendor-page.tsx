import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { VendorAccount } from '#contract/accounts/schemas.ts'
import type { StallView } from '#contract/filters.ts'
import { paths } from '#contract/paths.ts'
import { VendorGate } from '#web/features/accounts/sign-in/vendor-gate.tsx'
import { VendorRevenue } from '#web/features/money/vendor-revenue.tsx'
import { useSendQueue } from '#web/features/orders/vendor/use-action-queue.ts'
import { type LiveOrders, useLiveVendorOrders } from '#web/features/orders/vendor/use-vendor-orders.ts'
import { VendorOrders } from '#web/features/orders/vendor/vendor-orders.tsx'
import { useWaitingProblems } from '#web/features/problems/vendor/use-waiting-problems.ts'
import { VendorProblems } from '#web/features/problems/vendor/vendor-problems.tsx'
import { VendorReviews } from '#web/features/reviews/vendor-reviews.tsx'
import { StallProducts } from '#web/features/stall/products/stall-products.tsx'
import { FacePrompt } from '#web/features/stall/space/face-prompt.tsx'
import { SpaceActions, SpaceName } from '#web/features/stall/space/space-header.tsx'
import { Today } from '#web/features/stall/space/today.tsx'
import { VendorStats } from '#web/features/stall/space/vendor-stats.tsx'
import { isNarrowed, parseVendorSearch, type VendorView } from '#web/features/stall/vendor-search.ts'
import { Tabs } from '#web/ui/on-demand/tabs.tsx'
import { Hourglass } from '#web/ui/signed-in/icons.ts'
import { WaitingCount } from '#web/ui/signed-in/waiting-count.tsx'
import { usePageTitle } from '#web/ui/use-page-title.ts'

/** The vendor's area; shows the login to everyone else. */
export function VendorPage({ view }: { view: VendorView }) {
  return <VendorGate>{vendor => <VendorSpace vendor={vendor} view={view} />}</VendorGate>
}

const PRODUCTS = 'produits'

/** Names of the tabs, also in the heading and the title of the page. */
const tabNames = {
  [PRODUCTS]: 'Mes Produits',
  commandes: 'Commandes',
  revenus: 'Mes revenus',
  avis: 'Avis',
  problemes: 'Problèmes',
} as const
type TabName = keyof typeof tabNames

type SpaceProps = { vendor: VendorAccount; view: VendorView }

function VendorSpace({ vendor, view }: SpaceProps) {
  const navigate = useNavigate()
  const live = useLiveVendorOrders()
  const waitingProblems = useWaitingProblems() ?? 0
  useSendQueue(vendor.id)
  const current = view.tab ?? PRODUCTS
  usePageTitle(`${tabNames[current]} – Espace Vendeur`)
  const showTab = (tab: string) =>
    void navigate({
      to: paths.vendor(),
      search: parseVendorSearch({ tab }),
      replace: true,
      resetScroll: false,
    })
  const counts: Partial<Record<TabName, ReactNode>> = {
    commandes: <WaitingCount count={live.pendingCount} words="en attente" />,
    problemes: <WaitingCount count={waitingProblems} words="à répondre" />,
  }
  return (
    <div className="container-page pt-3 pb-4 sm:pb-8 lg:pt-2">
      <Tabs
        label="Votre espace"
        beside={{
          before: <SpaceName vendor={vendor} page={tabNames[current]} />,
          after: (
            <SpaceActions
              vendor={vendor}
              waitingProblems={waitingProblems}
              isProblems={current === 'problemes'}
            />
          ),
        }}
        value={current}
        onChange={showTab}
        tabs={(Object.keys(tabNames) as TabName[]).map(value => ({
          value,
          label: (
            <span className="flex items-center gap-2">
              {tabNames[value]}
              {counts[value]}
            </span>
          ),
          content: value === current && (
            <>
              {vendor.status === 'pending' && <AwaitingValidation />}
              <View vendor={vendor} view={view} live={live} />
            </>
          ),
        }))}
      />
    </div>
  )
}

function View({ vendor, view, live }: SpaceProps & { live: LiveOrders }) {
  if (view.tab === 'commandes') return <VendorOrders view={view} vendor={vendor} live={live} />
  if (view.tab === 'revenus') return <VendorRevenue page={view.page} />
  if (view.tab === 'avis') return <VendorReviews {...view} />
  if (view.tab === 'problemes') return <VendorProblems />
  return <Stall vendor={vendor} view={view} live={live} />
}

type StallProps = { vendor: VendorAccount; view: StallView; live: LiveOrders }

/** Tasks of the day, products, and figures; on phones the figures come after the products. Slow parts come last. */
function Stall({ vendor, view, live }: StallProps) {
  const products = <StallProducts vendorId={vendor.id} view={view} />
  // With active filters only the products are shown.
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
