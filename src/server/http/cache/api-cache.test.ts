import { expect, test, vi } from 'vitest'
import type { Api } from '#contract/contract.ts'
import { ApiCache, cacheApi } from './api-cache.ts'

const CATEGORY = { query: { category: 'vivriers', limit: 5 } } as const

/** An API that tells which call an answer comes from. */
function countingApi() {
  let calls = 0
  const answer = vi.fn(async () => {
    calls += 1
    return { total: calls }
  })
  const cache = new ApiCache()
  const api = cacheApi(
    { listProducts: answer, getProduct: answer, getTrackedOrder: answer } as unknown as Api,
    cache,
  )
  return { api, cache, answer }
}

test('pages that show the same ask once, also at the same time', async () => {
  const { api, answer } = countingApi()
  const [first, second] = await Promise.all([api.listProducts(CATEGORY), api.listProducts(CATEGORY)])
  expect(await api.listProducts({ query: { category: 'vivriers', limit: 5 } })).toBe(first)
  expect(second).toBe(first)
  expect(answer).toHaveBeenCalledOnce()
})

test('another question has another answer', async () => {
  const { api } = countingApi()
  expect(await api.listProducts(CATEGORY)).toEqual({ total: 1 })
  expect(await api.listProducts({ query: { category: 'avicoles', limit: 5 } })).toEqual({ total: 2 })
})

test.each(['invalidate', 'markStale'] as const)(
  'what has changed is asked again (%s), the rest is not',
  async act => {
    const { api, cache } = countingApi()
    await api.listProducts(CATEGORY)
    await api.getProduct({ params: { id: 'a' } })
    cache[act]([act === 'invalidate' ? 'catalogue' : 'stock'])
    expect(await api.listProducts(CATEGORY)).toEqual({ total: 3 })
    expect(await api.getProduct({ params: { id: 'a' } })).toEqual({ total: 2 })
    cache.invalidateAll()
    expect(await api.getProduct({ params: { id: 'a' } })).toEqual({ total: 4 })
  },
)

test('what changes while it is asked for is asked again by whoever comes then', async () => {
  const { api, cache } = countingApi()
  const underWay = api.listProducts(CATEGORY)
  cache.invalidate(['catalogue'])
  expect(await api.listProducts(CATEGORY)).toEqual({ total: 2 })
  expect(await underWay).toEqual({ total: 1 })
  expect(await api.listProducts(CATEGORY)).toEqual({ total: 2 })
})

test('a failure is told to all who wait for it, and asked again', async () => {
  const { api, answer } = countingApi()
  answer.mockRejectedValueOnce(new Error('away'))
  const asked = [api.listProducts(CATEGORY), api.listProducts(CATEGORY)]
  for (const each of asked) await expect(each).rejects.toThrow('away')
  expect(await api.listProducts(CATEGORY)).toEqual({ total: 1 })
})

test('what is made for each visitor is never cached', async () => {
  const { api } = countingApi()
  const order = { params: { token: 'a' } } as Parameters<Api['getTrackedOrder']>[0]
  expect(await api.getTrackedOrder(order)).toEqual({ total: 1 })
  expect(await api.getTrackedOrder(order)).toEqual({ total: 2 })
})

test('the answers that nobody asks for any more leave first', async () => {
  const { api, answer } = countingApi()
  await api.listProducts(CATEGORY)
  for (let n = 0; n < 150; n += 1) {
    await api.getProduct({ params: { id: String(n) } })
    await api.listProducts(CATEGORY)
  }
  expect(answer).toHaveBeenCalledTimes(151)
  await api.getProduct({ params: { id: '0' } })
  expect(answer).toHaveBeenCalledTimes(152)
})
