import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MAX_STOCKS_AT_ONCE } from '#contract/stall/facts.ts'
import { newId } from '#database/schema/columns.ts'
import { reserveStock } from '#server/catalogue/public.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import {
  createPicturedProduct,
  type Product,
  storedProduct,
} from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let yao: TestBrowser
let vendorId: string
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  const vendor = await createVendor(app.db)
  vendorId = vendor.id
  yao = await app.browser(vendor.userId)
})

const own = (fields: Partial<Product> = {}) => createPicturedProduct(app.db, { vendorId, ...fields })
const set = (...stocks: unknown[]) => yao.tries.setVendorStocks({ body: stocks })
const sell = (productId: string, quantity: number) =>
  app.db.transaction(tx => reserveStock(tx, [{ productId, quantity }]))
const stocksOf = (...ids: string[]) =>
  Promise.all(ids.map(async id => (await storedProduct(app.db, id))?.stock))

describe('the stock of several products', () => {
  test('is set at once, and shows at once in the shop', async () => {
    const [tomatoes, okra, cabbages] = [
      await own({ stock: 20 }),
      await own({ stock: 3 }),
      await own({ stock: 8 }),
    ]
    const visitor = await app.browser()
    await visitor.api.getProduct({ params: { id: okra.id } })
    const answer = await set(
      { id: okra.id, stock: 40, seen: 3 },
      { id: tomatoes.id, stock: 0, seen: 20 },
      { id: cabbages.id, stock: 8, seen: 8 },
    )
    expect(answer).toMatchObject({
      status: 200,
      body: [
        { id: okra.id, stock: 40 },
        { id: tomatoes.id, stock: 0 },
        { id: cabbages.id, stock: 8 },
      ],
    })
    expect((await visitor.api.getProduct({ params: { id: okra.id } })).stock).toBe(40)
    expect(await storedProduct(app.db, tomatoes.id)).toMatchObject({ stock: 0, status: 'active' })
    expect((await storedProduct(app.db, cabbages.id))!.updatedAt).toEqual(cabbages.updatedAt)
  })

  test('is none of it set over a sale that the vendor did not see: it is told which, and what is left', async () => {
    const [tomatoes, okra, cabbages] = [
      await own({ stock: 20 }),
      await own({ stock: 3 }),
      await own({ stock: 8 }),
    ]
    await sell(tomatoes.id, 5)
    await sell(cabbages.id, 1)
    const wishes = (tomatoesSeen: number, cabbagesSeen: number) => [
      { id: okra.id, stock: 40, seen: 3 },
      { id: tomatoes.id, stock: 25, seen: tomatoesSeen },
      { id: cabbages.id, stock: 9, seen: cabbagesSeen },
    ]
    expect(await set(...wishes(20, 8))).toMatchObject({
      status: 409,
      body: {
        code: 'stock_changed',
        stock: 15,
        products: [
          { id: tomatoes.id, stock: 15 },
          { id: cabbages.id, stock: 7 },
        ],
      },
    })
    expect(await stocksOf(okra.id, tomatoes.id, cabbages.id)).toEqual([3, 15, 7])
    expect((await set(...wishes(15, 7))).status).toBe(200)
    expect(await stocksOf(okra.id, tomatoes.id, cabbages.id)).toEqual([40, 25, 9])
  })

  test('asked for again after a lost answer is what was asked for', async () => {
    const [tomatoes, okra] = [await own({ stock: 20 }), await own({ stock: 3 })]
    const wishes = [
      { id: tomatoes.id, stock: 30, seen: 20 },
      { id: okra.id, stock: 10, seen: 3 },
    ]
    await set(...wishes)
    expect((await set(...wishes)).status).toBe(200)
    expect(await stocksOf(tomatoes.id, okra.id)).toEqual([30, 10])
  })

  test('counts every unit once while 20 orders take from two products, in whatever order they are named', async () => {
    const [tomatoes, okra] = [await own({ stock: 100 }), await own({ stock: 100 })]
    const sales = Array.from({ length: 20 }, () =>
      app.db.transaction(tx =>
        reserveStock(tx, [
          { productId: tomatoes.id, quantity: 1 },
          { productId: okra.id, quantity: 1 },
        ]),
      ),
    )
    const edits = Array.from({ length: 20 }, (_, i) => {
      const wishes = [tomatoes, okra].map(({ id }) => ({ id, stock: 200 + i, seen: 100 }))
      return set(...(i % 2 === 0 ? wishes : wishes.toReversed()))
    })
    const answers = await Promise.all(edits)
    await Promise.all(sales)
    const won = answers.filter(({ status }) => status === 200)
    expect(won.length).toBeLessThanOrEqual(1)
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    // Stocks that were set were set before the first sale: then all sales come off them.
    const base = won[0]?.body[0]?.stock ?? 100
    expect(await stocksOf(tomatoes.id, okra.id)).toEqual([base - 20, base - 20])
  })

  test('of what was rejected submits it again, as a change of one stock does', async () => {
    const { id } = await own({ status: 'rejected', rejectionReason: 'Photo floue', stock: 2 })
    await set({ id, stock: 5, seen: 2 })
    expect(await storedProduct(app.db, id)).toMatchObject({ status: 'pending', stock: 5 })
  })
})

test.each([
  [
    'of another vendor',
    async () => (await createPicturedProduct(app.db, { vendorId: (await createVendor(app.db)).id })).id,
  ],
  ['that nobody knows', async () => newId()],
])('a product %s among one’s own does not exist, and nothing changes', async (_, find) => {
  const mine = await own({ stock: 20 })
  const id = await find()
  const before = await storedProduct(app.db, id)
  const answer = await set({ id: mine.id, stock: 25, seen: 20 }, { id, stock: 1, seen: before?.stock ?? 0 })
  expect(answer).toMatchObject({ status: 404, body: { code: 'product_not_found' } })
  expect(await stocksOf(mine.id)).toEqual([20])
  expect(await storedProduct(app.db, id)).toEqual(before)
})

describe('what makes no sense is refused, and nothing changes', () => {
  const one = { stock: 25, seen: 20 }
  test.each<[string, (id: string) => unknown, RegExp]>([
    ['no list', id => ({ id, ...one }), /au moins un stock/],
    ['nothing', () => [], /au moins un stock/],
    [
      'a product twice',
      id => [
        { id, ...one },
        { id, ...one, stock: 26 },
      ],
      /indiqué deux fois/,
    ],
    ['a negative stock', id => [{ id, ...one, stock: -1 }], /nombre entier, 0 ou plus/],
    ['half a unit', id => [{ id, ...one, stock: 1.5 }], /nombre entier, 0 ou plus/],
    ['a text', id => [{ id, ...one, stock: '25' }], /nombre entier, 0 ou plus/],
    ['too much', id => [{ id, ...one, stock: 1_000_001 }], /trop grand/],
    ['no stock that was seen', id => [{ id, stock: 25 }], /nombre entier, 0 ou plus/],
    ['no id', () => [{ id: 'x', ...one }], /n’existe pas/],
    [
      'more than the limit',
      () => Array.from({ length: MAX_STOCKS_AT_ONCE + 1 }, () => ({ id: newId(), ...one })),
      /500 stocks au plus à la fois/,
    ],
  ])('%s', async (_, bodyOf, message) => {
    const { id } = await own({ stock: 20 })
    const { status, body } = await yao.tries.setVendorStocks({ body: bodyOf(id) })
    expect(status).toBe(400)
    expect(body.message).toMatch(message)
    expect(await stocksOf(id)).toEqual([20])
  })
})
