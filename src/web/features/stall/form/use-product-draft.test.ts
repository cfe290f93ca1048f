import { expect, test } from 'vitest'
import type { VendorProduct } from '#contract/stall/schemas.ts'
import { mergeWithDraft, typedChanges } from './use-product-draft.ts'

const picture = { url: '/attached_assets/a-1280.webp', width: 4, height: 3, color: '#a03020' }
const product = {
  name: 'Igname',
  category: 'vivriers',
  price: '800.00',
  unit: 'kg',
  unitWeightGrams: null,
  stock: 12,
  description: 'Bêtè-bêtè',
  pictures: [picture],
} as unknown as VendorProduct
const untouched = mergeWithDraft(product, { fields: {}, photos: [] })

test('a form begins with the product as it is', () => {
  expect(untouched).toEqual({
    fields: {
      name: 'Igname',
      category: 'vivriers',
      price: '800',
      unit: 'kg',
      unitWeightGrams: '',
      stock: '12',
      description: 'Bêtè-bêtè',
    },
    photos: [{ picture }],
  })
})

test('what was typed is taken up, and all else follows the product, whose stock is never typed another time', () => {
  const typed = typedChanges(product, {
    ...untouched.fields,
    description: '',
    name: 'Igname blanche',
    stock: '99',
  })
  const since = { ...product, price: '950.00', stock: 3 }
  expect(mergeWithDraft(since, { fields: typed, photos: [] }).fields).toMatchObject({
    name: 'Igname blanche',
    description: '',
    price: '950',
    stock: '3',
  })
})

test('photos that were changed stand for those of the product', () => {
  const photos = [{ picture: { ...picture, url: '/attached_assets/b-1280.webp' } }]
  expect(mergeWithDraft(product, { fields: {}, photos }).photos).toEqual(photos)
})

test('of a new product all that was typed is taken up', () => {
  const typed = typedChanges(undefined, { name: 'Igname', price: '', stock: '12' })
  expect(mergeWithDraft(undefined, { fields: typed, photos: [] })).toEqual({
    fields: { name: 'Igname', stock: '12' },
    photos: [],
  })
})
