import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { openVisitors } from '#tests/support/pages/visitors.ts'
import { startTestSite } from '#tests/support/servers/site.ts'

export type CustomerShop = Awaited<ReturnType<typeof startCustomerShop>>
export type Customer = Awaited<ReturnType<typeof createCustomer>>
type OrderFields = Partial<Parameters<typeof createOrder>[1]>

/** A site with two vendors, whose customers look at what they ordered. */
export async function startCustomerShop() {
  const site = await startTestSite()
  const visitors = await openVisitors(site)
  const yao = await createVendor(site.db, { businessName: 'Ferme de Yao' })
  const aya = await createVendor(site.db, { businessName: 'Volailles d’Aya' })
  const tomatoes = await createProduct(site.db, { vendorId: yao.id, price: '1500.00', stock: 100 })
  const eggs = await createProduct(site.db, {
    vendorId: aya.id,
    name: 'Œufs frais',
    price: '2500.00',
    unit: 'caisse',
  })
  return {
    site,
    visitors,
    tomatoes,
    eggs,
    /** What makes an order of two parcels. */
    ofBothFarms: () => [
      { productId: tomatoes.id, quantity: 2 },
      { productId: eggs.id, quantity: 1 },
    ],
    openCustomer: () => createCustomer(site.db, { fullName: 'Awa Koné', phone: '+2250701020304' }),
    /** An order of tomatoes unless told, written as it is. */
    buy: (customer: Customer, fields: OrderFields = {}) =>
      createOrder(site.db, {
        customerId: customer.id,
        lines: [{ productId: tomatoes.id, quantity: 3 }],
        ...fields,
      }),
    close: async () => {
      await visitors.close()
      await site.close()
    },
  }
}
