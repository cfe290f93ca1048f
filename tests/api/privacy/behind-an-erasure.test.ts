import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addresses } from '#database/schema/delivery.ts'
import { favouriteProducers, favouriteProducts, stockAlerts } from '#database/schema/favourites.ts'
import { putAlertBack } from '#server/favourites/public.ts'
import { whileHeld } from '#tests/support/database/while-held.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createCustomer, createVendor, storedUser } from '#tests/support/makers/people.ts'
import { createProduct, type Product } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let sold: Product
let soldOut: Product
beforeAll(async () => {
  app = await startTestApp()
  const { id: vendorId } = await createVendor(app.db)
  sold = await createProduct(app.db, { vendorId })
  soldOut = await createProduct(app.db, { vendorId, stock: 0 })
})
afterAll(() => app.close())

/** What an act does that comes while the account of its person is being erased. */
const behindErasure = <T>(userId: string, act: () => Promise<T>): Promise<T> =>
  whileHeld(app.pool, {
    hold: async client => {
      await client.query('select from users where id = $1 for update', [userId])
      const erased = `update users set erased_at = now(), is_active = false, full_name = 'Ancien client', phone = null,
        region = null where id = $1`
      await client.query(erased, [userId])
    },
    act,
  })

const favourites = '/api/customer/favourites'
const acts: [string, (phone: TestBrowser) => ReturnType<TestBrowser['get']>][] = [
  ['its name', phone => phone.patch('/api/customer/profile', { fullName: 'Awa Koné' })],
  ['an address', phone => phone.post('/api/customer/addresses', { label: 'Domicile', address: 'Cocody' })],
  ['a product that it likes', phone => phone.put(`${favourites}/products/${sold.id}`)],
  ['a producer that it likes', phone => phone.put(`${favourites}/producers/${sold.vendorId}`)],
  ['a product that it waits for', phone => phone.put(`${favourites}/awaited/${soldOut.id}`)],
]
const tables = [addresses, favouriteProducts, favouriteProducers, stockAlerts]

const expectNothingOf = async (userId: string) => {
  expect(await storedUser(app.db, userId)).toMatchObject({ fullName: 'Ancien client', phone: null })
  for (const table of tables) expect(await app.db.$count(table, eq(table.userId, userId))).toBe(0)
}

test.each(acts)('what waits for an erasure does not write back %s', async (_what, act) => {
  const awa = await createCustomer(app.db)
  const phone = await app.browser(awa.id)
  expect(await behindErasure(awa.id, () => act(phone))).toMatchObject({
    status: 401,
    body: { code: 'unauthenticated' },
  })
  await expectNothingOf(awa.id)
})

test('nor does a mail that came too late for a stock write back who waited for it', async () => {
  const { id: userId } = await createCustomer(app.db)
  await behindErasure(userId, () => putAlertBack(app.db, { userId, productId: soldOut.id }, new Date()))
  await expectNothingOf(userId)
})
