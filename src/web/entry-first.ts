import { roles } from '#contract/accounts/roles.ts'
import { comeAliveInTime } from '#web/before-alive/come-alive.ts'
import { readPageLife } from '#web/before-alive/first-script.ts'
import { hasSignedIn } from '#web/features/accounts/ask-who.ts'
import { ZONE_KEY } from '#web/features/delivery/zone-key.ts'
import { CART_KEY } from '#web/features/orders/cart/cart-key.ts'
import { isKept } from '#web/kept/is-kept.ts'

/** What the server draws is for strangers: others see more. Whom the service worker serves has all the files, and may read copies. */
const isExpected = (): boolean =>
  roles.some(hasSignedIn) || [CART_KEY, ZONE_KEY].some(isKept) || Boolean(navigator.serviceWorker?.controller)

const script = document.currentScript as HTMLScriptElement
// React, which takes over the page, did not draw it.
script.remove()
comeAliveInTime(readPageLife(script), isExpected)
