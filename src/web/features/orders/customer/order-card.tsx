import { deliveredWords } from '#contract/orders/mode-words.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { ItemPictures } from '#web/features/orders/customer/item-pictures.tsx'
import { OrderAmount } from '#web/features/orders/customer/order-amount.tsx'
import { OrderContents } from '#web/features/orders/customer/order-contents.tsx'
import { OrderReference } from '#web/features/orders/customer/order-title.tsx'
import { OwnOrderBadge } from '#web/features/orders/customer/own-order-badge.tsx'
import { PayOrder } from '#web/features/orders/customer/pay-order.tsx'
import { ReorderButton } from '#web/features/orders/customer/reorder-button.tsx'
import { ArrivalLines } from '#web/features/orders/planned-day.tsx'
import { Card } from '#web/ui/card.tsx'

/** One order of a list: the day it arrives, how it stands, what it is of and what is to be done. */
export function OrderCard({ order }: { order: Order }) {
  return (
    <Card as="article" isPadded={false} className="h-full p-4 sm:px-6">
      <div className="mb-2 font-display text-lg leading-tight font-bold empty:hidden">
        <ArrivalLines order={order} withoutDay={deliveredWords(order)} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <OwnOrderBadge order={order} />
        <OrderAmount order={order} />
      </div>
      <div className="flex items-center justify-between gap-x-3">
        <OrderReference order={order} headingLevel={2} />
        <ItemPictures items={order.items} most={3} isCut />
      </div>
      <PayOrder order={order} />
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-1">
        <div className="grow has-[[open]]:basis-full">
          <OrderContents items={order.items} hasPictures={false} />
        </div>
        {order.status === 'delivered' && <ReorderButton order={order} size="small" />}
      </div>
    </Card>
  )
}
