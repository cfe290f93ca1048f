import { ClipboardList } from 'lucide-react'
import type { VendorAccount } from '#contract/accounts/schemas.ts'
import { counted } from '#contract/french/counted.ts'
import { type OrderStatus, orderStatuses, orderStatusFacts } from '#contract/orders/facts.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { paths } from '#contract/paths.ts'
import { type DayGroup, groupByDay } from '#web/features/orders/vendor/group-by-day.ts'
import { useToday } from '#web/features/orders/vendor/use-today.ts'
import { type LiveOrders, useVendorOrders } from '#web/features/orders/vendor/use-vendor-orders.ts'
import { VendorOrderRow } from '#web/features/orders/vendor/vendor-order-row.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Truck } from '#web/ui/icons.ts'
import { RowsSkeleton } from '#web/ui/on-demand/records-skeleton.tsx'
import { FilterTabs } from '#web/ui/signed-in/filter-tabs.tsx'
import { Inbox } from '#web/ui/signed-in/icons.ts'
import { useSavedListLocation } from '#web/ui/signed-in/list-location.ts'
import { CountSkeleton } from '#web/ui/signed-in/list-skeleton.tsx'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { MoreButton } from '#web/ui/signed-in/more-button.tsx'
import { useIsRecentlyDone } from '#web/ui/signed-in/recently-done.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

type Props = {
  status: OrderStatus | undefined
  vendor: VendorAccount
  live: LiveOrders
}

/** The vendor's orders, live: a new one shows by itself. */
export function VendorOrders({ status, vendor, live }: Props) {
  useSavedListLocation(paths.vendorOrders(), paths.vendorOrders(status))
  return (
    <>
      <h2 className="sr-only">Commandes</h2>
      <DayLinks />
      <StatusFilter current={status} pendingCount={live.pendingCount} />
      <OrderList status={status} vendor={vendor} isNew={live.isNew} />
    </>
  )
}

/** What is to be prepared, and to be driven around. */
const DayLinks = () => (
  <div className="mb-3 flex flex-wrap gap-2">
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

/** Two of them beside each other on a phone. */
const besideClass = 'max-sm:grow max-sm:px-2 max-sm:text-sm max-[22rem]:px-1 max-[22rem]:text-[0.8125rem]'

function StatusFilter({ current, pendingCount }: { current: OrderStatus | undefined; pendingCount: number }) {
  const tabs = [undefined, ...orderStatuses].map(status => ({
    href: paths.vendorOrders(status),
    isSelected: status === current,
    label: (
      <>
        {status ? orderStatusFacts[status].plural : 'Toutes'}
        {status === 'pending' && pendingCount > 0 && (
          <span className="nums grid h-6 min-w-6 place-items-center rounded-full bg-mango-400 px-1.5 text-sm text-ink">
            {pendingCount}
          </span>
        )}
      </>
    ),
  }))
  return <FilterTabs label="Filtrer les commandes" className="mb-4" tabs={tabs} />
}

type ListProps = Pick<Props, 'status' | 'vendor'> & Pick<LiveOrders, 'isNew'>

function OrderList({ status, vendor, isNew }: ListProps) {
  const pages = useVendorOrders(status)
  const today = useToday()
  return (
    <Loaded
      query={pages}
      waiting={<LoadingState />}
      failed="Les commandes n’ont pas pu être affichées"
      empty={<NoOrders isFiltered={status !== undefined} />}
    >
      {shown => {
        const groups = groupByDay(shown, today)
        return (
          <>
            <p role="status" className="mb-3 text-sm text-ink-soft max-sm:sr-only">
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
                nextId={nextOf(groups)?.id}
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

/** How many there are, and one day of them under its name. */
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
  /** The first order of the list that has something due. */
  nextId: string | undefined
  /** Of one order, which is all of the list. */
  isAlone: boolean
}

/** The orders of one day, or of what waits for an answer. */
function Group({ group, isOnly, vendor, isNew, hasActions, nextId, isAlone }: GroupProps) {
  const { part, day, title, orders } = group
  // An act is done, and its order may leave its place: for a moment the list takes no tap.
  const isHeld = useIsRecentlyDone()
  return (
    <section aria-label={title} className={cx('mb-6 last:mb-0', isHeld && 'pointer-events-none')}>
      {/* Where nothing has a day, there is nothing to tell apart. */}
      <h3 className={cx('mb-1.5 text-lg first-letter:uppercase', !day && isOnly && 'sr-only')}>{title}</h3>
      <Card as="ul" isPadded={false} className="-mx-4 overflow-hidden max-sm:rounded-none sm:mx-0">
        {orders.map(order => (
          <li key={order.id} className="border-b border-line last:border-0">
            <VendorOrderRow
              order={order}
              vendor={vendor}
              part={part}
              isNew={isNew(order.id)}
              hasActions={hasActions}
              isNext={order.id === nextId}
              isAlone={isAlone}
            />
          </li>
        ))}
      </Card>
    </section>
  )
}

/** The first of what is due. */
const nextOf = (groups: readonly DayGroup[]): Order | undefined =>
  groups
    .filter(({ part }) => part !== 'toCome')
    .flatMap(({ orders }) => orders)
    .find(hasAction)

const hasAction = ({ can: { moveTo, confirmPayment } }: Order) => moveTo.length > 0 || confirmPayment

function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState icon={Inbox} title={isFiltered ? 'Aucune commande avec ce statut' : 'Aucune commande'}>
      {isFiltered
        ? 'Choisissez un autre statut pour voir vos autres commandes.'
        : 'Vos commandes apparaîtront ici dès qu’un client achètera vos produits.'}
    </EmptyState>
  )
}
