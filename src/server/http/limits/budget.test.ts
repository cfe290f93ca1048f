import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Budget } from './budget.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

const limits = { total: 10, maxWaiting: 2, maxWaitMs: 1_000 }

/** Asks, and tells later whether it was served. */
function ask(budget: Budget, amount: number) {
  const asked = { isServed: false, isRefused: false, release: () => {} }
  budget.take(amount).then(
    release => Object.assign(asked, { isServed: true, release }),
    () => Object.assign(asked, { isRefused: true }),
  )
  return asked
}

test('gives out no more than there is, to each in its turn', async () => {
  const budget = new Budget(limits)
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
  const budget = new Budget(limits)
  const greedy = ask(budget, 50)
  const other = ask(budget, 1)
  await turn()
  expect([greedy.isServed, other.isServed]).toEqual([true, false])
  greedy.release()
  await turn()
  expect(other.isServed).toBe(true)
})

test('giving back twice gives back once', async () => {
  const budget = new Budget(limits)
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
  const budget = new Budget(limits)
  ask(budget, 10)
  const [second, third, fourth] = [ask(budget, 1), ask(budget, 1), ask(budget, 1)]
  await turn()
  expect([second.isRefused, third.isRefused, fourth.isRefused]).toEqual([false, false, true])
})

test('sends away who waited too long, and serves those behind', async () => {
  const budget = new Budget(limits)
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
