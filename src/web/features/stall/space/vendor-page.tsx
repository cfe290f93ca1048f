import type { VendorAccount } from '#contract/accounts/schemas.ts'
import type { StallView } from '#contract/filters.ts'
import { VendorGate } from '#web/features/accounts/sign-in/vendor-gate.tsx'
import { useSendQueue } from '#web/features/orders/vendor/use-action-queue.ts'
import { type LiveOrders, useLiveVendorOrders } from '#web/features/orders/vendor/use-vendor-orders.ts'
import { useWaitingProblems } from '#web/features/problems/vendor/use-waiting-problems.ts'
import { StallProducts, StallProductsSkeleton } from '#web/features/stall/products/stall-products.tsx'
import { FacePrompt } from '#web/features/stall/space/face-prompt.tsx'
import { FirstSteps } from '#web/features/stall/space/first-steps.tsx'
import { OtherTab } from '#web/features/stall/space/other-tab.tsx'
import { nameOfView, SpaceFrame } from '#web/features/stall/space/space-frame.tsx'
import { Today, TodaySkeleton } from '#web/features/stall/space/today.tsx'
import { useVendorStats, VendorStats, VendorStatsSkeleton } from '#web/features/stall/space/vendor-stats.tsx'
import { isNarrowed, type VendorView } from '#web/features/stall/vendor-area.ts'
import { Hourglass } from '#web/ui/signed-in/icons.ts'
import { usePageTitle } from '#web/ui/use-page-title.ts'

/** The vendor's area; shows the login to everyone else. */
export function VendorPage({ view }: { view: VendorView }) {
  return (
    <VendorGate waiting={<WaitingSpace view={view} />}>
      {vendor => <VendorSpace vendor={vendor} view={view} />}
    </VendorGate>
  )
}

type SpaceProps = { vendor: VendorAccount; view: VendorView }

function VendorSpace({ vendor, view }: SpaceProps) {
  const live = useLiveVendorOrders()
  const waitingProblems = useWaitingProblems()
  useSendQueue(vendor.id)
  usePageTitle(`${nameOfView(view)} – Espace Vendeur`)
  return (
    <SpaceFrame
      vendor={vendor}
      view={view}
      pendingOrders={live.pendingCount}
      waitingProblems={waitingProblems}
    >
      {vendor.status === 'pending' && <AwaitingValidation />}
      <View vendor={vendor} view={view} live={live} />
    </SpaceFrame>
  )
}

function View({ vendor, view, live }: SpaceProps & { live: LiveOrders }) {
  if (view.tab) return <OtherTab view={view} loaded={{ vendor, live }} />
  return <Stall vendor={vendor} view={view} live={live} />
}

/** The area until it is known who looks: its head, and the shape of the open tab. */
const WaitingSpace = ({ view }: Pick<SpaceProps, 'view'>) => (
  <SpaceFrame vendor={undefined} view={view}>
    <ViewSkeleton view={view} />
  </SpaceFrame>
)

function ViewSkeleton({ view }: Pick<SpaceProps, 'view'>) {
  if (view.tab) return <OtherTab view={view} />
  if (isNarrowed(view)) return <StallProductsSkeleton filters={view} />
  return (
    <>
      <TodaySkeleton />
      <StallProductsSkeleton filters={view} />
      <VendorStatsSkeleton />
    </>
  )
}

type StallProps = { vendor: VendorAccount; view: StallView; live: LiveOrders }

/** Tasks of the day, products, then figures. A stall of which nothing was ever for sale shows how to begin. */
function Stall({ vendor, view, live }: StallProps) {
  const { data: stats } = useVendorStats()
  const products = <StallProducts vendorId={vendor.id} view={view} />
  // With active filters only the products are shown.
  if (isNarrowed(view)) return products
  const isNew = stats !== undefined && stats.totalProducts === stats.pendingProducts
  const hasTasks = vendor.status === 'approved' && stats?.totalProducts !== 0
  return (
    <>
      {isNew && <FirstSteps hasProducts={stats.totalProducts > 0} />}
      {hasTasks && <Today vendor={vendor} live={live} />}
      {products}
      <VendorStats />
      {!isNew && <FacePrompt vendorId={vendor.id} />}
    </>
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
