import { useState } from 'react'
import type { OrderFilters } from '#contract/filters.ts'
import { orderStatuses, orderStatusFacts } from '#contract/orders/facts.ts'
import { orderNumber } from '#contract/orders/order-number.ts'
import { paths } from '#contract/paths.ts'
import { REFETCH_ON_MOUNT } from '#web/features/accounts/refetch-on-mount.ts'
import { useCustomer } from '#web/features/accounts/session.ts'
import { LoginRequired } from '#web/features/accounts/sign-in/login-required.tsx'
import { NoOrderYet } from '#web/features/orders/customer/no-order-yet.tsx'
import { OrderList } from '#web/features/orders/customer/order-list.tsx'
import { parseOrderSearch } from '#web/features/orders/customer/order-search.ts'
import { OrderFiltersSkeleton, OrdersPageSkeleton } from '#web/features/orders/customer/order-skeletons.tsx'
import { useMyOrders } from '#web/features/orders/customer/use-my-orders.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SearchBar } from '#web/ui/on-demand/search-bar.tsx'
import { FilterTabs } from '#web/ui/signed-in/filter-tabs.tsx'
import { SearchX } from '#web/ui/signed-in/icons.ts'
import { useSavedListLocation } from '#web/ui/signed-in/list-location.ts'

/** All orders of the customer, filtered by number and status in the URL. */
export function OrdersPage({ filters }: { filters: OrderFilters }) {
  useSavedListLocation(paths.orders(), paths.orders(filters))
  const session = useCustomer(REFETCH_ON_MOUNT)
  if (session.status === 'unknown') return <OrdersPageSkeleton />
  if (session.status !== 'signed-in') {
    return (
      <LoginRequired next={paths.orders(filters)}>Connectez-vous pour retrouver vos commandes.</LoginRequired>
    )
  }
  return <KnownOrders filters={filters} />
}

/** Without filters for customers who have no orders. */
function KnownOrders({ filters }: { filters: OrderFilters }) {
  const list = useMyOrders(filters)
  const isNarrowed = Boolean(filters.search || filters.status)
  // After the filters of the first URL are removed, keep their row while all orders load.
  const [cameNarrowed] = useState(isNarrowed)
  const hasFilters = isNarrowed || (list.pages.data ? list.pages.data.length > 0 : cameNarrowed)
  return (
    <div className="container-page py-4 sm:py-8">
      <h1 className="text-3xl">Mes Commandes</h1>
      {hasFilters ? <Filters filters={filters} /> : list.pages.isPending && <OrderFiltersSkeleton />}
      <OrderList list={list} empty={isNarrowed ? <NothingFound /> : <NoOrderYet headingLevel={2} />} />
    </div>
  )
}

/** Status filters, and the search by number. */
function Filters({ filters }: { filters: OrderFilters }) {
  const { search, status: current } = filters
  const tabs = [undefined, ...orderStatuses].map(status => ({
    href: paths.orders({ search, status }),
    isSelected: status === current,
    label: status ? orderStatusFacts[status].plural : 'Toutes',
  }))
  return (
    <div className="mt-3 items-center justify-between gap-6 lg:mb-4 lg:flex">
      <FilterTabs label="Filtrer les commandes" tabs={tabs} className="lg:shrink-0" />
      <SearchBar
        label="Chercher une commande"
        searchLabel="Numéro de commande"
        isLabelHidden
        placeholder={`N° ${orderNumber(123)}`}
        search={search}
        hrefOf={fields => paths.orders({ ...parseOrderSearch(fields), status: current })}
        className="mt-2 mb-4 lg:my-0"
      />
    </div>
  )
}

function NothingFound() {
  return (
    <EmptyState
      icon={SearchX}
      title="Aucune commande trouvée"
      actions={<LinkButton href={paths.orders()}>Voir toutes mes commandes</LinkButton>}
    >
      Vérifiez le numéro, ou choisissez un autre statut.
    </EmptyState>
  )
}
