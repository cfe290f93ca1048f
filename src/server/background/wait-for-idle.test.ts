import { afterEach, expect, test } from 'vitest'
import { type EventLoopLoad, monitorEventLoop, waitForIdle } from './wait-for-idle.ts'

const { eventLoopLoad, stop } = monitorEventLoop()
afterEach(stop)

const loadOf = (thousandths: number): EventLoopLoad => {
  const value: EventLoopLoad = new Int32Array(new SharedArrayBuffer(4))
  Atomics.store(value, 0, thousandths)
  return value
}

const isOver = async (promise: Promise<void>) =>
  Promise.race([promise.then(() => true), new Promise(resolve => setTimeout(resolve, 20, false))])

test('a thread that works all the time is seen as busy', async () => {
  const endMs = performance.now() + 2_000
  while (performance.now() < endMs && Atomics.load(eventLoopLoad, 0) < 900) {
    const pauseMs = performance.now() + 100
    while (performance.now() < pauseMs) Math.sqrt(pauseMs)
    await new Promise(resolve => setImmediate(resolve))
  }
  expect(Atomics.load(eventLoopLoad, 0)).toBeGreaterThanOrEqual(900)
})

test('work goes on at once while there are few visitors', async () => {
  expect(await isOver(waitForIdle(loadOf(300)))).toBe(true)
})

test('work waits for a crowd to pass', async () => {
  const crowd = loadOf(1_000)
  const waiting = waitForIdle(crowd, 60_000)
  expect(await isOver(waiting)).toBe(false)
  Atomics.store(crowd, 0, 0)
  await waiting
})

test('work waits no longer than it may, however many visitors there are', async () => {
  const begunMs = performance.now()
  await waitForIdle(loadOf(1_000), 300)
  const waitedMs = performance.now() - begunMs
  expect(waitedMs).toBeGreaterThanOrEqual(300)
  expect(waitedMs).toBeLessThan(2_500)
})
