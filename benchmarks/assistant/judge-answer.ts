import type { Product } from '#contract/catalogue/schemas.ts'
import type { ExpectedProducts, Question } from './read-questions.ts'

/** What an engine made of a question. */
type Judged = { intents: readonly string[]; products: readonly Product[] }

/** Beside what was asked, an answer may say one thing more. */
const SPARE_INTENTS = 1

function isRightOrder(products: readonly Product[], sort: 'asc' | 'desc'): boolean {
  const onSale = products.filter(product => product.stock > 0).map(product => Number(product.price))
  const expected = onSale.toSorted((one, other) => (sort === 'asc' ? one - other : other - one))
  return onSale.every((price, index) => price === expected[index])
}

function fits(product: Product, { names, category, region, vendor, min, max }: ExpectedProducts): boolean {
  const price = Number(product.price)
  return (
    (names.length === 0 || names.some(name => name.test(product.name))) &&
    (category === undefined || product.category === category) &&
    (region === undefined || product.vendor.user.region === region) &&
    (vendor === undefined || product.vendor.businessName === vendor) &&
    (min === undefined || price >= min) &&
    (max === undefined || price <= max)
  )
}

function areProductsRight(products: readonly Product[], expected: Question['products']): boolean {
  if (expected === undefined) return true
  if (expected === 'none') return products.length === 0
  return (
    products.length > 0 &&
    products.every(product => fits(product, expected)) &&
    expected.names.every(name => products.some(product => name.test(product.name))) &&
    (expected.sort === undefined || isRightOrder(products, expected.sort))
  )
}

/** Was a question understood: every expected intent and hardly another, and none but the products that were asked for? */
export function isRight(question: Question, { intents, products }: Judged): boolean {
  const isEveryIntentThere = question.intents.every(group => group.some(intent => intents.includes(intent)))
  const isNotRambling = intents.length <= question.intents.length + SPARE_INTENTS
  return isEveryIntentThere && isNotRambling && areProductsRight(products, question.products)
}
