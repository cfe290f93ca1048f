import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { generalRefusals } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { refusals } from '#contract/refusals.ts'
import { faultsOfAnswered, namedRefusals } from '#tests/support/endpoints/unanswered-refusals.ts'
import { faultOf } from '#tests/support/http/watch-refusals.ts'

const endpoints = Object.values(contract) as Endpoint[]

/** Routes that are not the shop's own promise answer these: the provider's notices, whose form the provider decides. */
const OUTSIDE_THE_CONTRACT = ['forged_notice']

test('every limit is named by an endpoint', () => {
  const named = new Set<string>(endpoints.flatMap(endpoint => endpoint.limits ?? []))
  expect(Object.keys(limits).filter(name => !named.has(name))).toEqual([])
})

test('every refusal is named by an endpoint, or is one that any endpoint may answer', () => {
  const named = new Set<string>([
    ...Object.keys(generalRefusals),
    ...OUTSIDE_THE_CONTRACT,
    ...endpoints.flatMap(endpoint => endpoint.refusals ?? []),
  ])
  expect(Object.keys(refusals).filter(code => !named.has(code))).toEqual([])
})

test('no endpoint names a refusal twice', () => {
  for (const { refusals: named = [] } of endpoints) expect(new Set(named).size).toBe(named.length)
})

/** What an endpoint that changes a part of something would write of what its caller left out. */
function inventedBy({ method, body }: Pick<Endpoint, 'method' | 'body'>): string[] {
  const parsed = method === 'PATCH' ? body?.safeParse({}) : undefined
  return Object.entries(parsed?.data ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [name]))
}

describe('what an edit leaves out stays as it is', () => {
  const patches = endpoints.filter(({ method }) => method === 'PATCH')

  test.each(patches.map(endpoint => [endpoint.path, endpoint] as const))('%s', (_, endpoint) => {
    expect(inventedBy(endpoint)).toEqual([])
  })

  test('a planted field with a default is seen', () => {
    const body = z.partial(z.object({ name: z.string(), variety: z._default(z.string(), '') }))
    expect(inventedBy({ method: 'PATCH', body })).toEqual(['variety'])
  })
})

describe('a refusal against the contract is found', () => {
  const endpoint: Endpoint = {
    method: 'PATCH',
    path: '/api/things/:id',
    access: ['vendor'],
    summary: 'Une chose',
    refusals: ['stock_changed'],
    answer: z.string(),
  }

  test('by a code that its endpoint does not name', () => {
    expect(faultOf(endpoint, { message: '', code: 'order_not_found' })).toContain('order_not_found')
    expect(faultOf(endpoint, { message: '', code: 'rate_limited' })).toContain('rate_limited')
    expect(faultOf(endpoint, { message: '', code: 'forbidden' })).toBeUndefined()
  })

  test('without the details of its code', () => {
    expect(faultOf(endpoint, { message: '', code: 'stock_changed' })).toContain('stock_changed')
    expect(faultOf(endpoint, { message: '', code: 'stock_changed', stock: 3 })).toBeUndefined()
  })
})

describe('at the end of a run of the API’s tests', () => {
  test('it is well when every refusal that is named was answered', () => {
    expect(faultsOfAnswered(new Set(namedRefusals))).toEqual([])
  })

  test('one that is named and was never answered is found', () => {
    const answered = new Set(namedRefusals.filter(refusal => refusal !== 'login wrong_space'))
    expect(faultsOfAnswered(answered)).toEqual(['login wrong_space: no test has it answered'])
  })
})
