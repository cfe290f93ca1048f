import { expect, test } from 'vitest'
import { pricesOf, sliderOf } from '#web/features/catalogue/shop/slider-prices.ts'

test('the right end of the slider has no upper limit, the left end no lower one', () => {
  expect(pricesOf([0, 50_000])).toEqual({ minPrice: undefined, maxPrice: undefined })
  expect(pricesOf([1_000, 49_000])).toEqual({ minPrice: 1_000, maxPrice: 49_000 })
})

test('the slider shows prices beyond its end at its end', () => {
  expect(sliderOf({})).toEqual([0, 50_000])
  expect(sliderOf({ minPrice: 2_000, maxPrice: 80_000 })).toEqual([2_000, 50_000])
  expect(sliderOf({ minPrice: 9_000, maxPrice: 5_000 })).toEqual([5_000, 5_000])
})
