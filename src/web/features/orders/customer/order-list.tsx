import type { ReactNode } from 'react'
import { counted } from '#contract/french/counted.ts'
import { isUnderWay } from '#contract/orders/facts.ts'
import { OrderCard } from '#web/features/orders/customer/order-card.tsx'
import { OrderListSkeleton } from '#web/features/orders/customer/order-skeletons.tsx'
import type { OwnOrders } from '#web/features/orders/customer/use-my-orders.ts'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { MoreButton } from '#web/ui/signed-in/more-button.tsx'

type Props = {
  list: OwnOrders
  /** Shown when the list is empty. */
  empty: ReactNode
}

/** The customer's orders, their total, and a button to load more. */
export function OrderList({ list: { pages, isAccessDenied }, empty }: Props) {
  return (
    <Loaded
      query={pages}
      hidesFailure={isAccessDenied}
      waiting={<OrderListSkeleton />}
      failed="Vos commandes n’ont pas pu être affichées"
      empty={empty}
    >
      {shown => {
        // A single order has room for its tracking.
        const isAlone = shown.length === 1 && shown.every(({ status }) => isUnderWay(status))
        return (
          <>
            <p role="status" className="mb-4 text-ink-soft">
              {counted(pages.total, 'commande')}
            </p>
            <ul className="grid gap-3 sm:gap-4 lg:grid-cols-2">
              {shown.map(order => (
                <li key={order.id} className="lg:only:col-span-2">
                  <OrderCard order={order} headingLevel={2} {...(isAlone && { tracking: 'shown' })} />
                </li>
              ))}
            </ul>
            <MoreButton pages={pages} />
          </>
        )
      }}
    </Loaded>
  )
}
