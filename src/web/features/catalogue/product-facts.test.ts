import { expect, test } from 'vitest'
import { productFactNames } from '#contract/catalogue/product-facts.ts'
import type { Product } from '#contract/catalogue/schemas.ts'
import { ProductDetails, ProductSummary } from '#web/features/catalogue/product-facts.tsx'

const product = {
  id: 'p',
  name: 'Igname kponan',
  description: 'De la récolte',
  category: 'vivriers',
  unit: 'kg',
  price: '500.00',
  stock: 3,
  rating: null,
  reviewCount: 0,
  vendor: {
    id: 'v',
    businessName: 'Ferme',
    description: '',
    rating: null,
    user: { fullName: '', region: null },
  },
} as unknown as Product

/** The facts of the product that its page reads. */
function shownFacts(): Set<PropertyKey> {
  const read = new Set<PropertyKey>()
  const watched = new Proxy(product, {
    get: (facts, name) => {
      read.add(name)
      return Reflect.get(facts, name)
    },
  })
  ProductSummary({ product: watched })
  ProductDetails({ product: watched, origin: 'https://amic.example' })
  return read
}

test.each(productFactNames)('the page of a product tells its %s', name => {
  expect(shownFacts()).toContain(name)
})
