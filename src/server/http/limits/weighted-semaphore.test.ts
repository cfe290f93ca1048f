import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WeightedSemaphore } from './weighted-semaphore.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

const limits = { total: 10, maxWaiting: 2, maxWaitMs: 1_000 }

/** Asks, and tells later whether it was served. */
function ask(budget: WeightedSemaphore, amount: number, owner?: string) {
  const asked = { isServed: false, isRefused: false, release: () => {} }
  budget.acquire(amount, owner).then(
    release => Object.assign(asked, { isServed: true, release }),
    () => Object.assign(asked, { isRefused: true }),
  )
  return asked
}

test('gives out no more than there is, to each in its turn', async () => {
  const budget = new WeightedSemaphore(limits)
  const first = ask(budget, 6)
  const second = ask(budget, 6)
  const third = ask(budget, 1)
  await turn()
  // The third would fit, but it came after the second.
  expect([first.isServed, second.isServed, third.isServed]).toEqual([true, false, false])
  first.release()
  await turn()
  expect([second.isServed, third.isServed]).toEqual([true, true])
})

test('who wants more than all of it gets it alone', async () => {
  const budget = new WeightedSemaphore(limits)
  const greedy = ask(budget, 50)
  const other = ask(budget, 1)
  await turn()
  expect([greedy.isServed, other.isServed]).toEqual([true, false])
  greedy.release()
  await turn()
  expect(other.isServed).toBe(true)
})

test('giving back twice gives back once', async () => {
  const budget = new WeightedSemaphore(limits)
  const first = ask(budget, 10)
  const second = ask(budget, 10)
  await turn()
  first.release()
  first.release()
  const third = ask(budget, 10)
  await turn()
  expect([second.isServed, third.isServed]).toEqual([true, false])
})

test('sends away who finds too many waiting', async () => {
  const budget = new WeightedSemaphore(limits)
  ask(budget, 10)
  const [second, third, fourth] = [ask(budget, 1), ask(budget, 1), ask(budget, 1)]
  await turn()
  expect([second.isRefused, third.isRefused, fourth.isRefused]).toEqual([false, false, true])
})

test('sends away who waited too long, and serves those behind', async () => {
  const budget = new WeightedSemaphore(limits)
  ask(budget, 5)
  const large = ask(budget, 10)
  await turn()
  vi.advanceTimersByTime(500)
  const small = ask(budget, 5)
  await turn()
  vi.advanceTimersByTime(500)
  await turn()
  expect([large.isRefused, small.isServed]).toEqual([true, true])
})

test('one owner holds and waits for its share at most, and may come again', async () => {
  const budget = new WeightedSemaphore({ ...limits, maxPerOwner: 6 })
  const first = ask(budget, 6, 'awa')
  const second = ask(budget, 1, 'awa')
  const other = ask(budget, 6, 'yao')
  const otherAgain = ask(budget, 1, 'yao')
  await turn()
  expect([first.isServed, second.isRefused, other.isServed, otherAgain.isRefused]).toEqual([
    true,
    true,
    false,
    true,
  ])
  first.release()
  await turn()
  expect(other.isServed).toBe(true)
  const again = ask(budget, 4, 'awa')
  await turn()
  expect(again.isServed).toBe(true)
})

test('who waited too long holds nothing', async () => {
  const budget = new WeightedSemaphore({ ...limits, maxPerOwner: 6 })
  ask(budget, 10)
  const late = ask(budget, 6, 'awa')
  await turn()
  vi.advanceTimersByTime(1_000)
  await turn()
  expect(late.isRefused).toBe(true)
  const again = ask(budget, 6, 'awa')
  await turn()
  expect(again.isRefused).toBe(false)
})
