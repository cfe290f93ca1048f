import { formatDate } from '#contract/french/dates.ts'
import { keptTotal } from '#contract/orders/kept-parcels.ts'
import { plannedWords } from '#contract/orders/planned-days.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { paths } from '#contract/paths.ts'
import { ItemLines } from '#web/features/orders/customer/item-lines.tsx'
import { OwnOrderBadge } from '#web/features/orders/customer/own-order-badge.tsx'
import { PayOrder } from '#web/features/orders/customer/pay-order.tsx'
import { ReorderButton } from '#web/features/orders/customer/reorder-button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Price } from '#web/ui/price.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

/** One order of a list: its number leads to it, the rest says at a glance how it stands. */
export function OrderCard({ order }: { order: Order }) {
  return (
    <Card as="article">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 className="nums text-lg">
            <SiteLink
              href={paths.order(order.id)}
              className="inline-flex min-h-11 items-center text-leaf-800 underline underline-offset-4"
            >
              Commande {order.number}
            </SiteLink>
          </h2>
          <p className="text-ink-soft">{formatDate(order.createdAt)}</p>
          {plannedWords(order) && <p className="font-semibold text-leaf-800">{plannedWords(order)}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:justify-end">
          <OwnOrderBadge order={order} />
          <Price amount={keptTotal(order)} />
        </div>
      </div>
      <ItemLines items={order.items} />
      <PayOrder order={order} />
      {order.status === 'delivered' && (
        <div className="mt-4">
          <ReorderButton order={order} />
        </div>
      )}
    </Card>
  )
}
