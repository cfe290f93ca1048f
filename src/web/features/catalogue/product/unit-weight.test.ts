import { expect, test } from 'vitest'
import { units } from '#contract/catalogue/facts.ts'
import { formatWeight, unitWeightWords } from './unit-weight.ts'

const plain = (words: string) => words.replace(/\s/g, ' ')

test.each([
  [{ price: '1500.00', unit: 'pièce', unitWeightGrams: 1800 }, '≈ 1,8 kg la pièce, 833 FCFA le kg'],
  [{ price: '500.00', unit: 'tas', unitWeightGrams: 250 }, '≈ 250 g le tas, 2 000 FCFA le kg'],
  [{ price: '6000.00', unit: 'régime', unitWeightGrams: 12_000 }, '≈ 12 kg le régime, 500 FCFA le kg'],
] as const)('of %j it is %s', (product, words) => {
  expect(plain(unitWeightWords(product))).toBe(words)
})

test.each([
  ['nobody said it', { price: '500.00', unit: 'tas', unitWeightGrams: null }],
  ['a kilogram weighs a kilogram', { price: '500.00', unit: 'kg', unitWeightGrams: 900 }],
] as const)('nothing where %s', (_why, product) => {
  expect(unitWeightWords(product)).toBe('')
})

test('weights are told in the measure that people say', () => {
  expect([999, 1000, 1250, 1255].map(formatWeight).map(plain)).toEqual([
    '999 g',
    '1 kg',
    '1,25 kg',
    '1,26 kg',
  ])
})

test('each unit has its article', () => {
  const words = units.map(unit => unitWeightWords({ price: '500.00', unit, unitWeightGrams: 500 }))
  expect(words.map(of => /l[ea] [^ ,]+(?=,)/.exec(of)?.[0])).toEqual([
    undefined,
    undefined,
    'la pièce',
    'la botte',
    'le sac',
    'la caisse',
    'le litre',
    'le plateau',
    'le régime',
    'le tas',
    'la douzaine',
    'le bidon',
  ])
})
