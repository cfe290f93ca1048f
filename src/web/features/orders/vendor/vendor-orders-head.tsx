import { ClipboardList } from 'lucide-react'
import type { StallOrders } from '#contract/filters.ts'
import { orderStatuses, orderStatusFacts } from '#contract/orders/facts.ts'
import { paths } from '#contract/paths.ts'
import { searchText } from '#web/search-params.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Truck } from '#web/ui/icons.ts'
import { SearchBar } from '#web/ui/on-demand/search-bar.tsx'
import { FilterTabs } from '#web/ui/signed-in/filter-tabs.tsx'
import { WaitingCount } from '#web/ui/signed-in/waiting-count.tsx'

type HeadProps = FiltersProps & {
  /** What is typed before the page is known would be lost. */
  isWaiting?: boolean
}

/** Links, search and filters above the vendor's orders. */
export const OrdersHead = ({ view, pendingCount, isWaiting = false }: HeadProps) => (
  <>
    <div className="mb-2 flex items-center gap-2 lg:justify-between">
      <DayLinks />
      <div inert={isWaiting} className={cx('min-w-0 grow lg:max-w-md', isWaiting && 'opacity-50')}>
        <OrderSearch search={view.search} />
      </div>
    </div>
    <Filters view={view} pendingCount={pendingCount} />
  </>
)

/** Searches orders of any status: callers give a number or a name. */
function OrderSearch({ search }: { search: string | undefined }) {
  return (
    <SearchBar
      searchLabel="Rechercher dans mes commandes"
      isLabelHidden
      placeholder="N°, nom, téléphone"
      search={search}
      hrefOf={fields => paths.vendorOrders({ search: searchText(fields.search) })}
      className=""
    />
  )
}

/** Links to the packing lists and the run; on small screens the navigation bar leads to the run. */
const DayLinks = () => (
  <div className="flex shrink-0 gap-2">
    <LinkButton href={paths.vendorPreparation()} variant="secondary" className="max-sm:px-3 max-sm:text-sm">
      <ClipboardList aria-hidden className="size-5 max-sm:hidden" />
      <span>
        <span className="max-sm:sr-only">Liste de </span>
        <span className="max-sm:first-letter:uppercase inline-block">préparation</span>
      </span>
    </LinkButton>
    <LinkButton href={paths.vendorRun()} variant="secondary" className="max-lg:hidden">
      <Truck aria-hidden className="size-5" />
      Tournée du jour
    </LinkButton>
  </div>
)

type FiltersProps = { view: StallOrders; pendingCount: number }

/** Filters by status or cash to be collected; a search remains active. */
function Filters({ view: { search, status, toCollect }, pendingCount }: FiltersProps) {
  const ofStatus = [undefined, ...orderStatuses].map(each => ({
    href: paths.vendorOrders({ search, status: each }),
    isSelected: each === status && !toCollect,
    label: (
      <>
        {each ? orderStatusFacts[each].plural : 'Toutes'}
        {each === 'pending' && <WaitingCount count={pendingCount} />}
      </>
    ),
  }))
  const unpaid = {
    href: paths.vendorOrders({ search, toCollect: '1' }),
    isSelected: toCollect !== undefined,
    label: 'À encaisser',
  }
  return <FilterTabs label="Filtrer les commandes" className="mb-3" tabs={[...ofStatus, unpaid]} />
}
