import { expect, test } from 'vitest'
import { cancelledBy, moneyOfCancelled } from './cancelled-words.ts'

type Cancelled = Parameters<typeof moneyOfCancelled>[0]

const order = (fields: Partial<Cancelled>) =>
  moneyOfCancelled({
    status: 'cancelled',
    paymentMethod: 'cash_on_delivery',
    paymentStatus: 'pending',
    parcels: [],
    refunds: [],
    ...fields,
  } as unknown as Cancelled)

const refund = (settledAt: string | null) =>
  ({ status: settledAt ? 'done' : 'due', settledAt, sent: '0', owed: '1500' }) as Cancelled['refunds'][number]

test.each<[string, Partial<Cancelled>, string | null]>([
  ['cash that nobody took', {}, 'Rien n’a été débité'],
  ['a payment that failed', { paymentMethod: 'cinetpay', paymentStatus: 'failed' }, 'Rien n’a été débité'],
  // Its money may still arrive.
  ['a payment that nobody answered', { paymentMethod: 'cinetpay' }, 'Aucun paiement reçu'],
  ['money that goes back', { paymentStatus: 'completed', refunds: [refund(null)] }, 'À rembourser'],
  [
    'money that went back, the last of it',
    {
      paymentStatus: 'completed',
      refunds: [refund('2026-11-20T08:00:00.000Z'), refund('2026-11-19T08:00:00.000Z')],
    },
    'Remboursé le 20 novembre 2026',
  ],
  ['money of which nothing is known', { paymentStatus: 'completed' }, null],
  ['an order that stands', { status: 'confirmed' }, null],
])('of %s', (_case, fields, words) => {
  expect(order(fields)).toBe(words)
})

test('who cancelled is named as the customer knows them; the shop gives its reason', () => {
  expect(
    (['customer', 'vendor', 'admin', 'system'] as const).map(actor => cancelledBy(actor, 'Ferme de Yao')),
  ).toEqual(['par vous', 'par Ferme de Yao', 'par AMIC', null])
})
