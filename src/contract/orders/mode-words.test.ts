import { expect, test } from 'vitest'
import { orderStatuses, orderStatusFacts } from '#contract/orders/facts.ts'
import {
  deliveredWords,
  deliveryDateLabel,
  parcelsWords,
  statusOfAnyMode,
  statusWords,
  withoutCodeWords,
} from '#contract/orders/mode-words.ts'

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

test.each([
  ['pending', 'en attente'],
  ['shipped', 'expédiée ou prête au retrait'],
  ['delivered', 'livrée ou retirée'],
] as const)('a %s order of which nobody says the mode is "%s"', (status, words) => {
  expect(statusOfAnyMode(status)).toBe(words)
})

test('a parcel that was handed over without its code was brought, or fetched', () => {
  expect(withoutCodeWords('home')).toBe(
    'Votre colis a été noté livré sans votre code. Un problème\u00a0? Dites-le-nous.',
  )
  expect(withoutCodeWords('pickup')).toBe(
    'Votre colis a été noté retiré sans votre code. Un problème\u00a0? Dites-le-nous.',
  )
})

test.each([
  [1, 'confirmed', 'home', '1 colis confirmé'],
  [2, 'shipped', 'home', '2 colis expédiés'],
  [2, 'shipped', 'pickup', '2 colis prêts au retrait'],
  [3, 'pending', 'home', '3 colis en attente'],
] as const)('%i parcels that are %s, %s, are "%s"', (count, status, mode, words) => {
  expect(parcelsWords(count, status, mode)).toBe(words)
})

test('an order that was handed over says when, no other does', () => {
  const brought = (parcelId: string, day: string) =>
    ({ parcelId, kind: 'status', to: 'delivered', createdAt: `${day}T10:00:00.000Z` }) as const
  const order = {
    delivery: { mode: 'pickup' },
    parcels: [
      { id: 'one', status: 'delivered' },
      { id: 'other', status: 'cancelled' },
    ],
    events: [brought('one', '2026-11-19'), brought('one', '2026-11-20'), brought('other', '2026-11-21')],
  } as const
  expect(deliveredWords({ ...order, status: 'delivered' })).toBe('Retirée le 20 novembre 2026')
  expect(deliveredWords({ ...order, status: 'shipped' })).toBeUndefined()
  expect(deliveredWords({ ...order, status: 'delivered', events: [] })).toBeUndefined()
})
