import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runConcurrently } from './run-concurrently.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const fifty = Array.from({ length: 50 }, (_, index) => index)

test('one that fails keeps none of the others from their turn, and is told', async () => {
  const done: number[] = []
  const work = async (item: number) => {
    if (item === 3) throw new Error('three')
    done.push(item)
  }
  await expect(runConcurrently(fifty, work)).rejects.toMatchObject({ message: '1 of 50 failed' })
  expect(done).toHaveLength(49)
})

test('what has not begun in time is left to the next round', async () => {
  const begun: number[] = []
  const work = async (item: number) => {
    begun.push(item)
    vi.advanceTimersByTime(8_000)
  }
  await runConcurrently(fifty, work, 20_000)
  expect(begun).toEqual([0, 1, 2])
})
