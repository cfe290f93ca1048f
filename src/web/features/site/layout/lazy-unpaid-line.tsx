import { useShopper } from '#web/features/accounts/session.ts'
import { useLate, whenAtRest } from '#web/ui/when-at-rest.ts'

const bringLine = whenAtRest(() => import('#web/features/site/layout/unpaid-order-line.tsx'))

/** What waits for its payment, for customers alone: strangers fetch nothing. */
export function LazyUnpaidLine() {
  const isCustomer = useShopper().status === 'signed-in'
  const UnpaidOrderLine = useLate(isCustomer && bringLine)
  return isCustomer && UnpaidOrderLine && <UnpaidOrderLine />
}
