import { expect, test } from 'vitest'
import { deliveryLine } from './delivery-line.ts'

test('a pickup point by its name and address', () => {
  const pickupPoint = { name: 'Gare d’Adjamé', address: '12 rue du Rail' }
  expect(
    deliveryLine({
      directions: 'Guichet 3',
      zone: { name: 'Adjamé', region: 'Abidjan' },
      pickupPoint,
    }),
  ).toBe('Point de retrait Gare d’Adjamé, 12 rue du Rail, Adjamé, Abidjan')
})

test.each([
  [
    'with its commune',
    'Angré, portail bleu',
    { name: 'Cocody', region: 'Abidjan' },
    'Angré, portail bleu, Cocody, Abidjan',
  ],
  ['a town once', 'Quartier Soba', { name: 'Korhogo', region: 'Korhogo' }, 'Quartier Soba, Korhogo'],
  ['without a zone', 'Cocody, Abidjan', null, 'Cocody, Abidjan'],
  ['in one line', 'Angré\n\n  portail bleu ', null, 'Angré, portail bleu'],
])('%s', (_case, directions, zone, line) => {
  expect(deliveryLine({ directions, zone })).toBe(line)
})
