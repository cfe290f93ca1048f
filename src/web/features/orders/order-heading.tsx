import type { Order } from '#contract/orders/schemas.ts'
import { PlannedDay, type TrackedDays } from '#web/features/orders/planned-day.tsx'

/** What the page of an order begins with: the day on which it arrives, where it is awaited, then its number. */
export const OrderHeading = ({ order }: { order: TrackedDays & Pick<Order, 'number'> }) => (
  <>
    <PlannedDay
      order={order}
      className="peer mt-2 font-display text-2xl leading-tight font-bold sm:text-3xl"
    />
    <h1 className="nums mt-2 text-2xl sm:text-3xl [.peer+&]:text-lg sm:[.peer+&]:text-xl">
      Commande <span className="whitespace-nowrap">{order.number}</span>
    </h1>
  </>
)
