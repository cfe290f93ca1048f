import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Order } from '#contract/orders/schemas.ts'
import { paths } from '#contract/paths.ts'
import { newId } from '#database/schema/columns.ts'
import { idempotencyKeys, orders } from '#database/schema/orders.ts'
import { pages } from '#database/schema/pages.ts'
import { cookieHeader } from '#tests/support/http/browser.ts'
import { orderBody } from '#tests/support/makers/orders.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'
import { eventually } from '#tests/support/servers/processes.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/servers/server-process.ts'
import { openSilentNetwork, type SilentNetwork } from '#tests/support/servers/silent-network.ts'
import { makeTemporaryFolder } from '#tests/support/servers/temporary-folder.ts'

/** Beside other tests the figures are told; whoever runs this file alone has them judged too. */
const ARE_FIGURES_JUDGED = process.env.AMIC_FAULT_FIGURES === 'judged'
/** What the drill allows then: whole again after the cut began, and the longest that a request lasts. */
const WHOLE_AGAIN_MS = 15_000
const MAX_REQUEST_MS = 12_000
/** Visitors are watched for so long after the cut: an outage that lasts is seen to last. */
const WATCHED_MS = 18_000
/** What has not ended or come back by itself until then never does. */
const PATIENCE_MS = 120_000
const VISITORS = 6

/** The shop as it is in truth; visitors speak to a process that reaches it by a network that may lose connections. */
let shop: TestApp
let network: SilentNetwork
let server: ServerProcess
let cookie: string
/** One for each visitor: that one waits for another who buys the same is not the matter here. */
let productIds: string[]

beforeAll(async () => {
  shop = await startTestApp()
  const { id: vendorId } = await createVendor(shop.db)
  const products = Array.from({ length: VISITORS }, () =>
    createProduct(shop.db, { vendorId, stock: 100_000 }),
  )
  productIds = (await Promise.all(products)).map(({ id }) => id)
  const awa = await shop.browser((await createCustomer(shop.db)).id)
  cookie = cookieHeader(awa.cookies)
  await shop.db
    .insert(pages)
    .values({ slug: 'horaires', title: 'Horaires', content: 'Le matin', isPublished: true })
  network = await openSilentNetwork(shop.deps.config.databaseUrl!)
  server = await startServerProcess({
    DATA_DIR: await makeTemporaryFolder('silent-cut'),
    DATABASE_URL: network.url,
    LOG_LEVEL: 'silent',
  })
}, 60_000)
afterAll(async () => {
  await server.kill()
  await network.close()
  await shop.close()
})

type Asked = { what: string; status: number; beganMs: number; endedMs: number }

const asked: Asked[] = []
const acknowledged: string[] = []

/** Asks once, waiting for as long as it may take. */
async function ask(what: string, path: string, init: RequestInit = {}): Promise<Response | undefined> {
  const beganMs = performance.now()
  const note = (status: number) => asked.push({ what, status, beganMs, endedMs: performance.now() })
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const response = await fetch(server.url + path, { ...init, signal })
    await response.clone().arrayBuffer()
    note(response.status)
    return response
  } catch {
    // Nobody answered.
    note(0)
    return undefined
  }
}

async function order(productId: string, key: string): Promise<boolean> {
  const response = await ask('order', '/api/orders', {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(orderBody([{ productId, quantity: 1 }])),
  })
  if (response?.status !== 201) return false
  acknowledged.push(((await response.json()) as Order).id)
  return true
}

/** One visitor: looks at what no cache holds, at what one does, at its orders; orders, and asks again what was not answered. */
async function visit(productId: string, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await ask('page', `/boutique?search=mot-${newId()}`)
    await ask('kept page', paths.product(productId))
    await ask('own orders', '/api/orders', { headers: { cookie } })
    const key = newId()
    while (!(await order(productId, key)) && !isOver()) await wait(50)
  }
}

async function isReady(): Promise<boolean> {
  const response = await fetch(`${server.url}/readyz`, { signal: AbortSignal.timeout(PATIENCE_MS) })
  return response.status === 200
}

/** Does the process show this text of the site? No order drops it from the cache. */
async function showsText(content: string): Promise<boolean> {
  const response = await fetch(`${server.url}/api/pages/horaires`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  return ((await response.json()) as { html: string }).html.includes(content)
}

const isDone = async (jobId: string) =>
  (await shop.db.execute(sql`select from graphile_worker.jobs where id = ${jobId}`)).rows.length === 0

/** How long the database's system keeps a connection whose other side does not answer, from its last sign of life on. */
async function keepaliveMs(): Promise<number> {
  const { rows } = await shop.db.execute<{ seconds: number }>(sql`
    select current_setting('tcp_keepalives_idle')::int
      + current_setting('tcp_keepalives_interval')::int * current_setting('tcp_keepalives_count')::int as seconds`)
  return rows[0]!.seconds * 1000
}

async function addSweep(): Promise<string> {
  const { rows } = await shop.db.execute<{ id: string }>(
    sql`select id from graphile_worker.add_job('free-abandoned-jobs', '{}'::json)`,
  )
  return rows[0]!.id
}

/** How long after this moment it holds. */
async function timeUntil(holds: () => boolean | Promise<boolean>): Promise<number> {
  const beganMs = performance.now()
  const came = await eventually(holds, PATIENCE_MS)
  return came ? Math.round(performance.now() - beganMs) : Number.POSITIVE_INFINITY
}

test('a cut that nobody is told of ends by itself, as each request does, and no order is lost', async () => {
  let isOver = false
  const visits = productIds.map(productId => visit(productId, () => isOver))
  expect(await eventually(() => acknowledged.length >= VISITORS)).toBe(true)
  expect(await isReady()).toBe(true)
  expect(await showsText('Le matin')).toBe(true)

  network.cut(await keepaliveMs())
  const cutMs = performance.now()
  // Announced while nobody hears: what is shown must be true again all the same.
  await shop.db.update(pages).set({ content: 'Le soir' })
  const sweep = await addSweep()
  const jobsCome = timeUntil(() => isDone(sweep))
  const [heardMs] = await Promise.all([timeUntil(() => showsText('Le soir')), wait(WATCHED_MS)])
  const begunSince = () => asked.filter(({ beganMs }) => beganMs > cutMs)
  const areOrdersTaken = () => begunSince().filter(({ status }) => status === 201).length >= VISITORS
  expect(await eventually(areOrdersTaken)).toBe(true)
  isOver = true
  await Promise.all(visits)
  const readyMs = performance.now() - cutMs + (await timeUntil(isReady))
  const jobsMs = await jobsCome

  const since = asked.filter(({ endedMs }) => endedMs > cutMs)
  const failed = since.filter(({ status }) => status === 0 || status >= 500)
  const figures = {
    requests: asked.length,
    failed: failed.length,
    lastFailureMs: Math.round(Math.max(0, ...failed.map(({ endedMs }) => endedMs - cutMs))),
    longestRequestMs: Math.round(Math.max(...asked.map(({ beganMs, endedMs }) => endedMs - beganMs))),
    heardMs,
    jobsMs,
    ordersAcknowledged: acknowledged.length,
  }
  console.log('silent cut, in milliseconds after it:', figures)
  for (const { what, status, beganMs, endedMs } of failed)
    console.log(`${what}: ${status}, ${Math.round(beganMs - cutMs)} to ${Math.round(endedMs - cutMs)} ms`)

  if (ARE_FIGURES_JUDGED) {
    expect(figures.longestRequestMs).toBeLessThan(MAX_REQUEST_MS)
    for (const name of ['lastFailureMs', 'heardMs'] as const)
      expect(figures[name], name).toBeLessThan(WHOLE_AGAIN_MS)
    expect(readyMs).toBeLessThan(WATCHED_MS + WHOLE_AGAIN_MS)
  }
  for (const ms of [heardMs, jobsMs, readyMs]) expect(ms).toBeLessThan(Number.POSITIVE_INFINITY)
  expect(new Set(failed.map(({ status }) => status))).toEqual(new Set([503]))

  // Each order that was acknowledged is there, and no wish to order was met twice.
  const placed = await shop.db.select({ id: orders.id }).from(orders)
  expect(placed.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged))
  expect(new Set(acknowledged).size).toBe(acknowledged.length)
  expect(placed.length).toBe(await shop.db.$count(idempotencyKeys))
})

test('a process that cannot hear the announcements says that it is not ready, and is again once it hears', async () => {
  const toListen = await openSilentNetwork(shop.deps.config.databaseUrl!)
  const listening = await startServerProcess({
    DATA_DIR: await makeTemporaryFolder('silent-listen'),
    DATABASE_URL: shop.deps.config.databaseUrl!,
    DATABASE_LISTEN_URL: toListen.url,
    LOG_LEVEL: 'silent',
  })
  const readiness = async () => {
    const response = await fetch(`${listening.url}/readyz`)
    return { status: response.status, ...((await response.json()) as object) }
  }
  expect(await readiness()).toEqual({ status: 200, ok: true })
  await toListen.close()
  await expect
    .poll(readiness)
    .toMatchObject({ status: 503, message: 'Les annonces de la base de données n’arrivent pas.' })
  await toListen.open()
  await expect.poll(readiness).toEqual({ status: 200, ok: true })
  await listening.stop()
  await toListen.close()
})
