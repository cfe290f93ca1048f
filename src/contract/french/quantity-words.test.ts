import { expect, test } from 'vitest'
import { units } from '#contract/catalogue/facts.ts'
import { quantityWords } from '#contract/french/quantity-words.ts'

test('units take their plural, measures do not', () => {
  expect(units.map(unit => quantityWords(2, unit))).toEqual([
    '2 kg',
    '2 g',
    '2 pièces',
    '2 bottes',
    '2 sacs',
    '2 caisses',
    '2 litres',
  ])
  expect(quantityWords(1, 'botte')).toBe('1 botte')
})
