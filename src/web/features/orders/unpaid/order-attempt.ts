import { hasStatus, isRefusal, isRefused } from '#web/api/api-failure.ts'
import { randomKey } from '#web/api/random-key.ts'
import { ORDER_ATTEMPT_KEY } from '#web/features/accounts/customer-storage.ts'

/** The part of `Storage` that an attempt needs. */
type AttemptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** An unanswered order: its idempotency key and all products sent under it. */
type Attempt = { key: string; products: readonly string[] }

/** Final refusals: the order was not and will not be placed. */
const isSettledRefusal = (error: unknown): boolean =>
  isRefusal(error) && !isRefused(error, 'request_in_progress')

/** Parses a stored attempt. */
function parseAttempt(stored: string | null): Attempt | null {
  const { key, products } = JSON.parse(stored ?? '{}') as Partial<Attempt>
  return typeof key === 'string' && Array.isArray(products) ? { key, products } : null
}

/**
 * The idempotency key of the order being placed. Created before sending and stored, for all tabs, until the server has
 * answered finally: after a lost response, a closed tab or a changed form the next attempt uses the same key, and the server
 * recognises the order. A cart without any of the products sent under the key is a new attempt.
 * @param findStorage returns the storage, or throws where it is forbidden; the key then lives as long as the page
 */
export function createOrderAttempt(findStorage: () => AttemptStorage, newKey: () => string) {
  /** Used only while the storage is unavailable: removing the stored key at sign-out must remove it everywhere. */
  let inMemory: Attempt | null = null

  const read = (): Attempt | null => {
    try {
      return parseAttempt(findStorage().getItem(ORDER_ATTEMPT_KEY)) ?? inMemory
    } catch {
      return inMemory
    }
  }

  /** The unanswered attempt, if it holds one of these products. */
  const findOf = (products: readonly string[]): Attempt | null => {
    const attempt = read()
    return attempt?.products.some(id => products.includes(id)) ? attempt : null
  }

  const write = (attempt: Attempt | null): void => {
    inMemory = attempt
    try {
      if (attempt === null) findStorage().removeItem(ORDER_ATTEMPT_KEY)
      else findStorage().setItem(ORDER_ATTEMPT_KEY, JSON.stringify(attempt))
      inMemory = null
    } catch {
      // Forbidden or full: in memory until the page is left.
    }
  }

  /** Removes an answered attempt, unless another tab has begun the next one. */
  const settle = (key: string): void => {
    if (read()?.key === key) write(null)
  }

  return {
    /** Whether an order with some of these products was sent without a response. */
    isUnanswered: (products: readonly string[]): boolean => findOf(products) !== null,
    /** Makes the next order a new one, whatever happened to the sent one. */
    clear: (): void => write(null),
    /** Sends an order of these products under the key of this attempt. */
    async send<T>(products: readonly string[], place: (idempotencyKey: string) => Promise<T>): Promise<T> {
      const earlier = findOf(products)
      const key = earlier?.key ?? newKey()
      write({ key, products: [...new Set([...(earlier?.products ?? []), ...products])] })
      try {
        const placed = await place(key)
        settle(key)
        return placed
      } catch (error) {
        // After an unanswered request only refusals that prove that nothing was placed under the key.
        if (isSettledRefusal(error) && (earlier === null || hasStatus(error, 409))) settle(key)
        throw error
      }
    },
  }
}

/** The attempt of this browser. */
export const orderAttempt = createOrderAttempt(() => localStorage, randomKey)
