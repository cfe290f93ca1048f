import { expect, test } from 'vitest'
import type { Product } from '#contract/catalogue/schemas.ts'
import type { Handlers } from './handlers.ts'
import { inProcessApi } from './in-process-api.ts'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const instant = '2026-01-01T00:00:00.000Z'

const tomatoes: Product = {
  id,
  vendorId: id,
  name: 'Tomates',
  description: 'Mûres',
  category: 'maraichers',
  price: '1500.00',
  unit: 'kg',
  stock: 3,
  status: 'active',
  rating: null,
  reviewCount: 0,
  images: [],
  pictures: [],
  createdAt: instant,
  updatedAt: instant,
  vendor: {
    id,
    businessName: 'Ferme',
    description: 'Maraîchage',
    rating: null,
    user: { fullName: 'Awa', region: null, email: 'awa@example.com' },
  },
}

/** What a careless handler would let out. */
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
  expect(await api.getProduct({ params: { id } })).toEqual(tomatoes)
})

test('neither in lists, which keep their total and what comes next', async () => {
  expect(await api.listProducts()).toEqual({ items: [tomatoes], total: 7, nextCursor: 'next' })
})

test('an answer against the contract reaches no page', async () => {
  await expect(api.getCategoryCounts()).rejects.toThrow()
})
