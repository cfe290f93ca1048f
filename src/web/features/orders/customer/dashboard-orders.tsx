import { counted } from '#contract/french/counted.ts'
import { formatDate } from '#contract/french/dates.ts'
import { deliveredAt } from '#contract/orders/delivery-date.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { paths } from '#contract/paths.ts'
import { arrangeOrders } from '#web/features/orders/customer/arrange-orders.ts'
import { CustomerFigures } from '#web/features/orders/customer/customer-figures.tsx'
import { ItemPictures } from '#web/features/orders/customer/item-pictures.tsx'
import { NoOrderYet } from '#web/features/orders/customer/no-order-yet.tsx'
import { OrderCard } from '#web/features/orders/customer/order-card.tsx'
import { CurrentOrdersSkeleton } from '#web/features/orders/customer/order-skeletons.tsx'
import { ReorderButton } from '#web/features/orders/customer/reorder-button.tsx'
import { useMyOrders } from '#web/features/orders/customer/use-my-orders.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** The customer's most relevant orders, live: the most urgent one, two others, and one to reorder; links to the rest. */
export function DashboardOrders() {
  const { pages, isAccessDenied } = useMyOrders()
  return (
    <div className="grid items-start gap-3 sm:gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-flow-dense lg:grid-rows-[auto_1fr] lg:gap-x-6">
      <section className="contents">
        <h2 className="sr-only">Mes Commandes</h2>
        <Loaded
          query={pages}
          hidesFailure={isAccessDenied}
          waiting={<CurrentOrdersSkeleton />}
          failed="Vos commandes n’ont pas pu être affichées"
          empty={<NoOrderYet headingLevel={3} />}
        >
          {orders => <Arranged orders={orders} total={pages.total} />}
        </Loaded>
      </section>
      <div className="lg:col-start-2">
        <CustomerFigures />
      </div>
    </div>
  )
}

function Arranged({ orders, total }: { orders: readonly Order[]; total: number }) {
  const {
    shown: [current, ...others],
    again,
  } = arrangeOrders(orders)
  return (
    <>
      <div className="lg:row-span-2">
        {current && <OrderCard order={current} headingLevel={3} tracking="shown" />}
      </div>
      {again && (
        <div className="lg:col-start-2">
          <OrderAgain order={again} />
        </div>
      )}
      <div className="grid gap-3 sm:gap-4 lg:col-start-1">
        {others.map(order => (
          <OrderCard key={order.id} order={order} headingLevel={3} tracking="folded" />
        ))}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p role="status" className="text-ink-soft">
            {counted(total, 'commande')}
          </p>
          <LinkButton href={paths.orders()} variant="quiet" size="small" className="-mr-3">
            Tout voir<VisuallyHidden>&nbsp;: mes commandes</VisuallyHidden>
          </LinkButton>
        </div>
      </div>
    </>
  )
}

/** Reorder the last delivered order. */
function OrderAgain({ order }: { order: Order }) {
  return (
    <Card
      as="article"
      isPadded={false}
      className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1.5 px-4 py-3"
    >
      <p className="col-span-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">Votre dernière livraison</span>
        <span className="text-sm text-ink-soft">{formatDate(deliveredAt(order) ?? order.createdAt)}</span>
      </p>
      <ItemPictures items={order.items} most={2} />
      <ReorderButton order={order} isOnCard />
    </Card>
  )
}
