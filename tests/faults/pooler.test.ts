import { expect, onTestFinished, type TestContext, test } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { products } from '#database/schema/catalogue.ts'
import { createTestDatabase } from '#tests/support/database/database.ts'
import { countRows, orderBody, stockOf } from '#tests/support/makers/orders.ts'
import { createCustomer, createVendor, PASSWORD } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { openCaller } from '#tests/support/security/attacker.ts'
import { startPooler } from '#tests/support/servers/pooler.ts'
import { production } from '#tests/support/servers/production.ts'
import { startServerProcess } from '#tests/support/servers/server-process.ts'
import { makeTemporaryFolder } from '#tests/support/servers/temporary-folder.ts'
import { findPooler } from '../../scripts/launch/pooler.mjs'

/* A pooler that lends the connections of the server for one transaction each stands before the database. */

/** As many at once as a slow machine answers before the patience of their connections ends, and so often. */
const AT_ONCE = 8
const WAVES = 5
const ORDERS = AT_ONCE * WAVES

async function openBehindPooler(): Promise<Connection & { pooled: string }> {
  const database = await createTestDatabase()
  onTestFinished(database.close)
  return { ...database, pooled: await startPooler(database.url) }
}

/** `npm test` installs it where it may, and names in the end what was left out. */
const needPooler = ({ skip }: TestContext) => skip(!findPooler(), 'PgBouncer n’est pas installé')

const start = async (env: Record<string, string>) =>
  startServerProcess({ DATA_DIR: await makeTemporaryFolder('pooled'), ...env })

test('a start through it is refused, with the sentence that says what to give', async context => {
  needPooler(context)
  const { pooled, url } = await openBehindPooler()
  const refusals: [Record<string, string>, RegExp][] = [
    [{}, /DATABASE_PREPARED_STATEMENTS=0/],
    [{ DATABASE_LISTEN_URL: url }, /DATABASE_PREPARED_STATEMENTS=0/],
    [{ DATABASE_PREPARED_STATEMENTS: '0' }, /n’arrivent pas.*Donnez dans DATABASE_LISTEN_URL/s],
  ]
  for (const [env, sentence] of refusals) {
    await expect(start({ DATABASE_URL: pooled, ...env })).rejects.toThrow(sentence)
  }
})

test('with both told, orders pass and what changes is heard', async context => {
  needPooler(context)
  const { pooled, url, db } = await openBehindPooler()
  const server = await start({
    DATABASE_URL: pooled,
    DATABASE_LISTEN_URL: url,
    DATABASE_PREPARED_STATEMENTS: '0',
    PUBLIC_URL: production.PUBLIC_URL,
    TRUST_PROXY: '1',
  })
  onTestFinished(() => server.kill())
  const vendor = await createVendor(db)
  const product = await createProduct(db, { vendorId: vendor.id, stock: 100 })
  const { email } = await createCustomer(db)
  const awa = openCaller(server.url)
  expect((await awa.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200)

  const order = () => awa.post('/api/orders', orderBody([{ productId: product.id, quantity: 1 }]))
  for (let wave = 0; wave < WAVES; wave += 1) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, order))
    expect(answers.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(201))
  }
  expect(await stockOf(db, product.id)).toBe(100 - ORDERS)
  expect(await countRows(db, 'orders')).toBe(ORDERS)

  const shown = async () => (await awa.get(`/api/products/${product.id}`)).body.price
  const before = await shown()
  await db.update(products).set({ price: '2750.00' })
  expect(before).not.toBe('2750.00')
  await expect.poll(shown).toBe('2750.00')
  expect(await server.stop()).toBe(0)
})
