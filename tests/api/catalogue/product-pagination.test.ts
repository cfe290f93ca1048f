import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { products } from '#database/schema/catalogue.ts'
import { newId } from '#database/schema/columns.ts'
import { rawGet } from '#tests/support/http/raw-get.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp } from '#tests/support/servers/app.ts'

const app = await startTestApp()
afterAll(app.close)
const { db } = app
const visitor = await app.browser()

const TOTAL = 23
let vendorId: string

beforeAll(async () => {
  vendorId = (await createVendor(db, { businessName: 'Ferme des Tomates' })).id
  for (let n = 0; n < TOTAL; n += 1) {
    await createProduct(db, {
      vendorId,
      // Most are equal: only their ids tell them apart.
      price: n % 3 === 0 ? '500.00' : '1000.00',
      rating: n % 4 === 0 ? null : '4.00',
      reviewCount: n % 4 === 0 ? 0 : n % 2,
      createdAt: new Date(Date.UTC(2026, 0, 1 + (n % 5), 8, 0, 0, 123)),
      description: n % 2 === 0 ? 'En cagette' : 'Des tomates en cagette',
    })
  }
})

type Item = { id: string; price: string; rating: string | null; reviewCount: number; createdAt: string }
type Page = { items: Item[]; total: string | null; next: string | undefined }

async function read(path: string): Promise<Page> {
  const { status, headers, body } = await visitor.get(path)
  expect(status).toBe(200)
  const next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
  return { items: body, total: headers.get('x-total-count'), next }
}

/** Follows the `Link` headers from the first page to the last. */
async function walk(path: string): Promise<Page[]> {
  const pages = [await read(path)]
  for (let next = pages[0]!.next; next; next = pages.at(-1)!.next) pages.push(await read(next))
  return pages
}

describe('the pages of a list', () => {
  test.each([
    ['', 7],
    ['sort=recent', 1],
    ['sort=price_asc', 7],
    ['sort=price_desc', 4],
    ['sort=rating', 5],
    ['search=tomates', 5],
    ['search=tomates&sort=price_asc', 6],
    ['search=tomates&sort=rating', 4],
    ['search=tomates&sort=recent', 9],
    ['category=maraichers&region=Bouak%C3%A9&maxPrice=1000', 8],
  ])('%s, by %i: every product once, in the order of the whole list', async (query, limit) => {
    const whole = await read(`/api/products?${query}`)
    const pages = await walk(`/api/products?${query}&limit=${limit}`)

    expect(whole.items).toHaveLength(TOTAL)
    expect(pages.flatMap(page => page.items)).toEqual(whole.items)
    expect(pages.slice(0, -1).every(page => page.items.length === limit)).toBe(true)
    expect(pages.every(page => page.total === String(TOTAL))).toBe(true)
    expect(new Set(whole.items.map(item => item.id)).size).toBe(TOTAL)
  })

  test.each<[string, (a: Item, b: Item) => number]>([
    ['recent', (a, b) => b.createdAt.localeCompare(a.createdAt)],
    ['price_asc', (a, b) => Number(a.price) - Number(b.price)],
    ['price_desc', (a, b) => Number(b.price) - Number(a.price)],
    ['rating', (a, b) => Number(b.rating) - Number(a.rating) || b.reviewCount - a.reviewCount],
  ])('%s is sorted by what it says', async (sort, compare) => {
    const { items } = await read(`/api/products?sort=${sort}`)
    expect(items).toEqual(items.toSorted(compare))
  })

  test('a product added meanwhile moves nothing on the next pages', async () => {
    const first = await read('/api/products?limit=10')
    const added = await createProduct(db, { vendorId, createdAt: new Date() })
    const second = await read(first.next!)
    await app.pool.query('delete from products where id = $1', [added.id])
    const whole = await read('/api/products')
    expect([...first.items, ...second.items]).toEqual(whole.items.slice(0, 20))
  })

  test('the last page has no next one, and a page beyond the end is empty', async () => {
    const whole = await read(`/api/products?limit=${TOTAL}`)
    expect(whole.next).toBe(undefined)
    const beforeLast = await read(`/api/products?limit=${TOTAL - 1}`)
    await db.delete(products)
    const beyond = await read(beforeLast.next!)
    for (const { id, price, createdAt } of whole.items) {
      await createProduct(db, { id, price, createdAt: new Date(createdAt), vendorId, description: 'tomates' })
    }
    expect(beyond).toEqual({ items: [], total: '0', next: undefined })
  })

  test('the next page keeps the filters', async () => {
    const { next } = await read('/api/products?limit=2&category=maraichers&search=tomates')
    const { searchParams } = new URL(next!, app.url)
    expect(Object.fromEntries(searchParams)).toEqual({
      limit: '2',
      category: 'maraichers',
      search: 'tomates',
      cursor: expect.any(String),
    })
  })

  test('a limit over 100 is 100, and so is none', async () => {
    await db.insert(products).values(
      Array.from({ length: 100 }, () => ({
        vendorId,
        name: 'Lot',
        description: 'x',
        category: 'avicoles' as const,
        price: '5.00',
        unit: 'kg' as const,
        status: 'active' as const,
      })),
    )
    for (const query of ['limit=500', 'limit=101', '']) {
      const { items, total, next } = await read(`/api/products?${query}`)
      expect({ read: items.length, total, hasNext: next !== undefined }).toEqual({
        read: 100,
        total: String(TOTAL + 100),
        hasNext: true,
      })
    }
  })
})

describe('a bad cursor is refused with a sentence', () => {
  const message = 'Cette suite de la liste n’existe pas. Reprenez la liste depuis le début.'
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

  test.each([
    'x',
    'null',
    '%00',
    encode([]),
    encode({ name: 'recent', id: newId(), places: [] }),
    encode({ name: 'recent', id: newId(), places: ['1e400'] }),
    encode({ name: 'recent', id: newId(), places: ["1'; select 1"] }),
    encode({ name: 'recent', id: 'x', places: ['1'] }),
  ])('%s', async cursor => {
    const { status, body } = await visitor.tries.listProducts({ query: { cursor } })
    expect({ status, body }).toEqual({
      status: 400,
      body: { code: 'validation', message, errors: { cursor: message } },
    })
  })

  test('also one of a list in another order', async () => {
    const { next } = await read('/api/products?sort=price_asc&limit=2')
    const { status, body } = await visitor.get(next!.replace('price_asc', 'price_desc'))
    expect({ status, message: body.message }).toEqual({ status: 400, message })
  })

  test('also one that is too long, and two at once', async () => {
    for (const query of [`cursor=${'a'.repeat(201)}`, 'cursor=a&cursor=b']) {
      const { status, body } = await visitor.get(`/api/products?${query}`)
      expect({ status, message: body.message }).toEqual({ status: 400, message })
    }
  })
})

test('of more than 10,000 products 1,000 are counted, and a word that they all have sorts nothing', async () => {
  await app.pool.query(`
    begin;
    delete from products;
    alter table products disable trigger products_announce;
    insert into products (id, vendor_id, name, description, category, price, unit, status, created_at)
    select gen_random_uuid(), '${vendorId}', 'Lot ' || n, 'x', 'avicoles', 5, 'kg', 'active',
      timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, 10050) as n;
    alter table products enable trigger products_announce;
    commit`)
  await app.pool.query(`select pg_notify('public_data', 'catalogue')`)

  for (const query of ['', '&search=lot', '&search=lot&sort=recent']) {
    const { items, total, next } = await read(`/api/products?limit=2${query}`)
    expect(total).toBe('1000')
    expect(items).toMatchObject([{ name: 'Lot 10050' }, { name: 'Lot 10049' }])
    expect((await read(next!)).items).toMatchObject([{ name: 'Lot 10048' }, { name: 'Lot 10047' }])
  }
})

test.each([
  'http://voleur.example/api/products?limit=1&maxPrice=999',
  '/api/%70roducts?limit=1&maxPrice=998',
])('the address of the next page is the contract’s, and not %s', async target => {
  const { statusCode, headers } = await rawGet(app.url, target)
  expect([statusCode, headers.link]).toEqual([200, expect.stringMatching(/^<\/api\/products\?/)])
})
