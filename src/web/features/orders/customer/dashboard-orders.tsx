import { counted } from '#contract/french/counted.ts'
import { formatDate } from '#contract/french/dates.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { paths } from '#contract/paths.ts'
import { arrangeOrders } from '#web/features/orders/customer/arrange-orders.ts'
import { CurrentOrder } from '#web/features/orders/customer/current-order.tsx'
import { CustomerFigures } from '#web/features/orders/customer/customer-figures.tsx'
import { ItemPictures } from '#web/features/orders/customer/item-pictures.tsx'
import { NoOrderYet } from '#web/features/orders/customer/no-order-yet.tsx'
import { OrderListSkeleton } from '#web/features/orders/customer/order-list.tsx'
import { OrderRow } from '#web/features/orders/customer/order-row.tsx'
import { ReorderButton } from '#web/features/orders/customer/reorder-button.tsx'
import { useOwnOrders } from '#web/features/orders/customer/use-own-orders.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/spaces/loaded.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** The customer's orders as they matter now, live: the one under way, two others, one to order again; all others are a page away. */
export function DashboardOrders() {
  const { pages, orders, total, isShutOut } = useOwnOrders()
  return (
    <div className="grid items-start gap-3 sm:gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-6">
      <section>
        <h2 className="sr-only">Mes Commandes</h2>
        <Loaded
          query={{ ...pages, data: orders }}
          hidesFailure={isShutOut}
          waiting={<OrderListSkeleton />}
          failed="Vos commandes n’ont pas pu être affichées"
          empty={<NoOrderYet headingLevel={3} />}
        >
          {known => <Arranged orders={known} total={total} />}
        </Loaded>
      </section>
      <CustomerFigures />
    </div>
  )
}

function Arranged({ orders, total }: { orders: readonly Order[]; total: number }) {
  const {
    shown: [current, ...others],
    again,
  } = arrangeOrders(orders)
  return (
    <div className="grid gap-3 sm:gap-4">
      {current && <CurrentOrder order={current} />}
      {again && <OrderAgain order={again} />}
      <Card isPadded={false} className="px-4 pt-3 sm:px-6 sm:pb-1">
        {others.map(order => (
          <div key={order.id} className="mb-3 border-b border-line pb-3">
            <OrderRow order={order} />
          </div>
        ))}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p role="status" className="text-ink-soft">
            {counted(total, 'commande')}
          </p>
          <LinkButton href={paths.orders()} variant="quiet" size="small" className="-mr-3">
            Tout voir<VisuallyHidden> : mes commandes</VisuallyHidden>
          </LinkButton>
        </div>
      </Card>
    </div>
  )
}

/** The way to what was bought last, once more. */
function OrderAgain({ order }: { order: Order }) {
  return (
    <Card
      as="article"
      isPadded={false}
      className="flex items-center justify-between gap-2 px-3 py-3 sm:px-6 sm:py-4"
    >
      <div className="flex min-w-0 items-center gap-3">
        <ItemPictures items={order.items} most={1} />
        <p className="min-w-0 max-sm:sr-only">
          <span className="block font-semibold">Votre dernière livraison</span>
          <span className="block text-sm text-ink-soft">Commandée le {formatDate(order.createdAt)}</span>
        </p>
      </div>
      <ReorderButton order={order} size="small" />
    </Card>
  )
}
