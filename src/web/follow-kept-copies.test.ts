import { expect, test } from 'vitest'
import { copiesSentence } from '#web/follow-kept-copies.ts'

test('copies tell when they were seen, by the clock of Abidjan', () => {
  const sentence = copiesSentence(Date.parse('2026-11-21T14:32:50Z'))
  expect(sentence).toBe('Catalogue vu le 21 novembre à\u00a014\u00a0h\u00a032')
})
