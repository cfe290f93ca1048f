import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { type Office, startOffice } from '#tests/support/shops/office.ts'

export type CashOffice = Office & { awa: Awaited<ReturnType<typeof createCustomer>> }

/** The office of Fatou, and Awa, a customer. */
export async function startCashOffice(): Promise<CashOffice> {
  const office = await startOffice()
  const awa = await createCustomer(office.db, { fullName: 'Awa Koné', phone: '+2250707000001' })
  return { ...office, awa }
}

/** A vendor with something to sell to Awa, and what makes her orders. */
export async function openStall({ db, awa }: CashOffice, businessName: string) {
  const vendor = await createVendor(db, { businessName }, { phone: '+2250505000001' })
  const { id: productId } = await createProduct(db, { vendorId: vendor.id, price: '1500.00' })
  const sell = (fields: Partial<Parameters<typeof createOrder>[1]> = {}) =>
    createOrder(db, { customerId: awa.id, lines: [{ productId, quantity: 2 }], ...fields })
  return { vendor, productId, sell }
}

/** Delivered and paid online: the vendor is owed it. */
export const paidOnline = {
  paymentMethod: 'cinetpay',
  status: 'delivered',
  paymentStatus: 'completed',
} as const
