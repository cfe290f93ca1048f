import { expect, test } from 'vitest'
import { orderedSubtotal, remainingParcels, remainingTotal } from './remaining-parcels.ts'
import type { Order, Parcel } from './schemas.ts'

const parcel = (status: Parcel['status'], subtotal: string): Parcel => ({
  id: subtotal,
  vendorId: 'yao',
  plannedOn: null,
  deliveredWith: null,
  vendor: { businessName: 'Ferme de Yao', phone: null },
  status,
  paymentStatus: 'pending',
  subtotal,
})

test('cancelled parcels are left out', () => {
  const parcels = [parcel('cancelled', '500.00'), parcel('delivered', '1000.00'), parcel('pending', '250.00')]
  expect(remainingParcels({ parcels })).toHaveLength(2)
  expect(remainingTotal({ parcels })).toBe('1250.00')
})

test('a wholly cancelled order still tells what it was', () => {
  const parcels = [parcel('cancelled', '500.00'), parcel('cancelled', '1000.00')]
  expect(remainingTotal({ parcels })).toBe('1500.00')
})

test('a parcel would cost what was ordered in it', () => {
  const line = (parcelId: string, price: string, orderedQuantity: number): Order['items'][number] => ({
    id: price,
    productId: price,
    parcelId,
    quantity: 1,
    orderedQuantity,
    price,
    product: {
      name: 'Tomates',
      images: [],
      unit: 'kg',
      category: 'maraichers',
      vendor: { businessName: '' },
    },
  })
  const items = [line('one', '800.00', 5), line('one', '2000.00', 1), line('other', '300.00', 2)]
  expect(orderedSubtotal({ items }, { id: 'one' })).toBe('6000.00')
})
