import { beforeEach, describe, expect, test } from 'vitest'
import { failureOf, unreachable } from '#web/api/api-failure.ts'
import { ORDER_ATTEMPT_KEY } from '#web/features/accounts/customer-storage.ts'
import { createOrderAttempt } from '#web/features/orders/unpaid/order-attempt.ts'

function fakeStorage() {
  const stored = new Map<string, string>()
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  }
}

describe('the key of an attempted order', () => {
  let storage: ReturnType<typeof fakeStorage>
  let made: number
  const newKey = () => {
    made += 1
    return `key-${made}`
  }
  const openPage = () => createOrderAttempt(() => storage, newKey)
  const sentKey = async (
    page: ReturnType<typeof openPage>,
    answer: () => Promise<unknown>,
    products: readonly string[] = ['tomatoes'],
  ) => {
    let sent: string | undefined
    await page
      .send(products, key => {
        sent = key
        return answer()
      })
      .catch(() => {})
    return sent
  }
  const accepted = async () => 'order'
  const refuse = (status: number, code: string) => async () => {
    throw failureOf(status, '', { message: 'Non', code })
  }
  const lost = async () => {
    throw unreachable(true)
  }

  beforeEach(() => {
    storage = fakeStorage()
    made = 0
  })

  test('is new for each order that was placed', async () => {
    const page = openPage()
    expect(await sentKey(page, accepted)).toBe('key-1')
    expect(await sentKey(page, accepted)).toBe('key-2')
  })

  test('stays the same after a lost answer, even when the page was closed in between', async () => {
    expect(await sentKey(openPage(), lost)).toBe('key-1')
    expect(await sentKey(openPage(), lost)).toBe('key-1')
    expect(await sentKey(openPage(), accepted)).toBe('key-1')
    expect(await sentKey(openPage(), accepted)).toBe('key-2')
  })

  test('stays the same when the server failed or was still busy with it', async () => {
    const page = openPage()
    expect(await sentKey(page, refuse(503, 'unavailable'))).toBe('key-1')
    expect(await sentKey(page, refuse(409, 'request_in_progress'))).toBe('key-1')
    expect(await sentKey(page, accepted)).toBe('key-1')
  })

  test('is given up after a refusal for good', async () => {
    const page = openPage()
    expect(await sentKey(page, refuse(409, 'price_changed'))).toBe('key-1')
    expect(await sentKey(page, refuse(401, 'unauthenticated'))).toBe('key-2')
    expect(await sentKey(page, accepted)).toBe('key-3')
  })

  test('stays the same after a lost answer while nothing tells what became of it', async () => {
    const page = openPage()
    expect(await sentKey(page, lost)).toBe('key-1')
    expect(await sentKey(page, refuse(401, 'unauthenticated'))).toBe('key-1')
    expect(await sentKey(page, refuse(429, 'too_many_requests'))).toBe('key-1')
    expect(await sentKey(page, refuse(409, 'insufficient_stock'))).toBe('key-1')
    expect(await sentKey(page, accepted)).toBe('key-2')
  })

  test('lives as long as the page where storage is forbidden', async () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const page = createOrderAttempt(forbidden, newKey)
    expect(await sentKey(page, lost)).toBe('key-1')
    expect(await sentKey(page, accepted)).toBe('key-1')
    expect(await sentKey(page, accepted)).toBe('key-2')
  })

  test('is told while no answer has come, and given up when it is to be forgotten', async () => {
    const page = openPage()
    expect(page.isUnanswered(['tomatoes'])).toBe(false)
    expect(await sentKey(page, lost)).toBe('key-1')
    expect([page, openPage()].map(tab => tab.isUnanswered(['tomatoes', 'okra']))).toEqual([true, true])
    openPage().clear()
    expect(page.isUnanswered(['tomatoes'])).toBe(false)
    expect(await sentKey(page, accepted)).toBe('key-2')
    expect(page.isUnanswered(['tomatoes'])).toBe(false)
  })

  test('is the same for a cart of anything that was sent under it, and another for one of other products', async () => {
    expect(await sentKey(openPage(), lost, ['tomatoes', 'okra'])).toBe('key-1')
    expect(openPage().isUnanswered(['ginger'])).toBe(false)
    expect(await sentKey(openPage(), lost, ['okra', 'ginger'])).toBe('key-1')
    expect(await sentKey(openPage(), lost, ['ginger'])).toBe('key-1')
    expect(await sentKey(openPage(), lost, ['tomatoes'])).toBe('key-1')
    expect(await sentKey(openPage(), lost, ['yams'])).toBe('key-2')
  })

  test('is not given up by an answer that comes after another tab began the next attempt', async () => {
    await openPage().send(['tomatoes'], async () => {
      expect(await sentKey(openPage(), accepted)).toBe('key-1')
      expect(await sentKey(openPage(), lost)).toBe('key-2')
    })
    expect(await sentKey(openPage(), lost)).toBe('key-2')
  })

  test('is given up when the customer leaves', async () => {
    const page = openPage()
    expect(await sentKey(page, lost)).toBe('key-1')
    storage.removeItem(ORDER_ATTEMPT_KEY)
    expect(await sentKey(page, lost)).toBe('key-2')
  })

  test('is written down before the order is sent', async () => {
    await openPage().send(['tomatoes'], async key =>
      expect(storage.getItem(ORDER_ATTEMPT_KEY)).toContain(key),
    )
  })
})
