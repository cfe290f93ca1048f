import { expect, test } from 'vitest'
import { formatReturn, pauseWords } from './pause-words.ts'

test.each([
  ['2026-11-27', '28 novembre'],
  ['2026-11-30', '1er\u00a0décembre'],
  ['2026-12-31', '1er\u00a0janvier'],
])('who pauses until %s is back on the %s', (until, words) => {
  expect(formatReturn(until)).toBe(words)
})

test('a pause that is over has no words', () => {
  const now = new Date('2026-11-27T12:00:00Z')
  expect([pauseWords('2026-11-26', now), pauseWords(null, now)]).toEqual([false, false])
  expect(pauseWords('2026-11-27', now)).toBe('De retour le 28 novembre')
})
