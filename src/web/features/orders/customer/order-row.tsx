import { formatDate } from '#contract/french/dates.ts'
import { deliveredWords } from '#contract/orders/mode-words.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { ItemLines } from '#web/features/orders/customer/item-lines.tsx'
import { ItemPictures } from '#web/features/orders/customer/item-pictures.tsx'
import { OrderAmount } from '#web/features/orders/customer/order-amount.tsx'
import { OrderTitle } from '#web/features/orders/customer/order-title.tsx'
import { OwnOrderBadge } from '#web/features/orders/customer/own-order-badge.tsx'
import { PayOrder } from '#web/features/orders/customer/pay-order.tsx'
import { ReorderButton } from '#web/features/orders/customer/reorder-button.tsx'
import { OrderTimelines } from '#web/features/orders/order-timeline.tsx'
import { ArrivalLines } from '#web/features/orders/planned-day.tsx'
import { ChevronDown } from '#web/ui/spaces/icons.ts'

/** Another order beside the one that matters most: when it arrives; its lines and its tracking on demand. */
export function OrderRow({ order }: { order: Order }) {
  return (
    <article className="relative">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3">
        <span className="sm:row-span-2">
          <ItemPictures items={order.items} most={1} />
        </span>
        <div className="pr-9">
          <div className="-my-1">
            <OrderTitle order={order} />
          </div>
          <div className="text-sm text-balance">
            <ArrivalLines
              order={order}
              withoutDay={deliveredWords(order) ?? `Commandée le ${formatDate(order.createdAt)}`}
            />
          </div>
        </div>
        <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-3 max-sm:col-span-2">
          <OwnOrderBadge order={order} />
          <OrderAmount order={order} size="small" />
        </div>
      </div>
      <PayOrder order={order} />
      {order.status === 'delivered' && (
        <div className="mt-2">
          <ReorderButton order={order} />
        </div>
      )}
      <details className="group">
        <summary
          aria-label={`Produits et suivi de la commande ${order.number}`}
          className="absolute top-0 -right-2 grid size-11 list-none place-items-center rounded-full hover:bg-leaf-50 [&::-webkit-details-marker]:hidden"
        >
          <ChevronDown aria-hidden className="size-5 group-open:rotate-180" />
        </summary>
        <ItemLines items={order.items} />
        <div className="mt-4">
          <OrderTimelines order={order} look="short" />
        </div>
      </details>
    </article>
  )
}
