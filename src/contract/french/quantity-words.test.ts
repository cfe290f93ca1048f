import { expect, test } from 'vitest'
import { units } from '#contract/catalogue/facts.ts'
import { quantityWords } from '#contract/french/quantity-words.ts'

test('units take their plural, measures do not', () => {
  expect(units.map(unit => quantityWords(2, unit))).toEqual([
    '2\u00a0kg',
    '2\u00a0g',
    '2\u00a0pièces',
    '2\u00a0bottes',
    '2\u00a0sacs',
    '2\u00a0caisses',
    '2\u00a0litres',
    '2\u00a0plateaux',
    '2\u00a0régimes',
    '2\u00a0tas',
    '2\u00a0douzaines',
    '2\u00a0bidons',
  ])
  expect(quantityWords(1, 'botte')).toBe('1\u00a0botte')
})
