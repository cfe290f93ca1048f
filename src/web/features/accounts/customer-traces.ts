import { SHOPPER_KEY } from '#web/features/accounts/shopper-copy.ts'

// By their names: what reads and writes these does not come with every page, leaving does.

/** Where the browser keeps the payment under way. */
export const TRANSACTION_KEY = 'amic.transaction'
/** Where a tab keeps the key of the order that is being placed. */
export const ORDER_ATTEMPT_KEY = 'amic.order-attempt'
/** Where a tab keeps what was typed at the checkout. */
export const CHECKOUT_DRAFT_KEY = 'amic.checkout'

/** Where a tab keeps what was said to the assistant. */
export const CONVERSATION_KEY = 'amic.assistant'

/** Forgets what was said to the assistant. */
export function forgetConversation(): void {
  try {
    sessionStorage.removeItem(CONVERSATION_KEY)
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}

/** Forgets what a customer leaves behind in this browser, for whoever takes it next. */
export function forgetTraces(): void {
  forgetConversation()
  try {
    localStorage.removeItem(SHOPPER_KEY)
    localStorage.removeItem(TRANSACTION_KEY)
    sessionStorage.removeItem(ORDER_ATTEMPT_KEY)
    sessionStorage.removeItem(CHECKOUT_DRAFT_KEY)
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}
