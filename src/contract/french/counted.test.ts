import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test.each([
  [0, '0 album'],
  [1, '1 album'],
  [2, '2 albums'],
  [1203, '1\u202f203 albums'],
])('%i of them are %s', (count, words) => expect(counted(count, 'album')).toBe(words))

test('some words have a plural of their own', () => {
  expect(counted(2, 'point de retrait', 'points de retrait')).toBe('2 points de retrait')
})
