import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { generalRefusals } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { refusals } from '#contract/refusals.ts'
import { faultsOfAnswered, namedRefusals } from '#tests/support/endpoints/unanswered-refusals.ts'
import { faultOf } from '#tests/support/http/watch-refusals.ts'
import { announcedTags, findStrayTags, readMigrations } from './cache-tags.ts'

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

describe('what a kept answer depends on is announced when it changes', () => {
  const announced = announcedTags(readMigrations())
  const named = endpoints.flatMap(({ cached = [] }) => cached)

  test('by the names of the table', () => {
    expect(findStrayTags(announced, named)).toEqual([])
  })

  test('a planted name is seen, also in the place of another', () => {
    const planted = `
      CREATE TRIGGER a AFTER INSERT ON zones FOR EACH STATEMENT EXECUTE FUNCTION announce_public_data('zone');
      SELECT pg_notify('public_data', CASE WHEN a THEN 'stocks:' ELSE 'product:' END || coalesce(NEW.id, OLD.id));
      PERFORM pg_notify('public_data', 'stock:' || id) FROM products WHERE name = 'zones';
      PERFORM pg_notify('orders', 'no tag');`
    expect(announcedTags(planted)).toEqual(['zone', 'stocks:', 'product:', 'stock:'])
    const renamed = announced.map(tag => (tag === 'zones' ? 'zone' : tag))
    expect(findStrayTags(renamed, named)).toEqual([
      'zone: announced, and not in the table',
      'zones: never announced',
    ])
    expect(findStrayTags([...announced, 'today'], named)).toEqual(['today: announced after all'])
  })

  test('a planted tag of an endpoint is seen, and one that no answer has', () => {
    const misspelt = named.map(tag => (tag === 'pages' ? 'page' : tag))
    expect(findStrayTags(announced, misspelt)).toEqual([
      'page: named, and not in the table',
      'pages: no answer has it',
    ])
  })
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
