import { expect, test } from 'vitest'
import {
  isNarrowed,
  parseShopSearch,
  pricesOf,
  sliderOf,
} from '#web/features/catalogue/queries/shop-search.ts'

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

test('the right end of the slider has no upper limit, the left end no lower one', () => {
  expect(present(pricesOf([0, 50_000]))).toEqual({})
  expect(present(pricesOf([1_000, 49_000]))).toEqual({ minPrice: 1_000, maxPrice: 49_000 })
})

test('the slider shows prices beyond its end at its end', () => {
  expect(sliderOf({})).toEqual([0, 50_000])
  expect(sliderOf({ minPrice: 2_000, maxPrice: 80_000 })).toEqual([2_000, 50_000])
  expect(sliderOf({ minPrice: 9_000, maxPrice: 5_000 })).toEqual([5_000, 5_000])
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
