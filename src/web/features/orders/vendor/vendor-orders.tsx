import type { VendorAccount } from '#contract/accounts/schemas.ts'
import type { StallOrders } from '#contract/filters.ts'
import { counted } from '#contract/french/counted.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { paths } from '#contract/paths.ts'
import { type DayGroup, groupByDay } from '#web/features/orders/vendor/group-by-day.ts'
import { useToday } from '#web/features/orders/vendor/use-today.ts'
import { type LiveOrders, useVendorOrders } from '#web/features/orders/vendor/use-vendor-orders.ts'
import { VendorOrderRow } from '#web/features/orders/vendor/vendor-order-row.tsx'
import { OrdersHead } from '#web/features/orders/vendor/vendor-orders-head.tsx'
import { OrdersLoading } from '#web/features/orders/vendor/vendor-orders-skeleton.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Inbox, SearchX } from '#web/ui/signed-in/icons.ts'
import { useSavedListLocation } from '#web/ui/signed-in/list-location.ts'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { MoreButton } from '#web/ui/signed-in/more-button.tsx'
import { useIsRecentlyDone } from '#web/ui/signed-in/recently-done.ts'

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
      <OrdersHead view={view} pendingCount={live.pendingCount} />
      <OrderList view={view} vendor={vendor} isNew={live.isNew} />
    </>
  )
}

type ListProps = Pick<Props, 'view' | 'vendor'> & Pick<LiveOrders, 'isNew'>

function OrderList({ view, vendor, isNew }: ListProps) {
  const pages = useVendorOrders(view)
  const today = useToday()
  return (
    <Loaded
      query={pages}
      waiting={<OrdersLoading />}
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
      <Card as="ul" isPadded={false} className="-mx-4 overflow-clip max-sm:rounded-none sm:mx-0">
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
