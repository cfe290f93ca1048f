import { SHOPPER_KEY } from '#web/features/accounts/shopper-copy.ts'
import { browserStorage, tabStorage, withStorage } from '#web/storage/with-storage.ts'

// By their names: what reads and writes these does not come with every page, leaving does.

/** Where the browser keeps the payment under way. */
export const TRANSACTION_KEY = 'amic.transaction'
/** Where the browser keeps of which orders its cart was cleared. */
export const CLEARED_ORDERS_KEY = 'amic.cleared-orders'
/** Where the browser keeps the key of the order that is being placed. */
export const ORDER_ATTEMPT_KEY = 'amic.order-attempt'
/** Where a tab keeps what was typed at the checkout. */
export const CHECKOUT_DRAFT_KEY = 'amic.checkout'
/** Where a tab keeps what was written of a product. */
export const REVIEW_DRAFT_KEY = 'amic.review'

/** Where a tab keeps what was said to the assistant. */
export const CONVERSATION_KEY = 'amic.assistant'

/** Where the browser keeps what was filled in of a problem. */
export const PROBLEM_DRAFT_KEY = 'amic.problem-draft'

function forget(...keys: readonly string[]): void {
  for (const find of [browserStorage, tabStorage])
    for (const key of keys) withStorage(find, storage => storage.removeItem(key), undefined)
}

/** Forgets what was said to the assistant. */
export const forgetConversation = (): void => forget(CONVERSATION_KEY)

/** Forgets what a customer leaves behind in this tab. */
export const forgetTabTraces = (): void => forget(CONVERSATION_KEY, CHECKOUT_DRAFT_KEY, REVIEW_DRAFT_KEY)

/** Forgets what a customer leaves behind in this browser, for whoever takes it next. */
export function forgetTraces(): void {
  forgetTabTraces()
  forget(SHOPPER_KEY, TRANSACTION_KEY, CLEARED_ORDERS_KEY, ORDER_ATTEMPT_KEY, PROBLEM_DRAFT_KEY)
}
