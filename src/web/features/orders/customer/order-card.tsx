import { dayOf } from '#contract/day-of.ts'
import { deliveredWords } from '#contract/orders/mode-words.ts'
import { canArriveOn, plannedDays } from '#contract/orders/planned-days.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { PlaceOfPickup } from '#web/features/delivery/pickup/way-to-point.tsx'
import { ItemPictures } from '#web/features/orders/customer/item-pictures.tsx'
import { MyOrderBadge } from '#web/features/orders/customer/my-order-badge.tsx'
import { OrderAmount } from '#web/features/orders/customer/order-amount.tsx'
import { OrderContents } from '#web/features/orders/customer/order-contents.tsx'
import { OrderTitle } from '#web/features/orders/customer/order-title.tsx'
import { PayOrder } from '#web/features/orders/customer/pay-order.tsx'
import { ReorderButton } from '#web/features/orders/customer/reorder-button.tsx'
import { OrderTimelines } from '#web/features/orders/order-timeline.tsx'
import { Card } from '#web/ui/card.tsx'

type Props = {
  order: Order
  headingLevel: 2 | 3
  /** How tracking is shown: open, or collapsed with the items. */
  tracking?: 'shown' | 'folded'
}

/** An order in a list: arrival day, status, items and actions. The whole card links to the order, except its buttons. */
export function OrderCard({ order, headingLevel, tracking }: Props) {
  const isTracked = tracking === 'shown'
  const today = dayOf(new Date())
  const toFetch =
    order.payBefore === null && order.delivery.pickupPoint
      ? order.parcels.filter(parcel => canArriveOn(parcel, today))
      : []
  const isDated = plannedDays(order.parcels).length > 0 || Boolean(deliveredWords(order))
  return (
    <Card
      as="article"
      isPadded={false}
      className="relative h-full px-4 pt-4 pb-3 hover:ring-leaf-700 sm:px-6"
    >
      {/* On phones the title spans the card, with the pictures beside the amount; else both have a column of their own. */}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-4">
        <OrderTitle order={order} headingLevel={headingLevel} isDated={isDated} />
        <ItemPictures
          items={order.items}
          most={isTracked ? 4 : 3}
          className="max-sm:order-2 sm:justify-self-end"
        />
        {/* What the steps of several parcels say below needs no badges. */}
        {(!isTracked || order.parcels.length < 2 || order.can.pay) && (
          <span className="max-sm:order-1 max-sm:col-span-2 sm:self-start">
            <MyOrderBadge order={order} />
          </span>
        )}
        <OrderAmount order={order} />
      </div>
      <OrderContents order={order} isDated={isDated} isTracked={tracking === 'folded'} />
      <PayOrder order={order} />
      {toFetch.length > 0 && (
        <div className="relative mt-2 border-t border-line pt-3">
          <PlaceOfPickup delivery={order.delivery} parcels={toFetch} isShort />
        </div>
      )}
      {isTracked && (
        <div className="mt-2 border-t border-line pt-3 pb-1">
          <OrderTimelines order={order} look="short" />
        </div>
      )}
      {order.status === 'delivered' && (
        <div className="relative mt-1 mb-1 w-fit">
          <ReorderButton order={order} isOnCard />
        </div>
      )}
    </Card>
  )
}
