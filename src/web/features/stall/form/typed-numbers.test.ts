import { expect, test } from 'vitest'
import { stockOf, weightOf, withoutSpaces } from './typed-numbers.ts'

test.each(['1500', '1 500', ' 1\u202f500 ', '1\u00a0500'])('%j is a price, a stock and a weight', typed => {
  expect(withoutSpaces(typed)).toBe('1500')
  expect(stockOf(typed)).toBe(1500)
  expect(weightOf(typed)).toBe(1500)
})

test.each(['', ' ', '12,5', '-3', 'dix'])('%j is no stock', typed => {
  expect(stockOf(typed)).toBeUndefined()
})

test('a weight may be left out, and is not made of words', () => {
  expect([weightOf(undefined), weightOf(' '), weightOf('dix')]).toEqual([null, null, Number.NaN])
})
