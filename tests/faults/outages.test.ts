import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newId } from '#database/schema/columns.ts'
import { cutConnections } from '#tests/support/database/cut-connections.ts'
import { onServer } from '#tests/support/database/database.ts'
import { cookieHeader, type TestBrowser } from '#tests/support/http/browser.ts'
import { orderBody, stockOf } from '#tests/support/makers/orders.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import type { Product } from '#tests/support/makers/products-and-orders.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'
import { eventually } from '#tests/support/servers/processes.ts'

let app: TestApp
let awa: TestBrowser
let product: Product
let name: string
beforeAll(async () => {
  app = await startTestApp()
  awa = await app.browser((await createCustomer(app.db)).id)
  product = await createProduct(app.db, { vendorId: (await createVendor(app.db)).id, stock: 9 })
  name = new URL(app.deps.config.databaseUrl!).pathname.slice(1)
})
afterAll(() => app.close())

/** Speaks to the server that has the database, whatever becomes of the database. */
const tell = (statement: string) => onServer(inject('testServer').url, statement)

/** The next connections of the shop meet what has changed. */
const cutAll = () => tell(cutConnections(name))

/** Straight to the server: nothing is heard of the database meanwhile. */
const ask = (path: string, init: RequestInit = {}) =>
  fetch(app.url + path, {
    ...init,
    headers: {
      'idempotency-key': newId(),
      cookie: cookieHeader(awa.cookies),
      'content-type': 'application/json',
    },
  })
const order = () =>
  ask('/api/orders', {
    method: 'POST',
    body: JSON.stringify(orderBody([{ productId: product.id, quantity: 1 }])),
  })

async function expectOutage(answer: Response): Promise<void> {
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(await answer.json()).toEqual({
    code: 'unavailable',
    message: 'Le service est momentanément indisponible. Veuillez réessayer.',
  })
}

/** How many requests the figures count as failed, by their kind. */
async function failuresOf(kind: string): Promise<number> {
  const figures = await (await ask('/metrics')).text()
  return Number(
    new RegExp(`^http_request_failures_total\\{kind="${kind}"\\} (\\d+)$`, 'm').exec(figures)?.[1] ?? 0,
  )
}

const isWell = () => eventually(async () => (await ask('/readyz')).status === 200)

test('a database that takes no more connections is an outage, and it passes', async () => {
  await tell(`alter database ${name} connection limit 0`)
  await cutAll()
  await expectOutage(await ask(`/api/products?search=${'limit'}`))
  await tell(`alter database ${name} connection limit -1`)
  expect(await isWell()).toBe(true)
  expect((await ask('/api/products?search=limit')).status).toBe(200)
})

test('a database that only reads refuses orders for the moment; the shop is still looked at', async () => {
  await tell(`alter database ${name} set default_transaction_read_only = on`)
  await cutAll()
  expect(await isWell()).toBe(true)
  expect((await ask('/api/products?search=lire')).status).toBe(200)
  await expectOutage(await order())
  await tell(`alter database ${name} reset default_transaction_read_only`)
  await cutAll()
  expect(await isWell()).toBe(true)
  expect(await stockOf(app.db, product.id)).toBe(9)
  expect((await order()).status).toBe(201)
  expect(await stockOf(app.db, product.id)).toBe(8)
})

test('a database that stops under a request is an outage to who asked', async () => {
  const holder = new pg.Client(inject('testServer').url.replace(/[^/]*$/, name))
  await holder.connect()
  holder.on('error', () => {})
  await holder.query('begin; lock table products in access exclusive mode')
  const answer = ask('/api/products?search=arret')
  const waits = "wait_event_type = 'Lock'"
  const waiting = `select from pg_stat_activity where datname = '${name}' and ${waits}`
  expect(await eventually(async () => (await app.pool.query(waiting)).rows.length > 0)).toBe(true)
  // Who holds the table goes on: were it ended too, the request might still be answered.
  await tell(cutConnections(name, waits))
  await expectOutage(await answer)
  await holder.end().catch(() => {})
  expect(await isWell()).toBe(true)
})

test('a lock that is not given is an outage to who orders, whichever statement waits for it', async () => {
  await tell(`alter database ${name} set lock_timeout = '50ms'`)
  await cutAll()
  expect(await isWell()).toBe(true)
  const holder = new pg.Client(inject('testServer').url.replace(/[^/]*$/, name))
  await holder.connect()
  const stock = await stockOf(app.db, product.id)
  for (const table of ['products', 'idempotency_keys']) {
    await holder.query(`begin; lock table ${table} in exclusive mode`)
    await expectOutage(await order())
    await holder.query('rollback')
  }
  await holder.end()
  expect(await stockOf(app.db, product.id)).toBe(stock)
  await tell(`alter database ${name} reset lock_timeout`)
  await cutAll()
  expect(await isWell()).toBe(true)
  expect((await order()).status).toBe(201)
})

test('a database whose disk is full refuses orders for the moment, and holds what it held', async () => {
  const stock = await stockOf(app.db, product.id)
  await app.pool.query(`
    create function disk_is_full() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file "base/1/2": No space left on device' using errcode = 'disk_full';
    end $$;
    create trigger disk_is_full before insert on orders execute function disk_is_full()`)
  await expectOutage(await order())
  expect((await ask('/api/products?search=disque')).status).toBe(200)
  await app.pool.query('drop trigger disk_is_full on orders; drop function disk_is_full')
  expect(await stockOf(app.db, product.id)).toBe(stock)
  expect((await order()).status).toBe(201)
})

test('a database whose name is not found is an outage, and it passes', async () => {
  const { options } = app.pool
  const known = options.connectionString!
  const unknown = new URL(known)
  unknown.hostname = 'amic.invalid'
  options.connectionString = unknown.href
  try {
    await cutAll()
    await expectOutage(await ask('/api/products?search=nom'))
  } finally {
    options.connectionString = known
  }
  expect(await isWell()).toBe(true)
  expect((await ask('/api/products?search=nom')).status).toBe(200)
})

test('a pool whose connections are all taken is an outage, counted as one; it passes when one is given back', async () => {
  const before = { busy: await failuresOf('busy'), bug: await failuresOf('bug') }
  const stock = await stockOf(app.db, product.id)
  const held = await Promise.all(Array.from({ length: app.pool.options.max }, () => app.pool.connect()))
  try {
    for (const answer of await Promise.all([order(), ask('/api/products?search=bassin')]))
      await expectOutage(answer)
  } finally {
    for (const client of held) client.release()
  }
  expect(await isWell()).toBe(true)
  expect(await stockOf(app.db, product.id)).toBe(stock)
  expect((await ask('/api/products?search=bassin')).status).toBe(200)
  expect(await failuresOf('busy')).toBeGreaterThanOrEqual(before.busy + 2)
  expect(await failuresOf('bug')).toBe(before.bug)
})

test('a fault of ours is counted apart from outages, and tells nothing but that it happened', async () => {
  const before = await failuresOf('bug')
  await app.pool.query('alter table favourite_products rename to favourite_products_elsewhere')
  try {
    const answer = await ask('/api/customer/favourites')
    expect(answer.status).toBe(500)
    expect(JSON.stringify(await answer.json())).not.toMatch(/favourite|relation|select/)
  } finally {
    await app.pool.query('alter table favourite_products_elsewhere rename to favourite_products')
  }
  expect((await ask('/api/customer/favourites')).status).toBe(200)
  expect(await failuresOf('bug')).toBe(before + 1)
})
