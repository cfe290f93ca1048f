import { deliveredWords } from '#contract/orders/mode-words.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { PlannedDay, type TrackedDays } from '#web/features/orders/planned-day.tsx'

const dayClass = 'peer mt-2 font-display text-2xl leading-tight font-bold sm:text-3xl'

/** Heading of an order page: the arrival day, as in lists, then the order number. */
export function OrderHeading({ order }: { order: TrackedDays & Pick<Order, 'number' | 'status'> }) {
  const delivered = deliveredWords(order)
  return (
    <>
      {delivered ? (
        <p className={dayClass}>{delivered}</p>
      ) : (
        <PlannedDay order={order} className={dayClass} />
      )}
      <h1 className="nums mt-2 text-2xl sm:text-3xl [.peer+&]:text-lg sm:[.peer+&]:text-xl">
        Commande <span className="whitespace-nowrap">{order.number}</span>
      </h1>
    </>
  )
}
