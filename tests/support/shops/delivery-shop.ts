import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Order } from '#contract/orders/schemas.ts'
import { deliveryCodes } from '#database/schema/delivery-codes.ts'
import { parcels } from '#database/schema/orders.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { orderBody } from '#tests/support/makers/orders.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp } from '#tests/support/servers/app.ts'

export type DeliveringStall = { browser: TestBrowser; vendorId: string; productId: string }
export type DeliveryShop = Awaited<ReturnType<typeof openDeliveryShop>>

const patch = ({ browser }: DeliveringStall, id: string, body: object) =>
  browser.tries.changeOrderStatus({ params: { id }, body })

/** The code that comes so many after another one. */
export const another = (code: string, by = 1) => String((Number(code) + by) % 10_000).padStart(4, '0')

/** A shop with a customer who orders, and stalls that bring it to the door. */
export async function openDeliveryShop() {
  const app = await startTestApp()
  const { db } = app
  const awaId = (await createCustomer(db)).id
  const awa = await app.browser(awaId)
  const admin = await app.browser((await createAdmin(db)).id)
  const seen = (id: string): Promise<Order> => awa.api.getOrder({ params: { id } })
  const parcelOf = async (id: string, { vendorId }: DeliveringStall) =>
    (await seen(id)).parcels.find(parcel => parcel.vendorId === vendorId)!
  return {
    app,
    awa,
    awaId,
    admin,
    openStall: async (): Promise<DeliveringStall> => {
      const { id: vendorId, userId } = await createVendor(db)
      const { id: productId } = await createProduct(db, { vendorId, price: '500.00', stock: 10 })
      return { browser: await app.browser(userId), vendorId, productId }
    },
    /** Two of each stall. */
    order: async (...stalls: DeliveringStall[]): Promise<Order> => {
      const items = stalls.map(({ productId }) => ({ productId, quantity: 2 }))
      return (await awa.tries.placeOrder({ body: orderBody(items) })).body
    },
    patch,
    ship: async (stall: DeliveringStall, id: string) => {
      for (const status of ['confirmed', 'shipped']) {
        expect((await patch(stall, id, { status })).status).toBe(200)
      }
    },
    deliver: (stall: DeliveringStall, id: string, how: object = {}) =>
      patch(stall, id, { status: 'delivered', ...how }),
    /** The order as its customer sees it. */
    seen,
    parcelOf,
    codeOf: async (id: string, stall: DeliveringStall) => (await parcelOf(id, stall)).deliveryCode!,
    /** What the database keeps of the first parcel. */
    keptOf: async (id: string) => {
      const [kept] = await db
        .select({
          code: deliveryCodes.code,
          wrongTries: deliveryCodes.wrongTries,
          proof: parcels.deliveredWith,
        })
        .from(parcels)
        .innerJoin(deliveryCodes, eq(deliveryCodes.parcelId, parcels.id))
        .where(eq(parcels.orderId, id))
        .orderBy(parcels.id)
      return kept!
    },
  }
}
