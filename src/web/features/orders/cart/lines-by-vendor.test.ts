import { expect, test } from 'vitest'
import type { CartItem } from './cart-items.ts'
import { linesByVendor } from './lines-by-vendor.ts'

const tomatoes: CartItem = {
  id: 'tomatoes',
  name: 'Tomates',
  price: '800.00',
  unit: 'kg',
  vendorName: 'Les Jardins de Brobo',
  quantity: 2,
}

test('the lines of one vendor stand together, where its first one stands', () => {
  const yam = { ...tomatoes, id: 'yam', vendorName: 'Ferme de Yao' }
  const gombos = { ...tomatoes, id: 'gombos' }
  expect(linesByVendor([tomatoes, yam, gombos])).toEqual([
    { vendorName: 'Les Jardins de Brobo', lines: [tomatoes, gombos] },
    { vendorName: 'Ferme de Yao', lines: [yam] },
  ])
})
