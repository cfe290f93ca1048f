import { expect, test } from 'vitest'
import { splitIntoParcels } from './split-into-parcels.ts'

test('an order is split into one parcel per vendor, whose subtotals make the total', () => {
  const line = (vendorId: string, quantity: number, price: string) => ({ vendorId, quantity, price })
  const parcels = splitIntoParcels([
    line('v1', 2, '500.00'),
    line('v2', 1, '3000.00'),
    line('v1', 1, '250.00'),
  ])
  expect(parcels.map(({ vendorId, subtotal, lines }) => [vendorId, subtotal, lines.length])).toEqual([
    ['v1', '1250.00', 2],
    ['v2', '3000.00', 1],
  ])
})
