import { useLocation } from '@tanstack/react-router'
import { ClipboardList, House, type LucideIcon, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { useMaybeSignedIn } from '#web/features/accounts/use-maybe-signed-in.ts'
import { CartLink } from '#web/features/orders/cart/cart-opener.tsx'
import { LazyWaitingBadge } from '#web/features/site/layout/lazy-staff.tsx'
import { isStallPage } from '#web/features/site/layout/stall-pages.ts'
import { HandCoins, Sprout, Store, Truck } from '#web/ui/icons.ts'
import { SiteLink, type SiteLinkProps } from '#web/ui/site-link.tsx'
import type { LazyPanel } from '#web/ui/use-lazy-panel.ts'

type Panels = { drawer: LazyPanel; assistant: LazyPanel }
type ItemProps = SiteLinkProps & { icon: LucideIcon; label: string; badge?: ReactNode }

function Item({ icon: Icon, label, badge, ...link }: ItemProps) {
  return (
    <SiteLink {...link} className="bar-link">
      <Icon aria-hidden className="size-6" />
      {label}
      {badge}
    </SiteLink>
  )
}

/** Beginnings of the addresses in the section of an entry that does not link to them. */
const sections = {
  run: [paths.vendorPreparation()],
  stall: [paths.vendorStocks()],
  orders: [paths.dashboard(), paths.customerDashboard(), paths.order('')],
}

/** Marks the entry of the section that a page belongs to; the router marks the entry that links to the page. */
function useMarkOf(): (entry: keyof typeof sections) => 'true' | undefined {
  const pathname = useLocation({ select: location => location.pathname })
  return entry => (sections[entry].some(path => pathname.startsWith(path)) ? 'true' : undefined)
}

/** Whether the list of orders is open, however filtered. */
const useIsListShown = (): boolean => useLocation({ select: ({ pathname }) => pathname === paths.orders() })

/** Whether the product tab of the stall is open. */
const useIsStallShown = (): boolean =>
  useLocation({
    select: ({ pathname, search }) =>
      pathname === paths.vendor() && ('tab' in search ? search.tab : 'produits') === 'produits',
  })

/** Vendors get the bar of their stall on its pages, and everywhere if they are not customers too. */
function useIsStall(): boolean {
  const isVendor = useMaybeSignedIn('vendor')
  const isCustomer = useMaybeSignedIn('customer')
  const isInSpace = useLocation({ select: ({ pathname }) => isStallPage(pathname) })
  return isInSpace || (isVendor && !isCustomer)
}

type MarkOf = ReturnType<typeof useMarkOf>

const shopItems = (drawer: LazyPanel, isListShown: boolean, markOf: MarkOf) => [
  <Item key="home" icon={House} label="Accueil" href={paths.home()} isExact />,
  <Item key="shop" icon={Store} label="Boutique" href={paths.shop()} />,
  <CartLink key="cart" drawer={drawer} className="bar-link">
    Panier
  </CartLink>,
  <Item
    key="orders"
    icon={ClipboardList}
    label="Commandes"
    href={paths.orders()}
    isExact
    aria-current={isListShown ? 'page' : markOf('orders')}
  />,
]

const stallItems = (isStallShown: boolean, markOf: MarkOf) => [
  <Item key="run" icon={Truck} label="Aujourd’hui" href={paths.vendorRun()} aria-current={markOf('run')} />,
  <Item
    key="stall"
    icon={Sprout}
    label="Produits"
    href={paths.vendor()}
    isExact
    aria-current={isStallShown ? 'page' : markOf('stall')}
  />,
  <Item
    key="stall-orders"
    icon={ClipboardList}
    label="Commandes"
    href={paths.vendorOrders()}
    badge={<LazyWaitingBadge />}
  />,
  <Item key="revenue" icon={HandCoins} label="Revenus" href={paths.vendorRevenue()} />,
]

/**
 * Bottom navigation of small screens with five links, for shopping or for selling. Last in the page, sticky, hidden in the
 * checkout. Without scripts 'Aide' links to the contact page.
 */
export function NavigationBar({ drawer, assistant }: Panels) {
  const isStall = useIsStall()
  const isStallShown = useIsStallShown()
  const isListShown = useIsListShown()
  const markOf = useMarkOf()
  return (
    <nav aria-label="Accès rapide" className="navigation-bar no-print">
      <ul className="mx-auto grid max-w-xl grid-cols-5">
        {[
          ...(isStall ? stallItems(isStallShown, markOf) : shopItems(drawer, isListShown, markOf)),
          <Item
            key="help"
            icon={MessageCircle}
            label="Aide"
            href={paths.contact()}
            isPreloaded={false}
            {...assistant.opener}
          />,
        ].map(item => (
          <li key={item.key}>{item}</li>
        ))}
      </ul>
    </nav>
  )
}
