import { expect, test } from 'vitest'
import { slugOf } from './slug-of.ts'

test.each([
  ['Nos marchés', '-', 'nos-marches'],
  ['Nos œufs', '-', 'nos-oeufs'],
  ['ŒUFS & Læticia', '-', 'oeufs-laeticia'],
  ['Akissi Kouamé', '.', 'akissi.kouame'],
  [' L’été… à N’Zi\u00a0! ', '-', 'l-ete-a-n-zi'],
  ['« 12 kg »', '.', '12.kg'],
  ['…', '-', ''],
] as const)('%j with %j is %j', (text, separator, slug) => {
  expect(slugOf(text, separator)).toBe(slug)
})
