import type { Order } from '#contract/orders/schemas.ts'
import { OrderAmount } from '#web/features/orders/customer/order-amount.tsx'
import { OrderContents } from '#web/features/orders/customer/order-contents.tsx'
import { OrderReference } from '#web/features/orders/customer/order-title.tsx'
import { OwnOrderBadge } from '#web/features/orders/customer/own-order-badge.tsx'
import { PayOrder } from '#web/features/orders/customer/pay-order.tsx'
import { ReorderButton } from '#web/features/orders/customer/reorder-button.tsx'
import { OrderTimelines } from '#web/features/orders/order-timeline.tsx'
import { Card } from '#web/ui/card.tsx'

type Props = { order: Order }

/** The order that matters most now: what is to be done for it, the day it arrives, how far it is. */
export function CurrentOrder({ order }: Props) {
  return (
    <Card as="article">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <OwnOrderBadge order={order} />
        <OrderAmount order={order} />
      </div>
      <OrderReference order={order} />
      <PayOrder order={order} />
      <div className="mt-3">
        <OrderTimelines order={order} look="short" />
      </div>
      <div className="mt-3 border-t border-line pt-3">
        <OrderContents items={order.items} />
      </div>
      {order.status === 'delivered' && (
        <div className="mt-4">
          <ReorderButton order={order} />
        </div>
      )}
    </Card>
  )
}
