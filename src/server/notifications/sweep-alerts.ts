import { listReturnedProducts } from '../favourites/public.ts'
import { customerEvents } from './customer-events.ts'
import type { NotifyDeps } from './event-handlers.ts'

/** Tells of what can be ordered again without a stock that returned: a pause is over, or who came first let some of it go. */
export async function sweepAlerts(deps: NotifyDeps): Promise<void> {
  for (const productId of await listReturnedProducts(deps.db)) {
    await customerEvents['stock-returned'](deps, { productId })
  }
}
