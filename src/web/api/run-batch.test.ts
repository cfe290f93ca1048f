import { describe, expect, test } from 'vitest'
import { failureOf, unreachable } from './api-failure.ts'
import { type Outcome, runBatch } from './run-batch.ts'

const things = Array.from({ length: 12 }, (_, index) => index)
const refusal = (status: number, message = 'Ce produit ne peut pas passer à ce statut.') =>
  failureOf(status, '', { code: 'x', message })

async function run(
  action: (thing: number) => Promise<unknown>,
  isStopped: () => boolean = () => false,
): Promise<{ outcomes: Outcome<number>[]; told: Outcome<number>[] }> {
  const told: Outcome<number>[] = []
  const outcomes = await runBatch(things, action, { onOutcome: outcome => told.push(outcome), isStopped })
  return { outcomes, told }
}
const states = (outcomes: readonly Outcome<number>[]) => outcomes.map(({ is }) => is)

describe('an act on several things', () => {
  test('is asked for each once, and told in their order, whatever order the answers come in', async () => {
    const asked: number[] = []
    const { outcomes, told } = await run(async thing => {
      asked.push(thing)
      for (let turn = 0; turn < things.length - thing; turn += 1) await Promise.resolve()
    })
    expect(asked.toSorted((a, b) => a - b)).toEqual(things)
    expect(outcomes).toEqual(things.map(thing => ({ thing, is: 'done' })))
    expect(told).toHaveLength(things.length)
  })

  test('goes to the server alone first, then at most four at a time', async () => {
    const waiting: (() => void)[] = []
    let most = 0
    const first = Promise.withResolvers<void>()
    const all = run(thing => {
      if (thing === 0) return first.promise
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.push(resolve)
      most = Math.max(most, waiting.length)
      return promise
    })
    await Promise.resolve()
    expect(waiting).toHaveLength(0)
    first.resolve()
    for (let left = things.length - 1; left > 0; left -= 1) {
      await expect.poll(() => waiting.length).toBe(Math.min(4, left))
      waiting.shift()?.()
    }
    await all
    expect(most).toBe(4)
  })

  test.each([400, 404, 409, 500])('that is refused with %s of one goes on to the others', async status => {
    const { outcomes } = await run(async thing => {
      if (thing === 2) throw refusal(status)
    })
    expect(outcomes[2]).toEqual({
      thing: 2,
      is: 'refused',
      sentence: 'Ce produit ne peut pas passer à ce statut.',
    })
    expect(states(outcomes).filter(is => is === 'done')).toHaveLength(things.length - 1)
  })

  test.each([401, 403, 429, 503])('that is refused with %s is asked for no further', async status => {
    const asked: number[] = []
    const { outcomes } = await run(async thing => {
      asked.push(thing)
      throw refusal(status)
    })
    expect(asked).toEqual([0])
    expect(states(outcomes)).toEqual(['refused', ...Array(things.length - 1).fill('unsent')])
  })

  test('that finds no server says that the one under way may be done, and sends no more', async () => {
    const { outcomes } = await run(async thing => {
      if (thing >= 5) throw unreachable(false)
    })
    expect(states(outcomes).slice(0, 5)).toEqual(Array(5).fill('done'))
    expect(outcomes[5]).toMatchObject({ is: 'unknown', sentence: expect.stringContaining('peut-être fait') })
    expect(outcomes.at(-1)).toMatchObject({ is: 'unsent' })
  })

  test('can be stopped: what was sent is told, the rest is not sent', async () => {
    let count = 0
    const { outcomes, told } = await run(
      async () => {
        count += 1
      },
      () => count >= 3,
    )
    expect(states(outcomes).filter(is => is === 'done')).toHaveLength(count)
    expect(told).toHaveLength(count)
    expect(states(outcomes).at(-1)).toBe('unsent')
  })

  test('that fails by a fault of the program is not taken for a refusal', async () => {
    await expect(run(() => Promise.reject(new TypeError('x')))).rejects.toThrow(TypeError)
  })
})
