import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database, Transaction } from '#database/connect.ts'
import { products } from '#database/schema/catalogue.ts'
import { transactPipelined } from '#database/transact-pipelined.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Transact = (db: Database, work: (tx: Transaction) => Promise<void>) => Promise<void>

const ways: [string, Transact][] = [
  ['db.transaction', (db, work) => db.transaction(work)],
  [
    'transactPipelined',
    (db, work) =>
      transactPipelined(db, async (tx, begun) => {
        await begun
        await work(tx)
      }),
  ],
]

test.each(ways)(
  'of two that wait for each other the one that is ended begins again: %s',
  async (_way, transact) => {
    const { id: vendorId } = await createVendor(app.db)
    const tomatoes = await createProduct(app.db, { vendorId, stock: 10 })
    const eggs = await createProduct(app.db, { vendorId, stock: 10 })
    const take = (tx: Transaction, { id }: { id: string }) =>
      tx
        .update(products)
        .set({ stock: sql`${products.stock} - 1` })
        .where(eq(products.id, id))
    let holding = 0
    const bothHold = Promise.withResolvers<void>()
    let begun = 0
    const oneIsDone = Promise.withResolvers<void>()
    const takeBoth = async (first: typeof eggs, second: typeof eggs) => {
      await transact(app.db, async tx => {
        begun += 1
        if (begun > 2) await oneIsDone.promise
        await take(tx, first)
        holding += 1
        if (holding === 2) bothHold.resolve()
        await bothHold.promise
        await take(tx, second)
      })
      oneIsDone.resolve()
    }
    await Promise.all([takeBoth(tomatoes, eggs), takeBoth(eggs, tomatoes)])
    expect(begun).toBe(3)
    const left = await app.db
      .select({ stock: products.stock })
      .from(products)
      .where(eq(products.vendorId, vendorId))
    expect(left).toEqual([{ stock: 8 }, { stock: 8 }])
  },
)
