import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { products } from '#database/schema/catalogue.ts'
import { refuseWhileStopping } from '#server/http/stopping.ts'
import { cutConnections } from '#tests/support/database/cut-connections.ts'
import { onServer } from '#tests/support/database/database.ts'
import {
  expectAccessible,
  expectNoOverflow,
  expectNoOverflowInLargeType,
} from '#tests/support/pages/chromium.ts'
import { hydrate, openVisitors, seeText, type Visitors } from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'
import { openMarket } from '#tests/support/shops/market.ts'

let site: TestSite
let visitors: Visitors
let database: string
beforeAll(async () => {
  site = await startTestSite()
  await openMarket(site)
  visitors = await openVisitors(site)
  const { rows } = await site.db.execute<{ name: string }>(sql`select current_database() as name`)
  database = rows[0]!.name
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

/** Straight to the server: nothing is heard of the database meanwhile. */
const tell = (statement: string) => onServer(inject('testServer').url, statement)

async function takeDatabaseAway(): Promise<void> {
  await tell(`alter database ${database} connection limit 0`)
  await tell(cutConnections(database))
}

const ask = (path: string) => fetch(site.url + path, { headers: { accept: 'text/html,*/*' } })
const isStale = async (path: string) =>
  (await ask(path)).headers.get('cache-status') === 'amic; hit; detail=stale'

const LINE = 'Service momentanément perturbé.'

test('pages that were seen are shown while the database is away, and say so', async () => {
  const page = await visitors.newPage()
  const seen = ['/', '/boutique', '/api/products']
  for (const path of seen) expect((await ask(path)).status).toBe(200)
  // Everything that shows a product is dropped, and nobody has asked for it since when the database goes.
  await site.db.update(products).set({ price: '2750.00' })
  await expect.poll(async () => (await (await ask('/api/products')).json())[0].price).toBe('2750.00')
  await takeDatabaseAway()

  for (const path of seen.slice(0, 2)) {
    await expect.poll(() => isStale(path)).toBe(true)
    const answer = await ask(path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    await page.goto(path)
    await hydrate(page)
    await seeText(page.getByRole('status').filter({ hasText: LINE }), /prix et stocks ont pu changer\.$/)
    await expectAccessible(page)
    await expectNoOverflow(page)
  }
  // What nobody had asked for has no former answer.
  for (const path of ['/about', '/api/products?search=igname', '/sitemap.xml']) {
    const answer = await ask(path)
    expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '5'])
  }

  await tell(`alter database ${database} connection limit -1`)
  for (const path of seen) {
    await expect.poll(() => isStale(path)).toBe(false)
    expect((await ask(path)).status).toBe(200)
  }
  await page.goto('/boutique')
  await seeText(page.getByRole('region', { name: 'Produits' }), /2\s750/)
  expect(await page.getByText(LINE).count()).toBe(0)
})

test('the page of a server that stops fits a phone, in large letters too', async () => {
  const app = Fastify()
  refuseWhileStopping(app, { phase: 'closing' })
  app.get('/', () => '')
  const answer = await app.inject({ url: '/', headers: { accept: 'text/html' } })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  const page = await visitors.newPage()
  await page.setContent(answer.body)
  await seeText(page.getByRole('heading'), 'Le site est momentanément indisponible')
  await expectAccessible(page)
  await expectNoOverflowInLargeType(page)
})
