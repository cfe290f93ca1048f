import { ApiFailure, isRefused } from '#web/api/api-failure.ts'
import { randomKey } from '#web/api/random-key.ts'
import { ORDER_ATTEMPT_KEY } from '#web/features/accounts/customer-traces.ts'

/** The part of `sessionStorage` that an attempt needs. */
type AttemptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The server has answered for good: the order was refused, and nothing of it is on its way. */
function isSettledRefusal(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return false
  const isFinal = error.status >= 400 && error.status < 500
  return isFinal && !isRefused(error, 'request_in_progress')
}

/**
 * The idempotency key of the order being placed. It is made before the order is sent and kept until the
 * server has answered for good: after a lost answer, a closed page or a change to the form, the next attempt
 * bears the same key, and the server can tell that the order is there already.
 * @param findStorage gives the storage, or throws where the browser forbids it; the key then lives as long
 * as the page.
 */
export function createOrderAttempt(findStorage: () => AttemptStorage, newKey: () => string) {
  /** Only while the storage does not take it: what is removed from there, when a customer leaves, is gone. */
  let inMemory: string | null = null

  const read = (): string | null => {
    try {
      return findStorage().getItem(ORDER_ATTEMPT_KEY) ?? inMemory
    } catch {
      return inMemory
    }
  }

  const keep = (key: string | null): void => {
    inMemory = key
    try {
      if (key === null) findStorage().removeItem(ORDER_ATTEMPT_KEY)
      else findStorage().setItem(ORDER_ATTEMPT_KEY, key)
      inMemory = null
    } catch {
      // Forbidden or full: memory serves until the page is left.
    }
  }

  return {
    /** Was an order sent whose answer has not come? */
    isUnanswered: (): boolean => read() !== null,
    /** The next order is another one, whatever became of the one that was sent. */
    forget: (): void => keep(null),
    /** Sends an order under the key of this attempt. */
    async send<T>(place: (idempotencyKey: string) => Promise<T>): Promise<T> {
      const key = read() ?? newKey()
      keep(key)
      try {
        const placed = await place(key)
        keep(null)
        return placed
      } catch (error) {
        if (isSettledRefusal(error)) keep(null)
        throw error
      }
    },
  }
}

/** The attempt of this tab. */
export const orderAttempt = createOrderAttempt(() => sessionStorage, randomKey)
