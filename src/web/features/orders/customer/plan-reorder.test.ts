import { expect, test } from 'vitest'
import type { Product } from '#contract/catalogue/schemas.ts'
import type { ReorderLine } from '#contract/orders/schemas.ts'
import { sampleProduct } from '#tests/support/makers/sample-product.ts'
import { differenceWords } from '#web/features/orders/cart/cart-differences.ts'
import type { CartItem } from '#web/features/orders/cart/cart-items.ts'
import { planReorder } from '#web/features/orders/customer/plan-reorder.ts'

const product = (fields: Partial<Product>) => sampleProduct({ id: 'tomatoes', vendorId: 'yao', ...fields })

/** Four kilos of tomatoes, bought at 800 FCFA. */
const line = (today: Partial<Product> | null): ReorderLine => ({
  productId: today?.id ?? 'tomatoes',
  name: today?.name ?? 'Tomates',
  quantity: 4,
  price: '800.00',
  product: today && product(today),
})

const wordsOf = (lines: ReorderLine[]) =>
  planReorder(lines, []).differences.map(difference => differenceWords(difference).replace(/\s/g, ' '))
const addedOf = (lines: ReorderLine[], cart: CartItem[] = []) =>
  planReorder(lines, cart).additions.map(({ item, quantity }) => [item.name, item.price, quantity])

test('what is sold as before goes into the cart, and there is nothing to say', () => {
  expect(addedOf([line({})])).toEqual([['Tomates', '800.00', 4]])
  expect(wordsOf([line({})])).toEqual([])
})

test('today’s price counts, and is said', () => {
  const lines = [line({ price: '950.00' })]
  expect(addedOf(lines)).toEqual([['Tomates', '950.00', 4]])
  expect(wordsOf(lines)).toEqual(['Le prix de Tomates est passé de 800 FCFA à 950 FCFA.'])
})

test('of what became scarce, what there is', () => {
  const lines = [line({ stock: 3 })]
  expect(addedOf(lines)).toEqual([['Tomates', '800.00', 3]])
  expect(wordsOf(lines)).toEqual(['Il ne reste que 3 kg de Tomates.'])
})

test('what is sold out or gone is missing, and the rest is bought', () => {
  const lines = [
    line({ id: 'eggs', name: 'Œufs', stock: 0 }),
    line(null),
    line({ id: 'yams', name: 'Ignames' }),
  ]
  expect(addedOf(lines)).toEqual([['Ignames', '800.00', 4]])
  expect(wordsOf(lines)).toEqual(['Œufs est en rupture de stock.', 'Tomates n’est plus en vente.'])
  expect(planReorder(lines, []).isNothingLeft).toBe(false)
})

test('an order of which nothing is sold any more fills no cart', () => {
  const lines = [line({ stock: 0 }), line(null)]
  expect(planReorder(lines, [])).toMatchObject({ additions: [], isNothingLeft: true })
})

test('what the cart holds already counts: pressing twice buys once', () => {
  const held = (quantity: number): CartItem[] => [
    { id: 'tomatoes', name: 'Tomates', price: '800.00', unit: 'kg', vendorName: 'Ferme de Yao', quantity },
  ]
  expect(addedOf([line({})], held(1))).toEqual([['Tomates', '800.00', 3]])
  expect(addedOf([line({})], held(4))).toEqual([])
  expect(addedOf([line({ stock: 3 })], held(9))).toEqual([])
})
