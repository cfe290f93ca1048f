import { deliveredWords } from '#contract/orders/mode-words.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { paths } from '#contract/paths.ts'
import { ArrivalLines } from '#web/features/orders/planned-day.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

type Props = {
  order: Order
  headingLevel: 2 | 3
  /** The title is the arrival day, otherwise the order number. */
  isDated: boolean
}

/** The title of an order card, linking to the order. */
export function OrderTitle({ order, headingLevel, isDated }: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <Heading className="min-w-0 text-[1.0625rem] text-balance max-sm:col-span-2 leading-tight max-[22rem]:text-base sm:text-lg">
      <SiteLink
        href={paths.order(order.id)}
        className="underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
      >
        {isDated ? (
          <>
            <ArrivalLines order={order} withoutDay={deliveredWords(order)} />
            <span className="sr-only">Commande {order.number}</span>
          </>
        ) : (
          <span className="nums">Commande {order.number}</span>
        )}
      </SiteLink>
    </Heading>
  )
}
