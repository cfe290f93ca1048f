import type { Database } from '#database/connect.ts'
import { users, vendors } from '#database/schema/accounts.ts'
import { products } from '#database/schema/catalogue.ts'
import { makeProducts } from '#demo/catalogue/make-products.ts'
import { insertRows } from '#demo/insert-rows.ts'
import { makeVendors } from '#demo/people/make-vendors.ts'
import { seededRandom } from '#demo/random.ts'

/** The producers and products of the demonstration, without their pictures. */
export async function fillDemoCatalogue(db: Database, now: Date): Promise<void> {
  const stalls = makeVendors(seededRandom('amic vendors'), now)
  const offered = makeProducts(seededRandom('amic products'), stalls, now)
  await db.transaction(async tx => {
    await insertRows(
      tx,
      users,
      stalls.map(({ user }) => ({ ...user, passwordHash: 'none' })),
    )
    await insertRows(
      tx,
      vendors,
      stalls.map(({ vendor }) => vendor),
    )
    await insertRows(
      tx,
      products,
      offered.map(({ row }) => row),
    )
  })
}
