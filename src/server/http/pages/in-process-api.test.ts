import { expect, test } from 'vitest'
import { sampleProduct } from '#tests/support/makers/sample-product.ts'
import type { Handlers } from '../handlers.ts'
import { inProcessApi, tagsOf } from './in-process-api.ts'

const tomatoes = sampleProduct()

/** The result of a careless handler. */
const withSecrets = {
  ...tomatoes,
  rejectionReason: 'SECRET',
  vendor: {
    ...tomatoes.vendor,
    phone: 'SECRET',
    user: { ...tomatoes.vendor.user, passwordHash: 'SECRET' },
  },
}

const api = inProcessApi({
  getProduct: async () => withSecrets,
  listProducts: async () => ({ items: [withSecrets], total: 7, nextCursor: 'next' }),
  getCategoryCounts: async () => ({ vivriers: 'many' }),
} as unknown as Handlers)

test('a rendered page is given what the contract names, and nothing else, however deep it lies', async () => {
  expect(await api.getProduct({ params: { id: tomatoes.id } })).toEqual(tomatoes)
})

test('neither in lists, which keep their total and what comes next', async () => {
  expect(await api.listProducts()).toEqual({ items: [tomatoes], total: 7, nextCursor: 'next' })
})

test('an answer against the contract reaches no page', async () => {
  await expect(api.getCategoryCounts()).rejects.toThrow()
})

test('a page depends on the same product, however its address is written', () => {
  const loud = { params: { id: tomatoes.id.toUpperCase() } }
  expect(tagsOf('getProduct', loud)).toContain(`product:${tomatoes.id}`)
  expect(tagsOf('getProduct', loud)).toEqual(tagsOf('getProduct', { params: { id: tomatoes.id } }))
})
