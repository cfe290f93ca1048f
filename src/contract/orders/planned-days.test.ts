import { describe, expect, test } from 'vitest'
import type { DeliveryMode } from '../delivery/facts.ts'
import type { OrderStatus } from './facts.ts'
import { arrivalLines, canArriveOn, hoursToCome, plannedWords } from './planned-days.ts'

const parcel = (status: OrderStatus, plannedOn: string | null) => ({ status, plannedOn })

test.each([
  ['one parcel', [parcel('pending', '2026-11-27')], 'Livraison vendredi 27 novembre'],
  [
    'two days, the next one first',
    [parcel('shipped', '2026-11-27'), parcel('confirmed', '2026-11-26'), parcel('pending', '2026-11-27')],
    'Livraison jeudi 26 novembre et vendredi 27 novembre',
  ],
  [
    'what has come, or will not, has no day',
    [parcel('delivered', '2026-11-27'), parcel('cancelled', '2026-11-26')],
    '',
  ],
  ['an older order', [parcel('pending', null)], ''],
])('%s', (_case, parcels, words) => {
  expect(plannedWords({ parcels, delivery: { mode: 'home' }, payBefore: null })).toBe(words)
})

test('what is fetched is not delivered', () => {
  const order = {
    parcels: [parcel('pending', '2026-11-27')],
    delivery: { mode: 'pickup' } as const,
    payBefore: null,
  }
  expect(plannedWords(order)).toBe('Retrait vendredi 27 novembre')
})

test('what waits for its payment is promised for once it is paid', () => {
  const order = { parcels: [parcel('pending', '2026-11-27')], delivery: { mode: 'home' } as const }
  expect(plannedWords({ ...order, payBefore: '2026-11-25T10:00:00.000Z' })).toBe(
    'Livraison vendredi 27 novembre, après paiement',
  )
})

test.each([
  [
    'the hours of each day stand beside it',
    [
      { weekday: 5, from: '14:00', to: '18:30' },
      { weekday: 4, from: '08:00', to: '18:00' },
      { weekday: 5, from: '08:00', to: '12:00' },
    ],
    'Retrait jeudi 26 novembre (8 h à 18 h) et vendredi 27 novembre (8 h à 12 h, 14 h à 18 h 30)',
  ],
  [
    'a point whose hours changed says that it is closed',
    [{ weekday: 4, from: '08:00', to: '18:00' }],
    'Retrait jeudi 26 novembre (8 h à 18 h) et vendredi 27 novembre (point fermé ce jour-là)',
  ],
  ['a point without hours says none', [], 'Retrait jeudi 26 novembre et vendredi 27 novembre'],
])('of what is fetched, %s', (_case, openingHours, words) => {
  const parcels = [parcel('pending', '2026-11-27'), parcel('pending', '2026-11-26')]
  const order = {
    parcels,
    delivery: { mode: 'pickup', pickupPoint: { openingHours } } as const,
    payBefore: null,
  }
  expect(plannedWords(order).replaceAll('\u00a0', ' ')).toBe(words)
})

describe('who waits reads', () => {
  const lines = (
    parcels: ReturnType<typeof parcel>[],
    { mode = 'home', payBefore = null }: { mode?: DeliveryMode; payBefore?: string | null } = {},
  ) =>
    arrivalLines({ parcels, delivery: { mode }, payBefore }, new Date('2026-11-27T10:00:00Z')).map(
      ({ words, isLate }) => (isLate ? `! ${words}` : words).replaceAll('\u00a0', ' '),
    )

  test('what is late before what is to come', () => {
    expect(lines([parcel('confirmed', '2026-11-28'), parcel('shipped', '2026-11-26')])).toEqual([
      '! 1 colis en retard : livraison prévue jeudi 26 novembre',
      '1 colis à venir : livraison demain',
    ])
  })

  test('of today and tomorrow no date', () => {
    const [today, tomorrow] = [parcel('shipped', '2026-11-27'), parcel('confirmed', '2026-11-28')]
    expect(lines([today])).toEqual(['Livraison aujourd’hui'])
    expect(lines([tomorrow], { mode: 'pickup' })).toEqual(['Retrait demain'])
    expect(lines([tomorrow, today])).toEqual(['Livraison de 2 colis à partir d’aujourd’hui'])
  })

  test('of today, once its point has closed, when it opens again', () => {
    const openingHours = [
      { weekday: 5, from: '08:00', to: '12:00' },
      { weekday: 1, from: '08:00', to: '18:00' },
    ]
    const linesAt = (time: string, ...parcels: ReturnType<typeof parcel>[]) =>
      arrivalLines(
        { parcels, delivery: { mode: 'pickup', pickupPoint: { openingHours } }, payBefore: null },
        new Date(`2026-11-27T${time}:00Z`),
      ).map(({ words }) => words.replaceAll('\u00a0', ' '))
    const [today, later] = [parcel('shipped', '2026-11-27'), parcel('confirmed', '2026-12-04')]
    expect(linesAt('07:00', today)).toEqual(['Retrait aujourd’hui (8 h à 12 h)'])
    expect(linesAt('13:36', today)).toEqual(['Retrait dès lundi à 8 h'])
    expect(linesAt('13:36', today, later)).toEqual(['Retrait de 2 colis à partir de lundi à 8 h'])
  })

  test('that today is not late, nor what has come, nor what has no day', () => {
    expect(
      lines([parcel('shipped', '2026-11-27'), parcel('delivered', '2026-11-26'), parcel('pending', null)]),
    ).toEqual(['Livraison aujourd’hui'])
  })

  test('that what is ready at its point waits, and what is not is late', () => {
    expect(
      lines([parcel('shipped', '2026-11-26'), parcel('confirmed', '2026-11-25')], { mode: 'pickup' }),
    ).toEqual([
      '! 1 colis en retard : retrait prévu mercredi 25 novembre',
      '1 colis à retirer depuis jeudi 26 novembre',
    ])
  })

  test('of several days how many parcels come, and from when on', () => {
    const parcels = [
      parcel('confirmed', '2026-12-01'),
      parcel('pending', '2026-11-30'),
      parcel('pending', null),
    ]
    expect(lines(parcels)).toEqual(['Livraison de 2 colis à partir du lundi 30 novembre'])
    expect(lines(parcels, { payBefore: '2026-11-27T10:00:00.000Z' })).toEqual([
      'Livraison de 2 colis à partir du lundi 30 novembre, après paiement',
    ])
  })
})

test.each([
  ['confirmed', '2026-11-27', true],
  ['confirmed', '2026-11-26', true],
  ['confirmed', '2026-11-28', false],
  ['confirmed', null, false],
  ['shipped', '2026-11-28', true],
  ['delivered', '2026-11-27', false],
  ['cancelled', '2026-11-27', false],
] as const)('what is %s, planned on %s, may come on November 27: %s', (status, plannedOn, may) => {
  expect(canArriveOn(parcel(status, plannedOn), '2026-11-27')).toBe(may)
})

test('who sets out is told the hours of the day: of today where it is late', () => {
  const hours = [
    { weekday: 4, from: '08:00', to: '18:00' },
    { weekday: 5, from: '08:00', to: '12:00' },
  ]
  const parcels = [
    parcel('pending', '2026-11-28'),
    parcel('shipped', '2026-11-27'),
    parcel('confirmed', '2026-11-25'),
    parcel('pending', null),
  ]
  const hoursAt = (time: string) => hoursToCome(hours, parcels, new Date(`2026-11-26T${time}:00Z`))
  expect(hoursAt('10:00')).toEqual([
    'aujourd’hui\u00a0: 8\u00a0h\u00a0à\u00a018\u00a0h',
    'demain\u00a0: 8\u00a0h\u00a0à\u00a012\u00a0h',
    'samedi 28 novembre\u00a0: point fermé',
  ])
  expect(hoursAt('18:00')[0]).toBe('fermé depuis 18\u00a0h, rouvre demain à 8\u00a0h')
  expect(hoursToCome([], parcels, new Date('2026-11-26T10:00:00Z'))).toEqual([])
})
