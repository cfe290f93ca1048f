import { expect, test } from 'vitest'
import { paymentStatuses } from './facts.ts'
import { amountWords, paymentLine, paymentStateWords, paymentWords } from './payment-words.ts'

const of = (paymentMethod: 'cinetpay' | 'cash_on_delivery', status: 'pending' | 'cancelled' = 'pending') =>
  paymentStatuses.map(paymentStatus => ({ status, paymentMethod, paymentStatus }))

test('customers read what is still to be paid, and how', () => {
  expect(of('cinetpay').map(paymentWords)).toEqual(['À payer', 'Payé', 'Échec'])
  expect(of('cash_on_delivery').map(paymentWords)).toEqual(['À payer à la livraison', 'Payé', 'Échec'])
})

test('what is fetched is paid where it is fetched', () => {
  const [fetched] = of('cash_on_delivery').map(order => ({ ...order, delivery: { mode: 'pickup' as const } }))
  expect(paymentLine(fetched!)).toBe('À payer au retrait')
})

test('nothing is to be paid of what was cancelled; what was paid stays said', () => {
  expect(of('cinetpay', 'cancelled').map(paymentWords)).toEqual([null, 'Payé', null])
})

test('in one line, the method is said once', () => {
  expect([...of('cinetpay'), ...of('cash_on_delivery')].map(paymentLine)).toEqual([
    'Mobile money ou carte bancaire – à payer',
    'Mobile money ou carte bancaire – payé',
    'Mobile money ou carte bancaire – échec',
    'À payer à la livraison',
    'Paiement à la livraison – payé',
    'Paiement à la livraison – échec',
  ])
  expect(of('cinetpay', 'cancelled').map(paymentLine)[0]).toBe('Mobile money ou carte bancaire')
})

test('beside an amount stands what of it is still to be paid', () => {
  const parcel = (paymentStatus: 'pending' | 'completed', status: 'delivered' | 'pending' | 'cancelled') => ({
    status,
    paymentStatus,
    subtotal: '5000.00',
  })
  const wordsOf = (...parcels: ReturnType<typeof parcel>[]) =>
    amountWords({
      status: parcels.every(({ status }) => status === 'delivered') ? 'delivered' : 'pending',
      paymentMethod: 'cash_on_delivery',
      paymentStatus: 'pending',
      parcels,
    })?.replace(/\s/g, ' ')
  expect(wordsOf(parcel('pending', 'pending'))).toBe('À payer à la livraison')
  expect(wordsOf(parcel('pending', 'pending'), parcel('pending', 'cancelled'))).toBe('À payer à la livraison')
  expect(wordsOf(parcel('completed', 'delivered'), parcel('pending', 'pending'))).toBe(
    'Reste 5 000 FCFA à payer à la livraison',
  )
  expect(wordsOf(parcel('pending', 'delivered'))).toBe('Paiement à confirmer par le producteur')
  expect(wordsOf(parcel('completed', 'delivered'), parcel('pending', 'delivered'))).toBe(
    'Reste 5 000 FCFA, paiement à confirmer par le producteur',
  )
  const cancelled = { status: 'cancelled', paymentMethod: 'cinetpay', paymentStatus: 'completed' } as const
  const refunded = (...refunds: Parameters<typeof amountWords>[0]['refunds'] & {}) =>
    amountWords({ ...cancelled, parcels: [], refunds })?.replace(/\s/g, ' ')
  expect(refunded({ status: 'done' })).toBe('Remboursé')
  expect(refunded({ status: 'due', sent: '0.00', owed: '5000.00' })).toBe('À rembourser')
  expect(
    refunded(
      { status: 'due', sent: '1200.00', owed: '3800.00' },
      { status: 'done', sent: '500.00', owed: '0.00' },
    ),
  ).toBe('Reste 3 800 FCFA à rembourser')
})

test('administrators read of a cancelled order whether its money still goes back', () => {
  const cancelled = { status: 'cancelled', paymentStatus: 'completed' } as const
  const [due, done] = [{ status: 'due' }, { status: 'done' }] as const
  const words = [[], [done], [done, due]].map(refunds => paymentStateWords({ ...cancelled, refunds }))
  expect(words).toEqual(['Payé', 'Remboursé', 'À rembourser'])
  expect(paymentStateWords({ ...cancelled, status: 'delivered', refunds: [due] })).toBe('Payé')
  const unpaid = { ...cancelled, paymentStatus: 'failed' } as const
  expect(paymentStateWords(unpaid)).toBe('Non payé')
  expect(paymentStateWords({ ...unpaid, refunds: [due] })).toBe('À rembourser')
})
