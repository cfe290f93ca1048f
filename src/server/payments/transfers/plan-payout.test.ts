import { expect, test } from 'vitest'
import { planPayout } from './plan-payout.ts'

const now = new Date('2026-11-25T10:00:00Z')
const number = {
  vendorId: 'v',
  phone: '+2250701020304',
  operator: 'ORANGE_MONEY_CI',
  confirmedAt: new Date('2026-11-20T10:00:00Z'),
}
const judge = (amount: string, hasSecondAdmin = true) =>
  planPayout(
    { amount, number, isUnderWay: false },
    { now, hasSecondAdmin, config: { payoutNumberWaitHours: 24, transferSecondApprovalFcfa: 500_000 } },
  )

test.each([
  ['499999.00', false],
  ['500000.00', false],
  // Transfers are in whole francs.
  ['500000.99', false],
  ['500001.00', true],
])('%s FCFA need a second administrator: %s', (amount, needsApproval) => {
  expect(judge(amount)).toMatchObject({ needsApproval })
})

test('exactly the sum leaves without another administrator, a franc more does not', () => {
  expect(judge('500000.00', false)).toMatchObject({ parts: [500_000] })
  expect(judge('500001.00', false)).toBe('needs_second_admin')
})

test.each([
  ['499.00', 'below_minimum'],
  ['499.99', 'below_minimum'],
  ['0.00', 'nothing_owed'],
  ['-1.00', 'below_zero'],
])('%s FCFA: %s', (amount, reason) => {
  expect(judge(amount)).toBe(reason)
})

test('500 FCFA leave', () => {
  expect(judge('500.00')).toMatchObject({ parts: [500] })
})
