import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { listSitePages } from '#contract/paths.ts'
import { vendors } from '#database/schema/accounts.ts'
import { products } from '#database/schema/catalogue.ts'
import { pages } from '#database/schema/pages.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp } from '#tests/support/servers/app.ts'

const ORIGIN = 'https://amic.example'
const app = await startTestApp({ env: { PUBLIC_URL: ORIGIN } })
afterAll(app.close)
const { db } = app
const visitor = await app.browser()

async function read(path = '/sitemap.xml') {
  const { status, headers, body } = await visitor.get(path)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain('application/xml')
  return body as string
}

const addresses = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!)
const changes = (xml: string, address: string) => xml.split(`<loc>${address}</loc>`)[1]?.split('</url>')[0]

beforeEach(async () => {
  await db.delete(products)
  await db.delete(vendors)
  await db.delete(pages)
})

describe('the sitemap', () => {
  test('names every public page, and no other', async () => {
    const vendor = await createVendor(db)
    const hidden = await createVendor(db, { status: 'suspended' })
    const tomatoes = await createProduct(db, {
      vendorId: vendor.id,
      updatedAt: new Date('2026-11-02T08:00:00Z'),
    })
    await createProduct(db, { vendorId: vendor.id, status: 'pending' })
    await createProduct(db, { vendorId: hidden.id })
    const text = { title: 'Titre', content: 'Texte' }
    await db.insert(pages).values([
      { slug: 'cgv', ...text, isPublished: true, updatedAt: new Date('2026-11-01T08:00:00Z') },
      { slug: 'conditions', ...text, isPublished: false },
      { slug: 'home', ...text, isPublished: true },
      { slug: 'nos-marches', ...text, isPublished: true, updatedAt: new Date('2026-11-03T08:00:00Z') },
      { slug: 'foires', ...text, isPublished: false },
    ])

    const alwaysListed = listSitePages().flatMap(({ inSitemap, pattern }) =>
      inSitemap === 'always' ? [pattern] : [],
    )
    expect(alwaysListed).toEqual(expect.arrayContaining(['/', '/boutique', '/about', '/contact']))
    const xml = await read()
    expect(addresses(xml)).toEqual(
      [
        ...alwaysListed,
        '/boutique?category=vivriers',
        '/boutique?category=maraichers',
        '/boutique?category=avicoles',
        '/cgv',
        '/nos-marches',
        `/producteur/${vendor.id}`,
        `/product/${tomatoes.id}`,
      ].map(path => ORIGIN + path),
    )
    expect(changes(xml, `${ORIGIN}/product/${tomatoes.id}`)).toBe(
      '<lastmod>2026-11-02T08:00:00.000Z</lastmod>',
    )
    expect(changes(xml, `${ORIGIN}/cgv`)).toBe('<lastmod>2026-11-01T08:00:00.000Z</lastmod>')
    expect(changes(xml, `${ORIGIN}/about`)).toBe('')
  })

  test('follows what appears and what goes', async () => {
    const vendor = await createVendor(db)
    const product = await createProduct(db, { vendorId: vendor.id })
    const address = `${ORIGIN}/product/${product.id}`
    expect(addresses(await read())).toContain(address)
    await db.update(products).set({ status: 'out_of_stock' }).where(eq(products.id, product.id))
    expect(addresses(await read())).not.toContain(address)
    await db.update(products).set({ status: 'active' }).where(eq(products.id, product.id))
    expect(addresses(await read())).toContain(address)
    await db.update(vendors).set({ status: 'suspended' }).where(eq(vendors.id, vendor.id))
    expect(addresses(await read())).not.toContain(address)
  })

  test('is kept by the browser until it changes', async () => {
    const first = await visitor.get('/sitemap.xml')
    const again = await visitor.get('/sitemap.xml', { 'if-none-match': first.headers.get('etag')! })
    expect(again.status).toBe(304)
  })

  test('beyond 50,000 pages is a list of sitemaps, which name each page once', async () => {
    const vendor = await createVendor(db)
    await app.pool.query(`
      begin;
      alter table products disable trigger user;
      insert into products (id, vendor_id, name, description, category, price, unit, status, name_document)
      select gen_random_uuid(), '${vendor.id}', 'Lot ' || n, 'x', 'avicoles', 5, 'kg', 'active',
        to_tsvector('amic_french', 'lot')
      from generate_series(1, 50010) as n;
      alter table products enable trigger user;
      commit`)
    await app.pool.query(`select pg_notify('public_data', 'catalogue')`)

    const xml = await read()
    expect(xml).toContain('<sitemapindex')
    expect(addresses(xml)).toEqual(
      ['pages', 'catalogue-1', 'catalogue-2'].map(name => `${ORIGIN}/sitemap/${name}.xml`),
    )
    const [, first, second] = await Promise.all(
      addresses(xml).map(address => read(address.slice(ORIGIN.length)).then(addresses)),
    )
    expect(first).toHaveLength(50_000)
    expect(second).toHaveLength(11)
    expect(new Set([...first!, ...second!]).size).toBe(50_011)
    await app.pool.query('truncate products cascade')
  }, 120_000)

  test.each(['catalogue-9', 'catalogue-0', 'catalogue-x', 'autre'])('%s is none of its files', async name => {
    expect((await visitor.get(`/sitemap/${name}.xml`)).status).toBe(404)
  })
})

test('robots read everything but the API, and learn where the sitemap is', async () => {
  const { status, headers, body } = await visitor.get('/robots.txt')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain('text/plain')
  expect(body).toBe(`User-agent: *\nDisallow: /api/\nDisallow: /dev/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`)
})
