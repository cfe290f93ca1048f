import { expect, test } from 'vitest'
import { initialsOf } from './initials-of.ts'

test.each([
  ['Ferme de Yao', 'FY'],
  ['Les Jardins d’Akissi', 'JA'],
  ["L'Étable du Bandama", 'ÉB'],
  ['SCOOPS Wandé', 'SW'],
  ['Adjoua', 'A'],
  ['Riz des Dix-Huit Montagnes', 'RD'],
  ['La', 'L'],
  ['ferme du nord', 'F'],
])('%s: %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
