import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { VendorAccount } from '#contract/accounts/schemas.ts'
import { paths } from '#contract/paths.ts'
import { SpaceActions, SpaceName } from '#web/features/stall/space/space-header.tsx'
import { parseVendorArea, type VendorView } from '#web/features/stall/vendor-area.ts'
import { Tabs } from '#web/ui/on-demand/tabs.tsx'
import { WaitingCount } from '#web/ui/signed-in/waiting-count.tsx'

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

/** Name of the open tab. */
export const nameOfView = ({ tab }: VendorView): string => tabNames[tab ?? PRODUCTS]

type Props = {
  /** Undefined until it is known who looks. */
  vendor: VendorAccount | undefined
  view: VendorView
  /** Number of orders to confirm, and of problems to answer. */
  pendingOrders?: number
  waitingProblems?: number
  children: ReactNode
}

/** Head and tabs of the vendor's area around the open tab. */
export function SpaceFrame({ vendor, view, pendingOrders = 0, waitingProblems = 0, children }: Props) {
  const navigate = useNavigate()
  const current = view.tab ?? PRODUCTS
  const showTab = (tab: string) =>
    void navigate({
      to: paths.vendor(),
      search: parseVendorArea({ tab }),
      replace: true,
      resetScroll: false,
    })
  const counts: Partial<Record<TabName, ReactNode>> = {
    commandes: <WaitingCount count={pendingOrders} words="en attente" />,
    problemes: <WaitingCount count={waitingProblems} words="à répondre" />,
  }
  return (
    <div className="container-page pt-3 pb-4 sm:pb-8 lg:pt-2">
      <Tabs
        label="Votre espace"
        beside={{
          before: <SpaceName vendor={vendor} page={nameOfView(view)} />,
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
          content: value === current && children,
        }))}
      />
    </div>
  )
}
