import { useCustomer } from '#web/features/accounts/session.ts'
import { loadWhenIdle, useLazyComponent } from '#web/ui/load-when-idle.ts'

const loadLine = loadWhenIdle(() => import('#web/features/site/layout/unpaid-order-line.tsx'))

/** The unpaid-order banner, loaded for customers only. */
export function LazyUnpaidLine() {
  const isCustomer = useCustomer().status === 'signed-in'
  const UnpaidOrderLine = useLazyComponent(isCustomer && loadLine)
  return isCustomer && UnpaidOrderLine && <UnpaidOrderLine />
}
