import { formatDate } from '#contract/french/dates.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { paths } from '#contract/paths.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

type Props = { order: Pick<Order, 'id' | 'number'>; headingLevel?: 2 | 3 }

/** The number of an order, which leads to it. */
export function OrderTitle({ order: { id, number }, headingLevel = 3 }: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <Heading className="nums text-sm max-[22rem]:text-[0.8125rem] sm:text-base">
      <SiteLink
        href={paths.order(id)}
        className="inline-flex min-h-11 items-center whitespace-nowrap text-leaf-800 underline underline-offset-4"
      >
        Commande {number}
      </SiteLink>
    </Heading>
  )
}

/** The number of an order and when it was placed. */
export function OrderReference({ order, ...title }: Props & { order: Pick<Order, 'createdAt'> }) {
  return (
    <div className="grid shrink-0 justify-items-start pb-1 text-[0.8125rem] text-ink-soft sm:text-sm">
      <OrderTitle order={order} {...title} />
      <span className="-mt-2">du {formatDate(order.createdAt)}</span>
    </div>
  )
}
