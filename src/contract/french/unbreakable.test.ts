import { expect, test } from 'vitest'
import { unbreakable } from './unbreakable.ts'

test.each([
  ['Le stock a changé : il est de 5.', 'Le stock a changé\u00a0: il est de 5.'],
  ['Vraiment ? Oui ; merci !', 'Vraiment\u00a0? Oui\u00a0; merci\u00a0!'],
  ['Ouvrez « Mes revenus ».', 'Ouvrez «\u00a0Mes revenus\u00a0».'],
  ['déjà\u00a0: fait', 'déjà\u00a0: fait'],
  ['à 8:30, un :mot', 'à 8:30, un :mot'],
])('%s', (words, kept) => {
  expect(unbreakable(words)).toBe(kept)
})
