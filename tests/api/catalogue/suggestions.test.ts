import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Suggestions } from '#contract/catalogue/schemas.ts'
import { vendors } from '#database/schema/accounts.ts'
import { products } from '#database/schema/catalogue.ts'
import { media } from '#database/schema/media.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import { addPictures, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp } from '#tests/support/servers/app.ts'

const app = await startTestApp()
afterAll(app.close)
const { db } = app
const visitor = await app.browser()
let akissi: Awaited<ReturnType<typeof createVendor>>
let cherryId: string

const suggest = async (search: string): Promise<Suggestions> => {
  const { status, body } = await visitor.tries.suggest({ query: { search } })
  expect(status).toBe(200)
  return body
}
const namesFor = async (search: string) => (await suggest(search)).products.map(({ name }) => name)

beforeAll(async () => {
  akissi = await createVendor(db, { businessName: 'Les Jardins d’Akissi' }, { region: 'Azaguié' })
  const yao = await createVendor(db, { businessName: 'Ferme de Yao' })
  const stopped = await createVendor(db, { businessName: 'Ferme Tomatière', status: 'suspended' })
  for (const vendor of [akissi, yao])
    await createProduct(db, { vendorId: vendor.id, name: 'Tomates fraîches' })
  cherryId = (await createProduct(db, { vendorId: akissi.id, name: 'Tomates cerises' })).id
  await createProduct(db, { vendorId: yao.id, name: 'Pâte de tomate' })
  await createProduct(db, { vendorId: yao.id, name: 'Haricots', description: 'À mijoter avec des tomates' })
  await createProduct(db, { vendorId: yao.id, name: 'Igname', category: 'vivriers' })
  await createProduct(db, { vendorId: yao.id, name: 'Tomates vertes', status: 'pending' })
  await createProduct(db, { vendorId: stopped.id, name: 'Tomates séchées' })
})

test('names of products on sale, each once, what is one before what is made of it', async () => {
  expect((await suggest('tom')).products).toMatchObject([
    { name: 'Tomates fraîches', productId: null },
    { name: 'Tomates cerises', productId: cherryId },
    { name: 'Pâte de tomate', productId: expect.any(String) },
  ])
})

test('of each name how it looks, and what it costs where that can be told', async () => {
  const { id: vendorId } = await createVendor(db, { businessName: 'Champs de Mapri' })
  const of = (name: string, facts: Partial<typeof products.$inferInsert>) =>
    createProduct(db, { vendorId, name, ...facts })
  await of('Bissap', { price: '900.00', unit: 'kg' })
  await of('Bissap', { price: '700.00', unit: 'kg' })
  await of('Bissap rouge', { price: '500.00', unit: 'kg' })
  await of('Bissap rouge', { price: '300.00', unit: 'botte' })
  for (let count = 0; count < 10; count += 1) await of('Bissap blanc', { price: '400.00' })
  const { id } = await of('Bissap séché', { price: '1200.00', unit: 'kg' })
  const [drawing, pictureUrl] = await addPictures(db, id, 2)
  await db.update(media).set({ isIllustration: true }).where(eq(media.url, drawing!))
  const told = Object.fromEntries(
    (await suggest('bissap')).products.map(({ name, ...facts }) => [name, facts]),
  )
  expect(told).toEqual({
    Bissap: { productId: null, pictureUrl: null, price: '700.00', unit: 'kg' },
    'Bissap rouge': { productId: null, pictureUrl: null, price: null, unit: null },
    'Bissap blanc': { productId: null, pictureUrl: null, price: null, unit: null },
    'Bissap séché': { productId: id, pictureUrl, price: '1200.00', unit: 'kg' },
  })
})

test.each([
  ['tomate cer', ['Tomates cerises']],
  ['tommate', ['Tomates fraîches', 'Tomates cerises', 'Pâte de tomate']],
  ['iniam', ['Igname']],
  ['mijoter', ['Haricots']],
  ['tomate moins de 100 f', []],
  ['zzzz', []],
  ['t', []],
  ['', []],
  ['?!', []],
])('of %j', async (typed, names) => {
  expect(await namesFor(typed)).toEqual(names)
})

test('producers who sell something, by their names', async () => {
  const { products: names, producers } = await suggest('jardins aki')
  expect(names).toEqual([])
  expect(producers).toEqual([{ id: akissi.id, businessName: 'Les Jardins d’Akissi', region: 'Azaguié' }])
  expect((await suggest('tomatière')).producers).toEqual([])
  expect(await namesFor('tomates akissi')).toEqual(['Tomates cerises', 'Tomates fraîches'])
})

test('a producer by the name that it has now', async () => {
  const { id: vendorId } = await createVendor(db, { businessName: 'Verger Mapou' })
  await createProduct(db, { vendorId, name: 'Mangue' })
  await db.update(vendors).set({ businessName: 'Verger Kotiba' }).where(eq(vendors.id, vendorId))
  expect((await suggest('kotiba')).producers).toMatchObject([{ id: vendorId }])
  expect((await suggest('mapou')).producers).toEqual([])
})

test('categories, as soon as their names begin', async () => {
  expect((await suggest('leg')).categories).toEqual(['maraichers'])
  expect((await suggest('vol')).categories).toEqual(['avicoles'])
  expect((await suggest('légumes frais')).categories).toEqual(['maraichers'])
  expect((await suggest('le')).categories).toEqual([])
})

test('at most five names, three producers and two categories', async () => {
  for (let nth = 0; nth < 7; nth += 1) {
    const vendor = await createVendor(db, { businessName: `Verger Corossol ${nth}` })
    await createProduct(db, { vendorId: vendor.id, name: `Corossol n° ${nth}` })
  }
  const { products: names, producers } = await suggest('corossol')
  expect([names.length, producers.length]).toEqual([5, 3])
})

describe('the answer is the same for everybody', () => {
  const ask = () => visitor.tries.suggest({ query: { search: 'igna' } })

  test('kept, and dropped as soon as what it shows changes', async () => {
    const first = await ask()
    expect(first.headers.get('cache-control')).toBe('no-cache')
    expect(first.body.products).toMatchObject([{ name: 'Igname' }])
    await db.update(products).set({ name: 'Igname kponan' }).where(eq(products.name, 'Igname'))
    expect((await ask()).body.products).toMatchObject([{ name: 'Igname kponan' }])
    await db.update(vendors).set({ status: 'suspended' }).where(eq(vendors.businessName, 'Ferme de Yao'))
    expect((await ask()).body.products).toEqual([])
  })

  test('a NUL is refused as in the search', async () => {
    const { status, body } = await visitor.get('/api/suggestions?search=a%00b')
    expect({ status, message: body.message }).toEqual({
      status: 400,
      message: 'La recherche contient un caractère interdit.',
    })
  })
})
