import { expect, test } from 'vitest'
import { centimesOf } from '#contract/money.ts'
import { orderStatuses, type PaymentStatus, paymentStatuses } from '#contract/orders/facts.ts'
import { type PaymentMethod, paymentMethodNames } from '#contract/payments/facts.ts'
import { ledgerKinds } from '#database/schema/ledger.ts'
import { type Holding, holdingOf, holdings, type ParcelState } from './holdings.ts'
import { kindOfChange } from './kind-of-change.ts'
import { allowedMoves, type LedgerEntry, postingsOf } from './postings.ts'

const entry = (fields: Partial<LedgerEntry>): LedgerEntry => ({
  kind: 'payment',
  at: new Date(0),
  orderId: 'order',
  parcel: null,
  amount: '1500.50',
  from: null,
  to: 'awaiting_delivery',
  ...fields,
})

const everyMove = ledgerKinds.flatMap(kind => allowedMoves[kind].map(([from, to]) => ({ kind, from, to })))

test.each(everyMove)('$kind from $from to $to sums to nothing and leaves no account untouched', move => {
  const postings = postingsOf(entry(move))
  expect(postings.length).toBeGreaterThanOrEqual(2)
  expect(postings.reduce((sum, { amount }) => sum + centimesOf(amount), 0)).toBe(0)
  expect(postings.every(({ amount }) => Math.abs(centimesOf(amount)) === 150_050)).toBe(true)
})

test('what an act never does is refused', () => {
  expect(() => postingsOf(entry({ kind: 'payout', from: 'awaiting_delivery', to: 'paid_out' }))).toThrow(
    'payout does not move money from awaiting_delivery to paid_out',
  )
  expect(() => postingsOf(entry({ kind: 'refund', from: 'refunded', to: 'refunded' }))).toThrow()
})

const states = orderStatuses.flatMap(status =>
  paymentStatuses.map((paymentStatus): ParcelState => ({ status, paymentStatus })),
)
/** Allowed transitions of a payment status; order statuses may change to any other. */
const paymentMoves: Record<PaymentStatus, PaymentStatus[]> = {
  pending: ['completed', 'failed'],
  failed: ['pending', 'completed'],
  completed: [],
}
/** Cash is confirmed of delivered parcels. */
const mayBePaid = (state: ParcelState, method: PaymentMethod) =>
  method !== 'cash_on_delivery' || state.status === 'delivered'
const changesOf = (before: ParcelState, method: PaymentMethod): ParcelState[] => [
  ...orderStatuses.filter(status => status !== before.status).map(status => ({ ...before, status })),
  ...(mayBePaid(before, method) && before.status !== 'cancelled'
    ? paymentMoves[before.paymentStatus]
    : []
  ).map(paymentStatus => ({ ...before, paymentStatus })),
]

test.each(paymentMethodNames)('whatever happens to a parcel of %s, there is an act that says so', method => {
  let moved = 0
  for (const before of states) {
    for (const after of changesOf(before, method)) {
      const [from, to] = [holdingOf(before, method), holdingOf(after, method)]
      if (from === to) continue
      moved += 1
      expect(() => postingsOf(entry({ kind: kindOfChange(before, after, method), from, to }))).not.toThrow()
    }
  }
  expect(moved).toBeGreaterThan(10)
})

test('money is in one place, and belongs to one', () => {
  const all = Object.keys(holdings) as Holding[]
  expect(new Set(all.map(name => JSON.stringify(holdings[name]))).size).toBe(all.length)
})
