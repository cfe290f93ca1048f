import { oneOrMany } from '#contract/french/counted.ts'
import { formatDate } from '#contract/french/dates.ts'
import { keptTotal } from '#contract/orders/kept-parcels.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { paths } from '#contract/paths.ts'
import { ItemLines } from '#web/features/orders/customer/item-lines.tsx'
import { ItemPictures } from '#web/features/orders/customer/item-pictures.tsx'
import { OwnOrderBadge } from '#web/features/orders/customer/own-order-badge.tsx'
import { PayOrder } from '#web/features/orders/customer/pay-order.tsx'
import { ReorderButton } from '#web/features/orders/customer/reorder-button.tsx'
import { OrderTimelines } from '#web/features/orders/order-timeline.tsx'
import { Card } from '#web/ui/card.tsx'
import { Price } from '#web/ui/price.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

type Props = { order: Order }

const itemsWords = ({ items }: Order) =>
  oneOrMany(items.length, 'Voir le produit', `Voir les ${items.length} produits`)

/** What arrives next comes first; what has no day, last. */
const byDay = (parcels: Order['parcels']) =>
  parcels.toSorted((one, other) => dayRank(one).localeCompare(dayRank(other)))
const dayRank = ({ plannedOn }: Order['parcels'][number]) => plannedOn ?? '9999'

/** The order that matters most now: what is to be done for it, the day it arrives, how far it is. */
export function CurrentOrder({ order }: Props) {
  return (
    <Card as="article">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <OwnOrderBadge order={order} />
        <Price amount={keptTotal(order)} />
      </div>
      <div className="flex flex-wrap items-center gap-x-2 text-[0.8125rem] text-ink-soft sm:text-base">
        <OrderTitle order={order} />
        <span>{formatDate(order.createdAt)}</span>
      </div>
      <PayOrder order={order} />
      <div className="mt-3">
        <OrderTimelines order={{ ...order, parcels: byDay(order.parcels) }} look="short" />
      </div>
      <div className="mt-3 border-t border-line pt-3">
        {order.items.length > 0 ? (
          <details>
            <summary className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 sm:gap-x-4">
              <ItemPictures items={order.items} most={4} />
              <span className="min-w-20 flex-1 font-semibold text-leaf-800 underline underline-offset-4 max-sm:text-sm">
                {itemsWords(order)}
              </span>
            </summary>
            <ItemLines items={order.items} />
          </details>
        ) : (
          <ItemLines items={order.items} />
        )}
      </div>
      {order.status === 'delivered' && (
        <div className="mt-4">
          <ReorderButton order={order} />
        </div>
      )}
    </Card>
  )
}

/** The number of an order, which leads to it. */
export function OrderTitle({ order: { id, number } }: Props) {
  return (
    <h3 className="nums text-[0.9375rem] sm:text-base">
      <SiteLink
        href={paths.order(id)}
        className="inline-flex min-h-11 items-center text-leaf-800 underline underline-offset-4"
      >
        Commande {number}
      </SiteLink>
    </h3>
  )
}
