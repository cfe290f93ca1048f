import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { type Connection, connectDatabase } from '#database/connect.ts'
import { newId } from '#database/schema/columns.ts'
import { idempotencyKeys } from '#database/schema/orders.ts'
import { createCrowd, sendOrder } from '#tests/support/makers/crowd.ts'
import { countRows, orderBody, stockOf } from '#tests/support/makers/orders.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { eventually } from '#tests/support/servers/processes.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/servers/server-process.ts'
import { makeTemporaryFolder } from '#tests/support/servers/temporary-folder.ts'

const STOCK = 10_000
const BUYERS = 12
const CUTS = 3
const ORDERS_BETWEEN_CUTS = 40

type Buyer = { cookie: string; keys: string[]; acknowledged: Map<string, string> }

/** Orders one after the other, and asks again with the same key when the answer was lost, as the checkout does. */
async function buyUntil(isOver: () => boolean, serverUrl: () => string, productId: string, buyer: Buyer) {
  const body = orderBody([{ productId, quantity: 1 }])
  while (!isOver()) {
    const key = newId()
    buyer.keys.push(key)
    while (!buyer.acknowledged.has(key)) {
      try {
        const answer = await sendOrder(serverUrl(), buyer.cookie, body, key)
        if (answer.status === 201) buyer.acknowledged.set(key, (await answer.json()).id)
        else if (answer.status < 500) throw new TypeError(`refused: ${answer.status} ${await answer.text()}`)
      } catch (error) {
        if (error instanceof TypeError && error.message.startsWith('refused')) throw error
        await wait(50)
      }
    }
  }
}

async function onDatabase<T>(dataDir: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await connectDatabase({ dataDir })
  try {
    return await work(connection)
  } finally {
    await connection.close()
  }
}

test('the server is killed during checkouts: each acknowledged order is there once, and the stock is right', async () => {
  const dataDir = await makeTemporaryFolder('power-cut')
  const env = { DATA_DIR: dataDir, DATABASE_URL: '' }
  let server: ServerProcess = await startServerProcess(env)
  // A test that fails leaves no server behind.
  onTestFinished(() => server.kill())
  const { product, cookies } = await onDatabase(dataDir, async ({ db }) => ({
    product: await createProduct(db, { vendorId: (await createVendor(db)).id, stock: STOCK }),
    cookies: await createCrowd(db, BUYERS),
  }))
  const buyers: Buyer[] = cookies.map(cookie => ({ cookie, keys: [], acknowledged: new Map() }))
  let isOver = false
  const buying = buyers.map(buyer =>
    buyUntil(
      () => isOver,
      () => server.url,
      product.id,
      buyer,
    ),
  )

  const acknowledgedCount = () => buyers.reduce((sum, buyer) => sum + buyer.acknowledged.size, 0)
  const orderMore = async () => {
    const goal = acknowledgedCount() + ORDERS_BETWEEN_CUTS
    expect(await eventually(() => acknowledgedCount() >= goal, 60_000)).toBe(true)
  }
  for (let cut = 0; cut < CUTS; cut += 1) {
    await orderMore()
    await server.kill()
    server = await startServerProcess(env)
  }
  await orderMore()
  isOver = true
  await Promise.all(buying)

  await onDatabase(dataDir, async ({ db }) => {
    const acknowledged = buyers.flatMap(buyer => [...buyer.acknowledged])
    const claims = await db.select().from(idempotencyKeys)
    const orderOf = new Map(claims.map(claim => [claim.key, claim.orderId]))
    for (const [key, orderId] of acknowledged) expect(orderOf.get(key)).toBe(orderId)
    expect(new Set(acknowledged.map(([, orderId]) => orderId)).size).toBe(acknowledged.length)
    expect(await countRows(db, 'orders')).toBe(acknowledged.length)
    expect(await stockOf(db, product.id)).toBe(STOCK - acknowledged.length)
  })
  expect(await server.stop()).toBe(0)
}, 300_000)
