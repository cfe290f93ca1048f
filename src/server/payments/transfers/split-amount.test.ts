import { expect, test } from 'vitest'
import { shareAmong, splitAmount } from './split-amount.ts'

test.each([
  [499, []],
  [500, [500]],
  [1_500_000, [1_500_000]],
  [1_500_001, [1_499_501, 500]],
  [1_500_500, [1_500_000, 500]],
  [3_000_000, [1_500_000, 1_500_000]],
  [4_200_000, [1_500_000, 1_500_000, 1_200_000]],
])('%i FCFA are sent as %j', (fcfa, parts) => {
  expect(splitAmount(fcfa)).toEqual(parts)
})

test('no part is more or less than the provider takes, and none of the sum is lost', () => {
  for (let fcfa = 500; fcfa < 9_000_000; fcfa += 7_919) {
    const parts = splitAmount(fcfa)
    expect(parts.every(part => part >= 500 && part <= 1_500_000)).toBe(true)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(fcfa)
  }
})

test('a parcel that two parts share is in both', () => {
  const parcel = (id: string, amount: number) => ({ id, orderId: `order of ${id}`, amount })
  expect(shareAmong([100, 50], [parcel('a', 80), parcel('b', 60), parcel('c', 40)])).toEqual([
    [parcel('a', 80), parcel('b', 20)],
    [parcel('b', 40), parcel('c', 10)],
  ])
  expect(() => shareAmong([100], [parcel('a', 80)])).toThrow('20 centimes')
})

test('what a vendor owes for a parcel is all in the first part', () => {
  const parcel = (id: string, amount: number) => ({ id, orderId: `order of ${id}`, amount })
  expect(shareAmong([60, 40], [parcel('a', 80), parcel('b', -30), parcel('c', 50)])).toEqual([
    [parcel('b', -30), parcel('a', 80), parcel('c', 10)],
    [parcel('c', 40)],
  ])
})
