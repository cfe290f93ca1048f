import { expect, test } from 'vitest'
import { isGrounded } from './is-grounded.ts'

const facts = 'Tomates : 1\u202f500\u00a0FCFA / kg. Écrivez à contact@amic.example.'

test.each([
  ['Les tomates sont à 1 500 FCFA.', true],
  ['Les tomates sont à 1500 FCFA.', true],
  ['Nous avons des tomates.', true],
  ['Écrivez à Contact@amic.example.', true],
  ['Les tomates sont à 500 FCFA.', false],
  ['Les tomates sont à 1 500 FCFA, soit 2,29 euros.', false],
  ['Écrivez à autre@amic.example.', false],
  ['Voyez https://amic.example', false],
])('%j', (words, expected) => {
  expect(isGrounded(words, facts)).toBe(expected)
})
