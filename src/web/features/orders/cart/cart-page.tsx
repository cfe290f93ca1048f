import { type ReactNode, useEffect, useRef } from 'react'
import { roles } from '#contract/accounts/roles.ts'
import type { Role } from '#contract/endpoint.ts'
import { counted } from '#contract/french/counted.ts'
import { ofName } from '#contract/of-name.ts'
import { paths } from '#contract/paths.ts'
import { PAYMENT_METHODS_SUMMARY } from '#contract/payments/means.ts'
import { useMaybeSignedIn } from '#web/features/accounts/use-maybe-signed-in.ts'
import { CartChangesNotice } from '#web/features/orders/cart/cart-changes-notice.tsx'
import { CartEmpty } from '#web/features/orders/cart/cart-empty.tsx'
import type { CartItem } from '#web/features/orders/cart/cart-items.ts'
import { CartLine } from '#web/features/orders/cart/cart-line.tsx'
import { CartSkeleton } from '#web/features/orders/cart/cart-skeleton.tsx'
import { useCart } from '#web/features/orders/cart/cart-store.ts'
import { CartTotals } from '#web/features/orders/cart/cart-totals.tsx'
import { linesByVendor } from '#web/features/orders/cart/lines-by-vendor.ts'
import { ReorderNotice } from '#web/features/orders/cart/reorder-notice.tsx'
import { TotalBar, totalBarActionClass } from '#web/features/orders/cart/total-bar.tsx'
import { type CartVendor, useCartCheck } from '#web/features/orders/cart/use-cart-check.ts'
import { useToastsAbove } from '#web/features/orders/cart/use-toasts-above.ts'
import { useUnpaidDuplicate } from '#web/features/orders/cart/use-unpaid-duplicate.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { LazyComponent } from '#web/ui/lazy-component.tsx'
import { loadWhenIdle } from '#web/ui/load-when-idle.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'

// Rarely needed: loaded when the browser is idle.
const unpaidDuplicateNotice = loadWhenIdle(
  () => import('#web/features/orders/cart/unpaid-duplicate-notice.tsx'),
)

// Shown to vendors and administrators only.
const staffBuysNotice = loadWhenIdle(() => import('#web/features/orders/cart/staff-buys-notice.tsx'))

// Shown below the lines of the cart, which are loaded first.
const deliveries = () => import('#web/features/orders/cart/cart-deliveries.tsx')
const vendorPromise = loadWhenIdle(async () => ({ default: (await deliveries()).VendorPromise }))
const zonePicker = loadWhenIdle(async () => ({ default: (await deliveries()).ZonePicker }))

/** The cart page: lines, differences, totals. */
export function CartPage({ whenEmpty }: { whenEmpty: ReactNode }) {
  const isHydrated = useIsHydrated()
  const { items } = useCart()
  useFocusAfterRemoval(items.length)
  if (!isHydrated) return <CartSkeleton words="Chargement du panier…" />
  return (
    <>
      <HowStaffBuys />
      {items.length === 0 ? <CartEmpty>{whenEmpty}</CartEmpty> : <FilledCart />}
    </>
  )
}

/** The signed-in role: customer if there is one, else vendor or administrator. */
function useBuyer(): Role | undefined {
  const isExpected = {
    customer: useMaybeSignedIn('customer'),
    vendor: useMaybeSignedIn('vendor'),
    admin: useMaybeSignedIn('admin'),
  }
  return roles.find(role => isExpected[role])
}

/** The signed-in vendor or administrator who is no customer. */
function useStaffWhoBuys() {
  const buyer = useBuyer()
  return buyer === 'customer' ? undefined : buyer
}

function HowStaffBuys() {
  const space = useStaffWhoBuys()
  return space && <LazyComponent part={staffBuysNotice} needs={{ space }} />
}

/** Says that the next step needs a login. */
function AccountNeeded() {
  const isStranger = useBuyer() === undefined
  return (
    isStranger && (
      <p className="mt-4 border-t border-line pt-3 text-sm text-ink-soft">
        À l’étape suivante, vous vous connectez ou créez un compte. Votre panier est gardé.
      </p>
    )
  )
}

/** Moves the focus to the heading when a line is removed. */
function useFocusAfterRemoval(lineCount: number): void {
  const before = useRef(lineCount)
  useEffect(() => {
    if (lineCount < before.current) focusHeading()
    before.current = lineCount
  }, [lineCount])
}

function FilledCart() {
  const { items, count } = useCart()
  const { duplicate, ordered } = useUnpaidDuplicate()
  const check = useCartCheck(ordered)
  const comes = check.absent.size < items.length
  const mayOrder = useStaffWhoBuys() === undefined && comes
  const notice = useRef<HTMLElement>(null)
  const bar = useToastsAbove()
  return (
    <div className="container-page py-4 sm:py-8">
      {/* The sticky bar stays within this element, which therefore includes the changes. */}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="-mb-6 lg:col-span-2">
          <h1 className="mb-3 text-2xl sm:mb-6 sm:text-3xl">Panier d'Achat ({counted(count, 'article')})</h1>
          <ReorderNotice />
          {duplicate && <LazyComponent part={unpaidDuplicateNotice} needs={{ order: duplicate }} />}
          <CartChangesNotice ref={notice} {...check} />
        </div>
        <Card as="section" isPadded={false} className="px-4 sm:px-6">
          <h2 className="sr-only">Vos produits</h2>
          {check.vendors.every(({ pausedUntil }) => pausedUntil) && check.vendors.length > 0 ? null : (
            <div className="min-h-17 border-b border-line pt-2 pb-3">
              <LazyComponent part={zonePicker} needs={{}} />
            </div>
          )}
          <div className="divide-y divide-line">
            {linesByVendor(items).map(({ vendorName, lines }) => (
              <VendorLines
                key={vendorName}
                vendorName={vendorName}
                lines={lines}
                absent={check.absent}
                vendors={check.vendors.filter(({ productIds }) =>
                  lines.some(({ id }) => productIds.includes(id)),
                )}
              />
            ))}
          </div>
        </Card>
        <div className="contents lg:sticky lg:top-24 lg:grid lg:grid-cols-1 lg:gap-4">
          {comes && (
            <Card as="section">
              <h2 className="mb-4 text-xl">Récapitulatif</h2>
              <CartTotals total={check.total} />
              <p className="mt-3 text-sm text-ink-soft">{PAYMENT_METHODS_SUMMARY}</p>
              {mayOrder && <AccountNeeded />}
            </Card>
          )}
          {/* On phones nothing follows the bar: it keeps its place below, and messages theirs above it. */}
          <GoOnBuying className="lg:hidden" />
          {mayOrder && (
            <TotalBar ref={bar} total={check.total}>
              <LinkButton
                href={paths.checkout()}
                variant={duplicate ? 'secondary' : 'primary'}
                isWide
                className={totalBarActionClass}
              >
                Procéder au paiement
              </LinkButton>
            </TotalBar>
          )}
          <GoOnBuying className="max-lg:hidden" />
        </div>
      </div>
    </div>
  )
}

const GoOnBuying = ({ className }: { className: string }) => (
  <LinkButton href={paths.shop()} variant="secondary" isWide className={className}>
    Continuer mes achats
  </LinkButton>
)

type VendorLinesProps = {
  vendorName: string
  lines: readonly CartItem[]
  absent: ReadonlySet<string>
  /** Vendors of that name: one, unless two share it; empty until they are loaded. */
  vendors: readonly CartVendor[]
}

/** The lines of one producer, with the delivery day. */
function VendorLines({ vendorName, lines, absent, vendors }: VendorLinesProps) {
  return (
    <section aria-label={`Colis ${ofName(vendorName)}`} className="pt-4">
      <h3 className="text-lg">
        <span className="font-sans text-sm font-normal tracking-normal text-ink-soft">Vendu par</span>{' '}
        {vendorName}
      </h3>
      {/* The place of a line is kept: what is below stays where it is. */}
      <p className="min-h-5 text-sm font-semibold text-leaf-800">
        {vendors.map(vendor => (
          <LazyComponent key={vendor.id} part={vendorPromise} needs={{ vendor }} />
        ))}
      </p>
      <ul className="-mt-1 divide-y divide-line">
        {lines.map(item => (
          <CartLine key={item.id} item={item} isBelowVendor isAbsent={absent.has(item.id)} />
        ))}
      </ul>
    </section>
  )
}
