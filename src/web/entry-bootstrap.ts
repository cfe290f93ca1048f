import { roles } from '#contract/accounts/roles.ts'
import { hasSessionCookie } from '#web/features/accounts/fetch-session.ts'
import { ZONE_KEY } from '#web/features/delivery/zone-key.ts'
import { CART_KEY } from '#web/features/orders/cart/cart-key.ts'
import { readHydrationPlan } from '#web/hydration/bootstrap-script.ts'
import { hydrateWhenNeeded } from '#web/hydration/hydrate-when-needed.ts'
import { isStored } from '#web/storage/is-stored.ts'

/**
 * The server renders for anonymous visitors: with a session, a cart or a chosen zone more is shown. Pages of the service
 * worker have all files at hand, and may be stale.
 */
const expectsPersonalContent = (): boolean =>
  roles.some(hasSessionCookie) ||
  [CART_KEY, ZONE_KEY].some(isStored) ||
  Boolean(navigator.serviceWorker?.controller)

const script = document.currentScript as HTMLScriptElement
// React hydrates the whole document, and did not render this element.
script.remove()
hydrateWhenNeeded(readHydrationPlan(script), expectsPersonalContent)
