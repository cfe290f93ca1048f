import { expect, test } from 'vitest'
import { inSequence } from './in-sequence.ts'

test.each([
  [[]],
  [['lundi']],
  [['mardi', 'vendredi']],
  [['lundi', 'mercredi', 'samedi']],
  [['jeudi (8 h à 12 h, 14 h à 18 h)', 'vendredi']],
])('%j is told as Intl tells it', words => {
  expect(inSequence(words)).toBe(new Intl.ListFormat('fr').format(words))
})
