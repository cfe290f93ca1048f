import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { AdminPage } from '#contract/pages/admin.schemas.ts'
import type { Connection } from '#database/connect.ts'
import { pages } from '#database/schema/pages.ts'
import { createEmptyDatabase } from '#tests/support/database/empty-database.ts'
import { countRows, orderBody, stockOf } from '#tests/support/makers/orders.ts'
import { createCustomer, createVendor, PASSWORD } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { logInAsNewAdmin, openCaller } from '#tests/support/security/attacker.ts'
import { production } from '#tests/support/servers/production.ts'
import type { ServerProcess } from '#tests/support/servers/server-process.ts'
import { startSiteProcess } from '#tests/support/servers/site.ts'
import { makeTemporaryFolder } from '#tests/support/servers/temporary-folder.ts'

/* A production without demonstration data, on a database without a table: from its first start to its first order. */

const ADMIN = { username: 'fatou', password: 'Gombo-frais-7-fois' }
const screens = ['/', '/about', '/services', '/points-de-retrait', '/activities', '/boutique', '/contact']
const legal = ['confidentialite', 'conditions', 'mentions-legales', 'cgv']

let database: Connection
beforeEach(async () => {
  database = await createEmptyDatabase()
})

async function startProduction(): Promise<ServerProcess> {
  const server = await startSiteProcess({
    ...production,
    TRUST_PROXY: '1',
    DATABASE_URL: database.url,
    DATA_DIR: await makeTemporaryFolder('empty'),
    DRAIN_SECONDS: '0',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_EMAIL: 'fatou@amic.ci',
    ADMIN_PASSWORD: ADMIN.password,
  })
  onTestFinished(() => server.kill())
  return server
}

const slugs = async () => (await database.db.select().from(pages)).map(({ slug }) => slug).toSorted()

test('an empty production opens with its ten pages, and sells once the four legal ones are published', async () => {
  const server = await startProduction()
  const visitor = openCaller(server.url)

  // Screens are there before their words; what binds people is nobody's before somebody has read it.
  for (const path of screens) {
    const { status, body } = await visitor.get(path)
    expect([path, status, /<h1[^>]*>[^<]*\S/.test(body)]).toEqual([path, 200, true])
    expect(body).not.toContain('à compléter')
  }
  for (const slug of legal) expect((await visitor.get(`/${slug}`)).status).toBe(404)

  const admin = await logInAsNewAdmin(server.url, ADMIN)
  const drafts: AdminPage[] = (await admin.get('/api/admin/pages')).body
  expect(drafts.map(({ slug }) => slug).toSorted()).toEqual(
    [...legal, 'home', 'about', 'services', 'activities', 'boutique', 'contact'].toSorted(),
  )
  for (const draft of drafts) {
    expect(draft).toMatchObject({ is_published: false, title: expect.stringMatching(/\S/) })
    expect(draft.content.length).toBeGreaterThan(40)
  }

  const vendor = await createVendor(database.db)
  const product = await createProduct(database.db, { vendorId: vendor.id, stock: 9 })
  const { email } = await createCustomer(database.db)
  expect((await visitor.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200)
  const order = () => visitor.post('/api/orders', orderBody([{ productId: product.id, quantity: 1 }]))
  const missing = async () => {
    const { body } = await admin.get('/api/admin/opening')
    return body.missing.map(({ slug }: { slug: string }) => slug).toSorted()
  }
  expect(await missing()).toEqual(legal.toSorted())

  for (const slug of legal) {
    expect(await order()).toMatchObject({
      status: 409,
      body: { code: 'shop_not_open', message: expect.stringContaining('pas encore ouverte') },
    })
    const { content } = drafts.find(draft => draft.slug === slug)!
    const publish = (text: string) =>
      admin.call('PATCH', `/api/admin/pages/${slug}`, { content: text, is_published: true })
    expect(await publish(content)).toMatchObject({ status: 409, body: { code: 'page_has_blanks' } })
    expect((await visitor.get(`/${slug}`)).status).toBe(404)
    const filled = content.replace(/\[à compléter[^\]]*\]/g, 'Ferme du Bandama')
    expect((await publish(filled)).status).toBe(200)
    await expect.poll(async () => (await visitor.get(`/${slug}`)).body).toContain('Ferme du Bandama')
  }
  expect(await missing()).toEqual([])
  expect(await countRows(database.db, 'orders')).toBe(0)
  expect((await order()).status).toBe(201)
  expect(await stockOf(database.db, product.id)).toBe(8)
})

test('two processes on an empty database make the pages once, and a later start changes none', async () => {
  const [first, second] = await Promise.all([startProduction(), startProduction()])
  expect(await slugs()).toHaveLength(10)
  expect(await Promise.all([first.stop(), second.stop()])).toEqual([0, 0])
  await database.db.update(pages).set({ title: 'Nos mots' })
  expect(await (await startProduction()).stop()).toBe(0)
  expect(await slugs()).toHaveLength(10)
  expect(new Set((await database.db.select().from(pages)).map(({ title }) => title))).toEqual(
    new Set(['Nos mots']),
  )
})
