import { expect, test } from 'vitest'
import { orderStatuses, orderStatusFacts } from '#contract/orders/facts.ts'
import { deliveryDateLabel, statusWords } from '#contract/orders/mode-words.ts'

test('an order that is brought home has the general words', () => {
  for (const status of orderStatuses) expect(statusWords(status, 'home')).toBe(orderStatusFacts[status])
})

test('one that is picked up is ready to be fetched, then fetched', () => {
  expect(orderStatuses.map(status => statusWords(status, 'pickup').label)).toEqual([
    'En attente',
    'Confirmée',
    'Prête au retrait',
    'Retirée',
    'Annulée',
  ])
  expect(statusWords('shipped', 'pickup')).toMatchObject({
    step: 'Prête au retrait',
    move: 'Marquer comme prête au retrait',
  })
  expect(statusWords('delivered', 'pickup')).toMatchObject({
    step: 'Retirée',
    move: 'Marquer comme retirée',
  })
})

test.each([
  ['pending', 'home', 'Livraison prévue'],
  ['delivered', 'home', 'Livrée le'],
  ['shipped', 'pickup', 'Retrait prévu'],
  ['delivered', 'pickup', 'Retirée le'],
] as const)('the day of a %s order, %s, is called "%s"', (status, mode, label) => {
  expect(deliveryDateLabel(status, mode)).toBe(label)
})
