import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { products } from '#database/schema/catalogue.ts'
import { newId } from '#database/schema/columns.ts'
import { SQL_STATE, sqlStateOf } from '#database/sql-state.ts'
import { lockProductsForSale, reserveStock, restoreStock, type StockLine } from '#server/catalogue/public.ts'
import { countVendorProducts } from '#server/stall/public.ts'
import { createTestDatabase } from '#tests/support/database/database.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'

const { db, close } = await createTestDatabase()
afterAll(close)

let vendorId: string
beforeEach(async () => {
  vendorId = (await createVendor(db)).id
})

const make = async (...stocks: number[]): Promise<string[]> => {
  const ids: string[] = []
  for (const stock of stocks) ids.push((await createProduct(db, { vendorId, stock })).id)
  return ids
}
const stocksOf = async (ids: string[]): Promise<number[]> => {
  const rows = await db.select().from(products).where(inArray(products.id, ids))
  return ids.map(id => rows.find(row => row.id === id)!.stock)
}
const reserve = (...lines: StockLine[]) => db.transaction(tx => reserveStock(tx, lines))
const restore = (...lines: StockLine[]) => db.transaction(tx => restoreStock(tx, lines))

/** An order as the orders make it: everything or nothing. */
const order = (lines: StockLine[]): Promise<boolean> =>
  db
    .transaction(async tx => {
      const short = await reserveStock(tx, lines)
      if (short.length > 0) throw new Error('short')
      return true
    })
    .catch(error => {
      if (error.message === 'short') return false
      throw error
    })

describe('stock', () => {
  test('is taken and given back', async () => {
    const [a, b] = (await make(5, 5)) as [string, string]
    expect(await reserve({ productId: b, quantity: 5 }, { productId: a, quantity: 2 })).toEqual([])
    expect(await stocksOf([a, b])).toEqual([3, 0])
    await restore({ productId: a, quantity: 2 }, { productId: b, quantity: 5 })
    expect(await stocksOf([a, b])).toEqual([5, 5])
  })

  test('of the same product on two lines counts both', async () => {
    const [a] = (await make(5)) as [string]
    const line = { productId: a, quantity: 3 }
    expect(await reserve(line, line)).toEqual([a])
    expect(await stocksOf([a])).toEqual([5])
    await restore(line, line)
    expect(await stocksOf([a])).toEqual([11])
  })

  test('that does not suffice is told, product by product', async () => {
    const [a, b, c] = (await make(5, 1, 0)) as [string, string, string]
    const lines = [a, b, c].map(productId => ({ productId, quantity: 2 }))
    expect(await reserve(...lines)).toEqual([b, c])
  })

  test('of a product that is not public, or not there, is not to be had', async () => {
    const suspended = await createVendor(db, { status: 'suspended' })
    const hidden = await createProduct(db, { vendorId, status: 'out_of_stock' })
    const theirs = await createProduct(db, { vendorId: suspended.id })
    const lines = [hidden.id, theirs.id, newId()].map(productId => ({ productId, quantity: 1 }))
    expect(await reserve(...lines)).toEqual(lines.map(line => line.productId).toSorted())
    expect(await stocksOf([hidden.id, theirs.id])).toEqual([20, 20])
  })

  test('is given back to a product that is no longer sold', async () => {
    const { id } = await createProduct(db, { vendorId, status: 'out_of_stock', stock: 0 })
    await restore({ productId: id, quantity: 4 })
    expect(await stocksOf([id])).toEqual([4])
  })

  test('moves without being an edit of the product', async () => {
    const updatedAt = new Date('2026-01-01T00:00:00Z')
    const { id } = await createProduct(db, { vendorId, updatedAt })
    await reserve({ productId: id, quantity: 1 })
    await restore({ productId: id, quantity: 1 })
    const [row] = await db.select().from(products).where(eq(products.id, id))
    expect(row!.updatedAt).toEqual(updatedAt)
  })

  test('no lines move nothing', async () => {
    expect(await reserve()).toEqual([])
    await restore()
  })

  test('is never sold twice, and orders of the same products in any order never block each other', async () => {
    const ids = await make(30, 30, 30, 30)
    const backwards = ids.toReversed()
    const orders = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        order((n % 2 ? ids : backwards).map(productId => ({ productId, quantity: 1 + (n % 2) }))),
      ),
    )
    // 30 units go to orders of one and of two: what was served and what is left add up, whoever came first.
    const taken = orders.reduce((sum, served, n) => sum + (served ? 1 + (n % 2) : 0), 0)
    expect(await stocksOf(ids)).toEqual(Array(4).fill(30 - taken))
    expect(taken).toBe(30)
  })

  test('taken and given back at once ends where it began', async () => {
    const ids = await make(100, 100, 100)
    const lines = ids.map(productId => ({ productId, quantity: 1 }))
    await Promise.all(
      Array.from({ length: 30 }, async (_, n) => {
        const own = n % 2 ? lines : lines.toReversed()
        expect(await reserve(...own)).toEqual([])
        await restore(...own.toReversed())
      }),
    )
    expect(await stocksOf(ids)).toEqual([100, 100, 100])
  })
})

describe('products for sale', () => {
  const read = (ids: string[]) => db.transaction(tx => lockProductsForSale(tx, ids))

  test('are given with what an order needs', async () => {
    const product = await createProduct(db, {
      vendorId,
      name: 'Gombo',
      price: '750.00',
      unit: 'botte',
      stock: 3,
    })
    expect(await read([product.id])).toEqual(
      new Map([
        [
          product.id,
          {
            id: product.id,
            name: 'Gombo',
            price: '750.00',
            unit: 'botte',
            stock: 3,
            vendorId,
            isForSale: true,
          },
        ],
      ]),
    )
  })

  test('tell when they are not public', async () => {
    const pending = await createVendor(db, { status: 'pending' })
    const hidden = await createProduct(db, { vendorId, status: 'pending' })
    const theirs = await createProduct(db, { vendorId: pending.id })
    const found = await read([hidden.id, theirs.id])
    expect([...found.values()].map(product => product.isForSale)).toEqual([false, false])
  })

  test('do not hold what is unknown or is no id at all', async () => {
    expect(await read([newId(), 'tomates', '', '%', '{}', "';--"])).toEqual(new Map())
    expect(await read([])).toEqual(new Map())
  })

  test('keep their price until the order is written', async () => {
    const [id] = (await make(5)) as [string]
    const changePrice = () =>
      db.transaction(async tx => {
        await tx.execute(sql`set local lock_timeout = '50ms'`)
        await tx.update(products).set({ price: '9000.00' }).where(eq(products.id, id))
      })
    await db.transaction(async tx => {
      await lockProductsForSale(tx, [id])
      const refusal = await changePrice().then(() => undefined, sqlStateOf)
      expect(refusal).toBe(SQL_STATE.lockNotAvailable)
    })
    await changePrice()
    expect((await read([id])).get(id)!.price).toBe('9000.00')
  })
})

test('a vendor’s products are counted by what becomes of them', async () => {
  expect(await countVendorProducts(db, vendorId)).toEqual({
    totalProducts: 0,
    activeProducts: 0,
    pendingProducts: 0,
  })
  for (const status of ['active', 'active', 'pending', 'out_of_stock'] as const) {
    await createProduct(db, { vendorId, status })
  }
  await createProduct(db, { vendorId: (await createVendor(db)).id })
  expect(await countVendorProducts(db, vendorId)).toEqual({
    totalProducts: 4,
    activeProducts: 2,
    pendingProducts: 1,
  })
})
