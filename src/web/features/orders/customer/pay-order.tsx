import type { Order } from '#contract/orders/schemas.ts'
import { paths } from '#contract/paths.ts'
import { PayBefore } from '#web/features/orders/unpaid/pay-before.tsx'
import { LinkButton } from '#web/ui/button.tsx'

/** The payment deadline, with a link to pay; renders nothing for other orders. */
export function PayOrder({ order }: { order: Order }) {
  if (!order.can.pay) return null
  return (
    <div className="mt-1 mb-1 flex flex-wrap items-center justify-between gap-3">
      <PayBefore order={order} />
      <LinkButton href={paths.checkout(order.id)} className="relative grow sm:grow-0">
        Payer<span className="sr-only"> la commande {order.number}</span>
      </LinkButton>
    </div>
  )
}
