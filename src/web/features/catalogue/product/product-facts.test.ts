import { expect, test } from 'vitest'
import { productFactNames } from '#contract/catalogue/product-facts.ts'
import { sampleProduct } from '#tests/support/makers/sample-product.ts'
import { ProductDetails, ProductSummary } from '#web/features/catalogue/product/product-facts.tsx'

/** The facts of the product that its page reads. */
function shownFacts(): Set<PropertyKey> {
  const read = new Set<PropertyKey>()
  const watched = new Proxy(sampleProduct(), {
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
