import { CUSTOMER_KEY } from '#web/features/accounts/stored-customer.ts'
import { browserStorage, tabStorage, withStorage } from '#web/storage/with-storage.ts'

// Keys only: the code that reads and writes these is not in every page's bundle, but signing out is.

/** The payment under way (local storage). */
export const TRANSACTION_KEY = 'amic.transaction'
/** Orders of which the cart was cleared (local storage). */
export const CLEARED_ORDERS_KEY = 'amic.cleared-orders'
/** The idempotency key of the order being placed (local storage). */
export const ORDER_ATTEMPT_KEY = 'amic.order-attempt'
/** The checkout draft (session storage). */
export const CHECKOUT_DRAFT_KEY = 'amic.checkout'
/** The review draft (session storage). */
export const REVIEW_DRAFT_KEY = 'amic.review'

/** The conversation with the assistant (session storage). */
export const CONVERSATION_KEY = 'amic.assistant'

/** The draft of a problem report (local storage). */
export const PROBLEM_DRAFT_KEY = 'amic.problem-draft'

function removeItems(...keys: readonly string[]): void {
  for (const find of [browserStorage, tabStorage])
    for (const key of keys) withStorage(find, storage => storage.removeItem(key), undefined)
}

export const clearStoredConversation = (): void => removeItems(CONVERSATION_KEY)

/** Clears a customer's data of this tab. */
export const clearCustomerTabStorage = (): void =>
  removeItems(CONVERSATION_KEY, CHECKOUT_DRAFT_KEY, REVIEW_DRAFT_KEY)

/** Clears a customer's data of this browser, on sign-out. */
export function clearCustomerStorage(): void {
  clearCustomerTabStorage()
  removeItems(CUSTOMER_KEY, TRANSACTION_KEY, CLEARED_ORDERS_KEY, ORDER_ATTEMPT_KEY, PROBLEM_DRAFT_KEY)
}
