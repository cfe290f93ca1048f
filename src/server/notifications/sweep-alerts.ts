import { listReturnedProducts } from '../favourites/public.ts'
import { customerEvents } from './customer-events.ts'
import type { NotifyDeps } from './event-handlers.ts'

/** Queues the mails of alerts that no event triggers: a vendor's pause ended, or the alert was restored after the return. */
export async function sweepAlerts(deps: NotifyDeps): Promise<void> {
  for (const productId of await listReturnedProducts(deps.db)) {
    await customerEvents['stock-returned'](deps, { productId })
  }
}
