import { expect, test } from 'vitest'
import { outageOf } from './outage.ts'
import { retryOnConflict } from './retry-on-conflict.ts'

const refusedWith = (code: string) => Object.assign(new Error('refused'), { code })

/** The number of attempts, and the error thrown in the end. */
async function attemptsOf(error: Error): Promise<[number, unknown]> {
  let attempts = 0
  const thrown = await retryOnConflict(async () => {
    attempts += 1
    throw error
  }).catch(last => last)
  return [attempts, thrown]
}

test.each(['40P01', '40001'])('what %s ends again and again is busy, not a fault of ours', async code => {
  const error = refusedWith(code)
  expect(await attemptsOf(error)).toEqual([3, error])
  expect(outageOf(error)).toBe('busy')
})

test('what fails for any other reason does not begin again', async () => {
  const error = refusedWith('23505')
  expect(await attemptsOf(error)).toEqual([1, error])
})
