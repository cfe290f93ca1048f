import { expect, test } from 'vitest'
import type { Parcel } from '#contract/orders.ts'
import { receiptParcels, receiptTotal } from './receipt-total.ts'

const parcel = (status: Parcel['status'], subtotal: string): Parcel => ({
  id: subtotal,
  vendorId: 'yao',
  vendor: { businessName: 'Ferme de Yao', phone: null },
  status,
  paymentStatus: 'pending',
  subtotal,
})

test('a receipt leaves cancelled parcels out', () => {
  const parcels = [parcel('cancelled', '500.00'), parcel('delivered', '1000.00'), parcel('pending', '250.00')]
  expect(receiptParcels({ parcels })).toHaveLength(2)
  expect(receiptTotal({ parcels })).toBe('1250.00')
})

test('the receipt of a wholly cancelled order still tells what it was', () => {
  const parcels = [parcel('cancelled', '500.00'), parcel('cancelled', '1000.00')]
  expect(receiptTotal({ parcels })).toBe('1500.00')
})
