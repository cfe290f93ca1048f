import { expect, test } from 'vitest'
import { changeWords } from './change-words.ts'

test.each([
  [112, 100, '+12\u00A0%'],
  [92, 100, '−8\u00A0%'],
  [100, 100, 'Stable'],
  [0, 40, '−100\u00A0%'],
  [1003, 1000, 'Stable'],
  [2500, 1, '+249\u202F900\u00A0%'],
])('%d after %d is a change of %s', (now, before, words) => {
  expect(changeWords(now, before)).toBe(words)
})

test('of nothing no part can be told', () => {
  expect(changeWords(5, 0)).toBeNull()
})
