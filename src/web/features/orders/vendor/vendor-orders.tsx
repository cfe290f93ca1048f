import { useNavigate } from '@tanstack/react-router'
import { ClipboardList } from 'lucide-react'
import type { VendorAccount } from '#contract/accounts/schemas.ts'
import type { StallOrders } from '#contract/filters.ts'
import { counted } from '#contract/french/counted.ts'
import { orderStatuses, orderStatusFacts } from '#contract/orders/facts.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { paths } from '#contract/paths.ts'
import { type DayGroup, groupByDay } from '#web/features/orders/vendor/group-by-day.ts'
import { useToday } from '#web/features/orders/vendor/use-today.ts'
import { type LiveOrders, useVendorOrders } from '#web/features/orders/vendor/use-vendor-orders.ts'
import { VendorOrderRow } from '#web/features/orders/vendor/vendor-order-row.tsx'
import { searchText } from '#web/search-params.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Truck } from '#web/ui/icons.ts'
import { RowsSkeleton } from '#web/ui/on-demand/records-skeleton.tsx'
import { SearchBar } from '#web/ui/on-demand/search-bar.tsx'
import { FilterTabs } from '#web/ui/signed-in/filter-tabs.tsx'
import { Inbox, SearchX } from '#web/ui/signed-in/icons.ts'
import { useSavedListLocation } from '#web/ui/signed-in/list-location.ts'
import { CountSkeleton } from '#web/ui/signed-in/list-skeleton.tsx'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { MoreButton } from '#web/ui/signed-in/more-button.tsx'
import { useIsRecentlyDone } from '#web/ui/signed-in/recently-done.ts'
import { WaitingCount } from '#web/ui/signed-in/waiting-count.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

type Props = {
  view: StallOrders
  vendor: VendorAccount
  live: LiveOrders
}

/** The vendor's orders, with live updates. */
export function VendorOrders({ view: { search, status, toCollect }, vendor, live }: Props) {
  const view = { search, status, toCollect }
  useSavedListLocation(paths.vendorOrders(), paths.vendorOrders(view))
  return (
    <>
      <Head view={view} pendingCount={live.pendingCount} />
      <OrderList view={view} vendor={vendor} isNew={live.isNew} />
    </>
  )
}

/** The same until it is known who looks. */
export const VendorOrdersSkeleton = ({ view }: Pick<Props, 'view'>) => (
  <>
    <Head view={view} pendingCount={0} isWaiting />
    <LoadingState />
  </>
)

type HeadProps = FiltersProps & {
  /** What is typed before the page is known would be lost. */
  isWaiting?: boolean
}

const Head = ({ view, pendingCount, isWaiting = false }: HeadProps) => (
  <>
    <div className="mb-2 flex flex-wrap items-center gap-2 lg:justify-between">
      <DayLinks />
      <div inert={isWaiting} className={cx('min-w-0 grow basis-80 lg:max-w-md', isWaiting && 'opacity-50')}>
        <OrderSearch search={view.search} />
      </div>
    </div>
    <Filters view={view} pendingCount={pendingCount} />
  </>
)

/** Searches orders of any status: callers give a number or a name. */
function OrderSearch({ search }: { search: string | undefined }) {
  const navigate = useNavigate()
  return (
    <SearchBar
      searchLabel="Rechercher dans mes commandes"
      isLabelHidden
      placeholder="Numéro, nom ou téléphone"
      search={search}
      apply={fields =>
        void navigate({
          href: paths.vendorOrders({ search: searchText(fields.search) }),
          replace: true,
          resetScroll: false,
        })
      }
      className=""
    />
  )
}

/** Links to the packing lists and the run. */
const DayLinks = () => (
  <div className="flex grow flex-wrap gap-2 lg:grow-0">
    <LinkButton href={paths.vendorPreparation()} variant="secondary" className={besideClass}>
      <ClipboardList aria-hidden className="size-5 max-sm:hidden" />
      Liste de préparation
    </LinkButton>
    <LinkButton href={paths.vendorRun()} variant="secondary" className={besideClass}>
      <Truck aria-hidden className="size-5 max-sm:hidden" />
      Tournée du jour
    </LinkButton>
  </div>
)

/** Two fit side by side on a phone. */
const besideClass = 'max-sm:grow max-sm:px-2 max-sm:text-sm max-[22rem]:px-1 max-[22rem]:text-[0.8125rem]'

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

type ListProps = Pick<Props, 'view' | 'vendor'> & Pick<LiveOrders, 'isNew'>

function OrderList({ view, vendor, isNew }: ListProps) {
  const pages = useVendorOrders(view)
  const today = useToday()
  return (
    <Loaded
      query={pages}
      waiting={<LoadingState />}
      failed="Les commandes n’ont pas pu être affichées"
      empty={<NoOrders view={view} />}
    >
      {shown => {
        const groups = groupByDay(shown, today)
        return (
          <>
            <p role="status" className={cx('mb-2 text-sm text-ink-soft', !view.search && 'max-sm:sr-only')}>
              {counted(pages.total, 'commande')}
            </p>
            {groups.map(group => (
              <Group
                key={group.title}
                group={group}
                isOnly={groups.length === 1}
                vendor={vendor}
                isNew={isNew}
                hasActions={shown.some(hasAction)}
                isAlone={pages.total === 1}
              />
            ))}
            <MoreButton pages={pages} />
          </>
        )
      }}
    </Loaded>
  )
}

/** Skeleton of the count and one day. */
const LoadingState = () => (
  <Loading words="Chargement des commandes…">
    <CountSkeleton />
    <Skeleton className="mb-2 h-6 w-32" />
    <RowsSkeleton height="h-52 lg:h-24" />
  </Loading>
)

type GroupProps = Pick<ListProps, 'vendor' | 'isNew'> & {
  group: DayGroup
  isOnly: boolean
  hasActions: boolean
  /** Whether the list has only one order. */
  isAlone: boolean
}

/** The orders of one group, under its title. */
function Group({ group, isOnly, vendor, isNew, hasActions, isAlone }: GroupProps) {
  const { part, day, title, orders } = group
  // After an action its order may move: taps are ignored for a moment.
  const isHeld = useIsRecentlyDone()
  return (
    <section aria-label={title} className={cx('mb-6 last:mb-0', isHeld && 'pointer-events-none')}>
      {/* A single group without a day needs no title. */}
      <h2 className={cx('mb-1.5 text-lg first-letter:uppercase', !day && isOnly && 'sr-only')}>{title}</h2>
      <Card as="ul" isPadded={false} className="-mx-4 overflow-hidden max-sm:rounded-none sm:mx-0">
        {orders.map(order => (
          <li key={order.id} className="border-b border-line last:border-0">
            <VendorOrderRow
              order={order}
              vendor={vendor}
              part={part}
              isNew={isNew(order.id)}
              hasActions={hasActions}
              isAlone={isAlone}
            />
          </li>
        ))}
      </Card>
    </section>
  )
}

const hasAction = ({ can: { moveTo, confirmPayment } }: Order) => moveTo.length > 0 || confirmPayment

function NoOrders({ view: { search, status, toCollect } }: Pick<Props, 'view'>) {
  if (search)
    return (
      <EmptyState
        icon={SearchX}
        title="Aucune commande trouvée"
        actions={
          <LinkButton href={paths.vendorOrders()} keepScroll replace>
            Voir toutes mes commandes
          </LinkButton>
        }
      >
        Vérifiez le numéro, le nom ou le téléphone de votre client.
      </EmptyState>
    )
  if (toCollect)
    return (
      <EmptyState icon={Inbox} title="Rien à encaisser">
        L’argent de toutes vos commandes livrées est noté.
      </EmptyState>
    )
  if (status)
    return (
      <EmptyState icon={Inbox} title="Aucune commande avec ce statut">
        Choisissez un autre statut pour voir vos autres commandes.
      </EmptyState>
    )
  return (
    <EmptyState icon={Inbox} title="Aucune commande">
      Vos commandes apparaîtront ici dès qu’un client achètera vos produits.
    </EmptyState>
  )
}
