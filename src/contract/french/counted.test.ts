import { expect, test } from 'vitest'
import { counted, oneOrMany, shopCount } from './counted.ts'

test.each([
  [0, '0 album'],
  [1, '1 album'],
  [2, '2 albums'],
  [1203, '1\u202f203 albums'],
])('%i of them are %s', (count, words) => expect(counted(count, 'album')).toBe(words))

test('some words have a plural of their own', () => {
  expect(counted(2, 'point de retrait', 'points de retrait')).toBe('2 points de retrait')
  expect(oneOrMany(2, 'prépare', 'préparent')).toBe('préparent')
})

test('what is said of none is what is said of one', () => {
  expect(oneOrMany(0, 'autre image', 'autres images')).toBe('autre image')
})

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1 000+'],
  [10_000, '1 000+'],
])('of %d products the shop says %s', (total, said) => {
  expect(shopCount(total).replace(/\s/g, ' ')).toBe(said)
})
