import { expect, test } from 'vitest'
import { isNarrowed, parseShopSearch } from '#web/features/catalogue/queries/shop-search.ts'

const present = (search: object) =>
  Object.fromEntries(Object.entries(search).filter(([, v]) => v !== undefined))

test('the address of the shop keeps the filters that make sense', () => {
  const read = parseShopSearch({
    search: '  tomate ',
    category: 'maraichers',
    region: 'Bouaké',
    minPrice: '500',
    maxPrice: '2000',
    sort: 'price_asc',
  })
  expect(present(read)).toEqual({
    search: 'tomate',
    category: 'maraichers',
    region: 'Bouaké',
    minPrice: 500,
    maxPrice: 2000,
    sort: 'price_asc',
  })
})

test.each([
  { category: 'légumes' },
  { region: 'Littoral' },
  { minPrice: '-5' },
  { minPrice: '0' },
  { maxPrice: 'cher' },
  { maxPrice: '' },
  { sort: 'recent' },
  { sort: 'alphabet' },
  { search: '   ' },
  { cursor: 'a b' },
  { unknown: 'x' },
])('%o counts as absent', raw => {
  expect(present(parseShopSearch(raw))).toEqual({})
})

test('a search too long is cut to what the API takes', () => {
  expect(parseShopSearch({ search: 'a'.repeat(150) }).search).toHaveLength(100)
})

test('a sort alone narrows nothing', () => {
  expect(isNarrowed({ sort: 'rating', search: undefined })).toBe(false)
  expect(isNarrowed({ sort: 'rating', minPrice: 1_000 })).toBe(true)
})

test.each([
  ['\0', undefined],
  ['to\0mate', 'tomate'],
  ['\ud83c', undefined],
  [`${'a'.repeat(99)}🍅`, 'a'.repeat(99)],
])('a text that cannot be searched is left out: %j', (search, kept) => {
  expect(parseShopSearch({ search }).search).toBe(kept)
})
