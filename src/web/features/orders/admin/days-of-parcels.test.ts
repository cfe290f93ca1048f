import { expect, test } from 'vitest'
import type { AdminOrder } from '#contract/orders/admin.schemas.ts'
import { daysOfParcels } from './days-of-parcels.ts'

const parcel = (businessName: string, plannedOn: string | null, status = 'confirmed') => ({
  id: businessName,
  plannedOn,
  status,
  vendor: { businessName },
})
const orderOf = (deliveryDateSet: string | null, ...parcels: ReturnType<typeof parcel>[]) =>
  ({ deliveryDateSet, parcels }) as unknown as AdminOrder
const wordsOf = (order: AdminOrder) => daysOfParcels(order).map(({ words }) => words)

test('each parcel has its day, where they come on several', () => {
  const yao = parcel('Ferme de Yao', '2026-12-04')
  const akissi = parcel('Les Jardins d’Akissi', '2026-11-29')
  expect(wordsOf(orderOf(null, yao, akissi))).toEqual([
    'vendredi 4 décembre, Ferme de Yao',
    'dimanche 29 novembre, Les Jardins d’Akissi',
  ])
  expect(wordsOf(orderOf(null, yao, parcel('Kofi', null)))[1]).toBe('sans jour, Kofi')
  expect(wordsOf(orderOf(null, yao, { ...akissi, status: 'cancelled' }))).toEqual([])
  expect(wordsOf(orderOf(null, yao, { ...akissi, plannedOn: '2026-12-04' }))).toEqual([])
  // A date set by the administration applies to all parcels.
  expect(wordsOf(orderOf('2026-12-01T00:00:00.000Z', yao, akissi))).toEqual([])
})
