import { and, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayOf } from '#contract/day-of.ts'
import { vendors } from '#database/schema/accounts.ts'
import { products } from '#database/schema/catalogue.ts'
import { newId } from '#database/schema/columns.ts'
import { favouriteProducts, stockAlerts } from '#database/schema/favourites.ts'
import { backgroundTasks } from '#server/background/background-tasks.ts'
import { customerEvents } from '#server/notifications/customer-events.ts'
import { addJob, type Outbox, startOutbox } from '#server/outbox/public.ts'
import { whileHeld } from '#tests/support/database/while-held.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { orderBody } from '#tests/support/makers/orders.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct, type Product } from '#tests/support/makers/products-and-orders.ts'
import { type MailServer, startMailServer } from '#tests/support/partners/mail-server.ts'
import { startTextGateway, type TestGateway } from '#tests/support/partners/text-gateway.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'
import { jobsAreDone } from '#tests/support/servers/jobs.ts'

let post: MailServer
let gateway: TestGateway
let app: TestApp
let outbox: Outbox
beforeAll(async () => {
  post = await startMailServer()
  gateway = await startTextGateway()
  const sms = { SMS_GATEWAY_URL: gateway.url, SMS_GATEWAY_TOKEN: 'jeton' }
  app = await startTestApp({ env: { SMTP_URL: post.url, PUBLIC_URL: 'https://amic.example', ...sms } })
  outbox = await startOutbox({ pool: app.pool, tasks: backgroundTasks(app.deps), log: app.deps.log })
})
afterAll(async () => {
  await outbox.stop()
  await app.close()
  await gateway.close()
  await post.close()
})

let yao: Awaited<ReturnType<typeof createVendor>>
let awa: Awaited<ReturnType<typeof createCustomer>>
let phone: TestBrowser
let stall: TestBrowser
let tomatoes: Product
beforeEach(async () => {
  yao = await createVendor(app.db, { businessName: 'Ferme de Yao' })
  awa = await createCustomer(app.db, { fullName: 'Awa Koné', phone: '+2250701020304' })
  phone = await app.browser(awa.id)
  stall = await app.browser(yao.userId)
  tomatoes = await createProduct(app.db, { vendorId: yao.id, price: '1500.00' })
  post.taken.length = 0
  gateway.taken.length = 0
})

const PRODUCTS = '/api/customer/favourites/products'
const PRODUCERS = '/api/customer/favourites/producers'
const ALERTS = '/api/customer/favourites/awaited'
const ids = async (browser = phone) => await browser.api.getFavouriteIds()
const change = (fields: Partial<Product>) =>
  app.db.update(products).set(fields).where(eq(products.id, tomatoes.id))

describe('favourites', () => {
  test('are kept once each, listed, and taken away again', async () => {
    for (const _twice of [1, 2]) {
      expect((await phone.put(`${PRODUCTS}/${tomatoes.id}`)).status).toBe(200)
      expect((await phone.put(`${PRODUCERS}/${yao.id}`)).status).toBe(200)
    }
    expect(await ids()).toEqual({ products: [tomatoes.id], producers: [yao.id], awaited: [] })
    const body = await phone.api.listFavourites()
    expect(body).toMatchObject({
      products: [{ id: tomatoes.id, price: '1500.00', vendor: { businessName: 'Ferme de Yao' } }],
      producers: [{ id: yao.id, businessName: 'Ferme de Yao', region: 'Bouaké', portraitUrl: null }],
      awaited: [],
    })
    for (const _twice of [1, 2]) {
      expect((await phone.delete(`${PRODUCTS}/${tomatoes.id}`)).status).toBe(200)
      expect((await phone.delete(`${PRODUCERS}/${yao.id}`)).status).toBe(200)
    }
    expect(await ids()).toEqual({ products: [], producers: [], awaited: [] })
  })

  test('are one’s own', async () => {
    const kofi = await app.browser((await createCustomer(app.db)).id)
    await phone.put(`${PRODUCTS}/${tomatoes.id}`)
    await kofi.delete(`${PRODUCTS}/${tomatoes.id}`)
    expect((await ids(kofi)).products).toEqual([])
    expect((await ids()).products).toEqual([tomatoes.id])
  })

  test('are things that the public may see', async () => {
    await phone.put(`${PRODUCTS}/${tomatoes.id}`)
    await phone.put(`${PRODUCERS}/${yao.id}`)
    await app.db.update(vendors).set({ status: 'suspended' }).where(eq(vendors.id, yao.id))
    const hidden = await phone.tries.listFavourites()
    expect(hidden.body).toEqual({ products: [], producers: [], awaited: [] })
    for (const path of [`${PRODUCTS}/${tomatoes.id}`, `${PRODUCERS}/${yao.id}`, `${PRODUCTS}/${newId()}`]) {
      expect((await phone.put(path)).status).toBe(404)
    }
  })
})

describe('who waits for a product', () => {
  const wait = () => phone.put(`${ALERTS}/${tomatoes.id}`)

  /** The stock returns by one of the acts that give it back. */
  const returns: [string, () => Promise<unknown>][] = [
    [
      'its vendor sets the stock',
      async () => {
        const { status } = await stall.tries.changeVendorProduct({
          params: { id: tomatoes.id },
          body: { stock: 8 },
        })
        expect(status).toBe(200)
      },
    ],
    [
      'an order is cancelled',
      async () => {
        const kofi = await app.browser((await createCustomer(app.db)).id)
        await change({ stock: 2 })
        const body = orderBody([{ productId: tomatoes.id, quantity: 2 }])
        const bought = await kofi.tries.placeOrder({ body })
        expect(bought.status).toBe(201)
        expect((await wait()).status).toBe(200)
        await kofi.tries.changeOrderStatus({ params: { id: bought.body.id }, body: { status: 'cancelled' } })
      },
    ],
    [
      'it is put on sale again',
      async () => {
        await change({ status: 'out_of_stock', stock: 4 })
        await change({ status: 'active' })
      },
    ],
    [
      'its vendor may sell again',
      async () => {
        const be = (status: 'suspended' | 'approved') =>
          app.db.update(vendors).set({ status }).where(eq(vendors.id, yao.id))
        await be('suspended')
        await change({ stock: 4 })
        expect(await jobsAreDone(app.db)).toBe(true)
        expect((await ids()).awaited).toEqual([tomatoes.id])
        await be('approved')
      },
    ],
  ]

  test.each(returns)('is told once, by mail and not by text, when %s', async (_how, giveBack) => {
    await change({ stock: 0 })
    if (_how !== 'an order is cancelled') expect((await wait()).status).toBe(200)
    await giveBack()
    expect(await jobsAreDone(app.db)).toBe(true)
    const told = () => post.taken.filter(({ to }) => to === awa.email)
    expect(told().map(({ headers }) => headers.get('subject'))).toEqual([
      expect.stringMatching(/^De nouveau en stock/),
    ])
    expect(told()[0]!.text).toContain(`https://amic.example/product/${tomatoes.id}`)
    const texts = () => gateway.taken.map(({ text }) => text).filter(text => !text.includes('la commande'))
    expect(texts()).toEqual([])
    expect((await ids()).awaited).toEqual([])

    // Again sold out, again there; and the job again: it was said.
    await change({ stock: 0 })
    await change({ stock: 5 })
    await addJob(app.db, 'stock-returned', { productId: tomatoes.id })
    expect(await jobsAreDone(app.db)).toBe(true)
    expect([told().length, texts().length]).toEqual([1, 0])
  })

  const told = async () => {
    expect(await jobsAreDone(app.db)).toBe(true)
    return post.taken.filter(({ to }) => to === awa.email).length
  }

  test.each([
    ['its vendor lifts it', () => stall.tries.setPause({ body: { until: null } })],
    [
      'its last day is over',
      () => app.db.update(vendors).set({ pausedUntil: '2026-01-01' }).where(eq(vendors.id, yao.id)),
    ],
  ])('waits while its vendor is on pause, and is told once %s', async (_how, endPause) => {
    await change({ stock: 0 })
    await wait()
    expect((await stall.tries.setPause({ body: { until: dayOf(new Date()) } })).status).toBe(200)
    await change({ stock: 8 })
    await addJob(app.db, 'sweep-alerts', {})
    expect([await told(), (await ids()).awaited]).toEqual([0, [tomatoes.id]])
    await endPause()
    await addJob(app.db, 'sweep-alerts', {})
    expect([await told(), (await ids()).awaited]).toEqual([1, []])
    await addJob(app.db, 'sweep-alerts', {})
    expect(await told()).toBe(1)
  })

  test('waits on when others bought all before the mail left, and is told the next time', async () => {
    await change({ stock: 0 })
    await wait()
    await outbox.stop()
    await change({ stock: 1 })
    await customerEvents['stock-returned'](app.deps, { productId: tomatoes.id })
    await change({ stock: 0 })
    outbox = await startOutbox({ pool: app.pool, tasks: backgroundTasks(app.deps), log: app.deps.log })
    expect([await told(), (await ids()).awaited]).toEqual([0, [tomatoes.id]])
    await change({ stock: 1 })
    expect([await told(), (await ids()).awaited]).toEqual([1, []])
  })

  test('may renounce, and hears nothing', async () => {
    await change({ stock: 0 })
    await wait()
    await wait()
    expect((await ids()).awaited).toEqual([tomatoes.id])
    expect((await phone.api.listFavourites()).awaited).toMatchObject([{ id: tomatoes.id }])
    await phone.delete(`${ALERTS}/${tomatoes.id}`)
    await change({ stock: 5 })
    expect(await jobsAreDone(app.db)).toBe(true)
    expect([post.taken, gateway.taken]).toEqual([[], []])
  })

  test('hears nothing of an act that was rolled back', async () => {
    await change({ stock: 0 })
    await wait()
    const rolledBack = app.db.transaction(async tx => {
      await tx.update(products).set({ stock: 5 }).where(eq(products.id, tomatoes.id))
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    expect(await jobsAreDone(app.db)).toBe(true)
    expect([post.taken.length, (await ids()).awaited]).toEqual([0, [tomatoes.id]])
  })

  test('does so only while there is none', async () => {
    const { status, body } = await wait()
    expect([status, body.message]).toEqual([409, 'Ce produit est en stock : vous pouvez le commander.'])
    expect((await phone.put(`${ALERTS}/${newId()}`)).status).toBe(404)
  })
})

/** Other products, sold out, and the customer's mark on each. */
async function mark(table: typeof favouriteProducts | typeof stockAlerts, count: number) {
  const sold = { ...tomatoes, vendorId: yao.id, stock: 0 }
  const others = Array.from({ length: count }, () => ({ ...sold, id: newId() }))
  await app.db.insert(products).values(others)
  const createdAt = new Date()
  await app.db.insert(table).values(others.map(({ id }) => ({ userId: awa.id, productId: id, createdAt })))
}

test('a customer likes 200 products and producers at most', async () => {
  await mark(favouriteProducts, 199)
  expect((await phone.put(`${PRODUCTS}/${tomatoes.id}`)).status).toBe(200)
  const refused = await phone.put(`${PRODUCERS}/${yao.id}`)
  expect(refused).toMatchObject({ status: 409, body: { code: 'too_many_favourites' } })
  expect((await ids()).producers).toEqual([])
})

test('a customer awaits 50 products at most', async () => {
  await mark(stockAlerts, 50)
  await change({ stock: 0 })
  const refused = await phone.put(`${ALERTS}/${tomatoes.id}`)
  expect(refused).toMatchObject({ status: 409, body: { code: 'too_many_alerts' } })
  expect((await ids()).awaited).toHaveLength(50)
})

test('what is sold no more takes no place among the marks, and a mark sent again none either', async () => {
  await mark(stockAlerts, 50)
  await mark(favouriteProducts, 200)
  await change({ stock: 0 })
  const others = and(eq(products.vendorId, yao.id), ne(products.id, tomatoes.id))
  await app.db.update(products).set({ status: 'rejected' }).where(others)
  expect((await phone.put(`${ALERTS}/${tomatoes.id}`)).status).toBe(200)
  expect((await phone.put(`${PRODUCTS}/${tomatoes.id}`)).status).toBe(200)
  const { awaited, products: liked } = await ids()
  expect([awaited.length, liked.length]).toEqual([51, 201])

  // On sale again, they are beyond what one may mark: what is marked already stays so, and nothing is refused.
  await app.db.update(products).set({ status: 'active' }).where(eq(products.vendorId, yao.id))
  for (const path of [ALERTS, PRODUCTS]) expect((await phone.put(`${path}/${tomatoes.id}`)).status).toBe(200)
  expect((await phone.put(`${PRODUCERS}/${yao.id}`)).body.code).toBe('too_many_favourites')
  expect((await ids()).producers).toEqual([])
})

test('a product that is deleted while somebody likes it is not found', async () => {
  const liked = await whileHeld(app.pool, {
    hold: client => client.query('delete from products where id = $1', [tomatoes.id]),
    act: () => phone.put(`${PRODUCTS}/${tomatoes.id}`),
  })
  expect(liked).toMatchObject({ status: 404, body: { code: 'product_not_found' } })
  expect((await ids()).products).toEqual([])
})

test('a producer who is deleted while somebody likes him is not found', async () => {
  const leaving = await createVendor(app.db)
  const liked = await whileHeld(app.pool, {
    hold: client => client.query('delete from vendors where id = $1', [leaving.id]),
    act: () => phone.put(`${PRODUCERS}/${leaving.id}`),
  })
  expect(liked).toMatchObject({ status: 404, body: { code: 'producer_not_found' } })
  expect((await ids()).producers).toEqual([])
})
