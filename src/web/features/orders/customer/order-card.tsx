import { formatDate } from '#contract/french/dates.ts'
import { formatFcfa } from '#contract/money.ts'
import { itemQuantity } from '#contract/orders/item-words.ts'
import { keptTotal } from '#contract/orders/kept-parcels.ts'
import { plannedWords } from '#contract/orders/planned-days.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { paths } from '#contract/paths.ts'
import { OwnOrderBadge } from '#web/features/orders/customer/own-order-badge.tsx'
import { ReorderButton } from '#web/features/orders/customer/reorder-button.tsx'
import { OrderTimelines } from '#web/features/orders/order-timeline.tsx'
import { PayBefore } from '#web/features/orders/unpaid/pay-before.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Price } from '#web/ui/price.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

type Props = { order: Order; hasTimeline?: boolean; headingLevel: 2 | 3 }

/** One order of a list: its number leads to it, the rest says at a glance how it stands. */
export function OrderCard({ order, hasTimeline = false, headingLevel }: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <Card as="article">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <Heading className="nums text-lg">
            <SiteLink
              href={paths.order(order.id)}
              className="inline-flex min-h-11 items-center text-leaf-800 underline underline-offset-4"
            >
              Commande {order.number}
            </SiteLink>
          </Heading>
          <p className="text-ink-soft">{formatDate(order.createdAt)}</p>
          {!hasTimeline && plannedWords(order) && (
            <p className="font-semibold text-leaf-800">{plannedWords(order)}</p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:justify-end">
          <OwnOrderBadge order={order} />
          <Price amount={keptTotal(order)} />
        </div>
      </div>
      <ItemLines items={order.items} />
      {order.can.pay && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <PayBefore order={order} />
          <LinkButton href={paths.checkout(order.id)}>
            Payer<span className="sr-only"> la commande {order.number}</span>
          </LinkButton>
        </div>
      )}
      {hasTimeline && (
        <div className="mt-4 border-t border-line pt-5">
          <OrderTimelines order={order} />
        </div>
      )}
      {order.status === 'delivered' && (
        <div className="mt-4">
          <ReorderButton order={order} />
        </div>
      )}
    </Card>
  )
}

function ItemLines({ items }: Pick<Order, 'items'>) {
  if (items.length === 0) {
    return <p className="mt-3 text-ink-soft">Détails de la commande non disponibles</p>
  }
  return (
    <ul className="mt-3 grid gap-1">
      {items.map(item => (
        <li key={item.id} className="flex flex-wrap justify-between gap-x-4">
          <span className="min-w-0">{item.product.name || 'Produit indisponible'}</span>
          <span className="nums text-ink-soft">
            {itemQuantity(item)} × {formatFcfa(item.price)}
          </span>
        </li>
      ))}
    </ul>
  )
}
