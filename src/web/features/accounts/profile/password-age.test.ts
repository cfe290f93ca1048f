import { expect, test } from 'vitest'
import { passwordAge } from './password-age.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

test.each([
  ['2026-10-21T12:00:00Z', 'Dernière modification\u00a0: il y a plus de 30 jours'],
  ['2026-11-20T12:00:00Z', 'Dernière modification\u00a0: le 20 novembre 2026'],
])('a password changed at %s', (changedAt, words) => {
  expect(passwordAge(changedAt, now)).toBe(words)
})
