import { expect, test } from 'vitest'
import { moneyLineLabels, parcelMoneyLabels, revenuePartLabels, visibleRevenueParts } from './facts.ts'

const nothing = { collected: '0.00', paidOut: '0.00', underWay: '0.00', borne: '0.00', owed: '0.00' }

test('of revenue what is seldom there is told only when there is something in it', () => {
  expect(visibleRevenueParts(nothing)).toEqual(['collected', 'paidOut', 'owed'])
  expect(visibleRevenueParts({ ...nothing, underWay: '500.00', borne: '10.00' })).toEqual([
    'collected',
    'paidOut',
    'underWay',
    'borne',
    'owed',
  ])
})

test('money in one state is called by one word wherever it is told', () => {
  const { collected, owed, paid_out, paying_out } = parcelMoneyLabels
  const { collected: cash, owed: toSend, paidOut, underWay } = revenuePartLabels
  expect([collected, owed, paid_out, paying_out]).toEqual([cash, toSend, paidOut, underWay])
  expect(moneyLineLabels.transfer).toContain(underWay)
  expect(moneyLineLabels.payout).toContain(paidOut)
})
