import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { pipelined } from './pipelined.ts'

test('the answers come in the order of the list, whatever is no promise among them', async () => {
  const slow = setImmediate('slow')
  expect(await pipelined([slow, null, Promise.resolve('fast')])).toEqual(['slow', null, 'fast'])
})

test('a query that is sent when it is awaited is sent once, whether it succeeds or not', async () => {
  let sent = 0
  const query = {
    // biome-ignore lint/suspicious/noThenProperty: as Drizzle's queries have it.
    then: (_: unknown, fail: (error: Error) => void) => {
      sent += 1
      fail(new Error('refused'))
    },
  }
  await expect(pipelined([query])).rejects.toThrow('refused')
  expect(sent).toBe(1)
})

test('the error of the statement that failed leaves, though its consequences are heard before it', async () => {
  const refusal = (code: string) => Object.assign(new Error(code), { code })
  const waits = async () => {
    await setImmediate()
    throw refusal('55P03')
  }
  await expect(pipelined([Promise.reject(refusal('25P02')), waits()])).rejects.toThrow('55P03')
  await expect(pipelined([waits(), Promise.reject(refusal('25P02'))])).rejects.toThrow('55P03')
  await expect(pipelined([Promise.reject(refusal('25P02'))])).rejects.toThrow('25P02')
})

test('the first error leaves once all others have ended', async () => {
  const ended: string[] = []
  const act = async () => {
    await setImmediate()
    ended.push('first statement')
    await setImmediate()
    ended.push('second statement')
    throw new Error('a consequence')
  }
  await expect(pipelined([act(), Promise.reject(new Error('the cause'))])).rejects.toThrow('the cause')
  expect(ended).toEqual(['first statement', 'second statement'])
})
