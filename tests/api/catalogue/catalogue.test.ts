import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { factsOf } from '#contract/catalogue/product-facts.ts'
import { users, vendors } from '#database/schema/accounts.ts'
import { products } from '#database/schema/catalogue.ts'
import { newId } from '#database/schema/columns.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { addPictures, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp } from '#tests/support/servers/app.ts'

const app = await startTestApp()
afterAll(app.close)
const { db } = app
const visitor = await app.browser()

const namesOf = (answer: { body: { name: string }[] }) => answer.body.map(product => product.name)
const list = async (query: string) => namesOf(await visitor.get(`/api/products?${query}`))

beforeEach(async () => {
  await db.delete(products)
  await db.delete(vendors)
  await db.delete(users)
})

/** Minutes after noon: the greater, the more recent. */
const at = (minutes: number) => new Date(Date.UTC(2026, 0, 15, 12, minutes))

describe('the list', () => {
  test('shows each product with its pictures, its vendor and where it comes from', async () => {
    const vendor = await createVendor(
      db,
      { businessName: 'Ferme Kouassi', description: 'Maraîchers depuis 1987' },
      { fullName: 'Yao Kouassi', region: 'Yamoussoukro', email: 'yao@amic.example' },
    )
    const product = await createProduct(db, { vendorId: vendor.id, createdAt: at(0), updatedAt: at(1) })
    const images = await addPictures(db, product.id, 3)

    const { status, body } = await visitor.tries.listProducts()

    expect(status).toBe(200)
    expect(body).toEqual([
      {
        id: product.id,
        vendorId: vendor.id,
        ...factsOf(product),
        stock: 20,
        images,
        pictures: images.map(url => ({ url, width: 1280, height: 960, color: '#a03020' })),
        status: 'active',
        rating: null,
        reviewCount: 0,
        createdAt: '2026-01-15T12:00:00.000Z',
        updatedAt: '2026-01-15T12:01:00.000Z',
        vendor: {
          id: vendor.id,
          businessName: 'Ferme Kouassi',
          description: 'Maraîchers depuis 1987',
          rating: null,
          pausedUntil: null,
          portraitUrl: null,
          user: { fullName: 'Yao Kouassi', region: 'Yamoussoukro', email: null },
        },
      },
    ])
  })

  test('shows only active products of approved vendors', async () => {
    const approved = await createVendor(db)
    for (const status of ['active', 'pending', 'out_of_stock'] as const) {
      await createProduct(db, { vendorId: approved.id, name: status, status })
    }
    await createProduct(db, { vendorId: approved.id, status: 'rejected', rejectionReason: 'Photo floue' })
    for (const status of ['pending', 'rejected', 'suspended'] as const) {
      const other = await createVendor(db, { status })
      await createProduct(db, { vendorId: other.id, name: `vendor ${status}` })
    }
    expect(await list('')).toEqual(['active'])
  })

  test('keeps a product without stock: it is shown as sold out', async () => {
    const { id: vendorId } = await createVendor(db)
    await createProduct(db, { vendorId, stock: 0 })
    expect((await visitor.api.listProducts()).items).toMatchObject([{ stock: 0, status: 'active' }])
  })

  test('never tells why a product was rejected before', async () => {
    const { id: vendorId } = await createVendor(db)
    await createProduct(db, { vendorId, rejectionReason: 'Photo floue' })
    const { items: body } = await visitor.api.listProducts()
    expect(JSON.stringify(body)).not.toMatch(/Photo floue|Document|position/)
  })
})

describe('the filters', () => {
  beforeEach(async () => {
    const bouake = await createVendor(db, {}, { region: 'Bouaké' })
    const man = await createVendor(db, {}, { region: 'Man', email: 'korhogo@amic.example' })
    const make = (name: string, vendorId: string, category: 'vivriers' | 'avicoles', price: string) =>
      createProduct(db, { name, vendorId, category, price })
    await make('Igname', bouake.id, 'vivriers', '500.00')
    await make('Manioc', man.id, 'vivriers', '1000.00')
    await make('Poulet', bouake.id, 'avicoles', '3500.00')
    await make('Pintade', man.id, 'avicoles', '5000.00')
  })

  test.each([
    ['category=vivriers', ['Igname', 'Manioc']],
    ['category=maraichers', []],
    ['region=Man', ['Manioc', 'Pintade']],
    // The specification's placeholder compared the vendor's e-mail address.
    ['region=Korhogo', []],
    ['minPrice=1000', ['Manioc', 'Pintade', 'Poulet']],
    ['maxPrice=1000', ['Igname', 'Manioc']],
    ['minPrice=1000&maxPrice=3500', ['Manioc', 'Poulet']],
    ['minPrice=999.99&maxPrice=1000.01', ['Manioc']],
    ['minPrice=4000&maxPrice=1000', []],
    ['category=avicoles&region=Bouak%C3%A9&maxPrice=4000', ['Poulet']],
    ['category=avicoles&region=Man&search=pintade', ['Pintade']],
    ['category=vivriers&search=pintade', []],
    ['category=&region=&minPrice=&maxPrice=&search=&sort=', ['Igname', 'Manioc', 'Pintade', 'Poulet']],
    ['unknown=1', ['Igname', 'Manioc', 'Pintade', 'Poulet']],
  ])('%s', async (query, expected) => {
    expect((await list(query)).toSorted()).toEqual(expected)
  })

  test('vendorId shows the products of one vendor', async () => {
    const [igname] = await db.select().from(products).where(eq(products.name, 'Igname'))
    expect((await list(`vendorId=${igname!.vendorId}`)).toSorted()).toEqual(['Igname', 'Poulet'])
    expect(await list(`vendorId=${newId()}`)).toEqual([])
  })

  test.each([
    ['category=fruits', 'category', 'Cette catégorie n’existe pas.'],
    ['region=Paris', 'region', 'Cette région n’existe pas.'],
    ['minPrice=cher', 'minPrice', 'Le prix est un nombre.'],
    ['minPrice=-5', 'minPrice', 'Le prix ne peut pas être négatif.'],
    ['maxPrice=1e12', 'maxPrice', 'Le prix est trop grand.'],
    ['sort=name', 'sort', 'Ce tri n’existe pas.'],
    ['vendorId=42', 'vendorId', 'Ce vendeur n’existe pas.'],
    ['limit=0', 'limit', 'La limite est un nombre positif.'],
    ['limit=2.5', 'limit', 'La limite est un nombre entier.'],
    ['limit=tout', 'limit', 'La limite est un nombre entier.'],
    ['search=a&search=b', 'search', 'La recherche est un texte.'],
    [`search=${'a'.repeat(101)}`, 'search', 'La recherche est trop longue (100 caractères au plus).'],
  ])('%s is refused with a sentence', async (query, field, message) => {
    const { status, body } = await visitor.get(`/api/products?${query}`)
    expect({ status, body }).toEqual({
      status: 400,
      body: { code: 'validation', message, errors: { [field]: message } },
    })
  })
})

describe('the orders', () => {
  beforeEach(async () => {
    const { id: vendorId } = await createVendor(db)
    const make = (name: string, minutes: number, price: string, rating: string | null, reviewCount: number) =>
      createProduct(db, { name, vendorId, createdAt: at(minutes), price, rating, reviewCount })
    await make('Ancien', 1, '200.00', '4.50', 2)
    await make('Récent', 3, '100.00', null, 0)
    await make('Moyen', 2, '300.00', '4.50', 10)
  })

  test.each([
    ['', ['Récent', 'Moyen', 'Ancien']],
    ['sort=recent', ['Récent', 'Moyen', 'Ancien']],
    ['sort=price_asc', ['Récent', 'Ancien', 'Moyen']],
    ['sort=price_desc', ['Moyen', 'Ancien', 'Récent']],
    ['sort=rating', ['Moyen', 'Ancien', 'Récent']],
  ])('%s', async (query, expected) => {
    expect(await list(query)).toEqual(expected)
  })
})

describe('one product', () => {
  test('is as it is now, however its address is written', async () => {
    const { id } = await createProduct(db, { vendorId: (await createVendor(db)).id })
    const loud = `/api/products/${id.toUpperCase()}`
    expect((await visitor.get(loud)).body.id).toBe(id)
    await db.update(products).set({ price: '2750.00' }).where(eq(products.id, id))
    await expect.poll(async () => (await visitor.get(loud)).body.price).toBe('2750.00')
  })

  test('is shown to everybody when it is public', async () => {
    const { id: vendorId } = await createVendor(db)
    const { id } = await createProduct(db, { vendorId, name: 'Attiéké' })
    const { status, body } = await visitor.tries.getProduct({ params: { id } })
    expect({ status, name: body.name }).toEqual({ status: 200, name: 'Attiéké' })
  })

  test.each([newId(), 'tomates', '42', '%00', "'; drop table products; --"])('%s is nowhere', async id => {
    const { status, body } = await visitor.tries.getProduct({ params: { id: decodeURIComponent(id) } })
    expect(status).toBe(404)
    expect(body.message).toEqual(expect.any(String))
  })

  test('that is not public exists only for its vendor and for administrators', async () => {
    const vendor = await createVendor(db, { status: 'pending' })
    const { id } = await createProduct(db, { vendorId: vendor.id, status: 'pending' })
    const other = await createVendor(db)
    const [customer, admin] = [await createCustomer(db), await createAdmin(db)]
    const seenBy = async (...userIds: string[]) =>
      (await (await app.browser(...userIds)).tries.getProduct({ params: { id } })).status

    expect(await seenBy(vendor.user.id)).toBe(200)
    expect(await seenBy(admin.id)).toBe(200)
    expect(await seenBy(customer.id, vendor.user.id)).toBe(200)
    expect(await seenBy()).toBe(404)
    expect(await seenBy(customer.id)).toBe(404)
    expect(await seenBy(other.user.id)).toBe(404)
    // What the vendor was shown is not kept for the others.
    const { status, body } = await visitor.tries.getProduct({ params: { id } })
    expect({ status, body }).toEqual({
      status: 404,
      body: { code: 'product_not_found', message: 'Produit non trouvé' },
    })
  })
})

test('the counts of the categories are those of public products', async () => {
  const vendor = await createVendor(db)
  const suspended = await createVendor(db, { status: 'suspended' })
  expect(await visitor.api.getCategoryCounts()).toEqual({
    vivriers: 0,
    maraichers: 0,
    avicoles: 0,
  })

  await createProduct(db, { vendorId: vendor.id, category: 'vivriers' })
  await createProduct(db, { vendorId: vendor.id, category: 'vivriers' })
  await createProduct(db, { vendorId: vendor.id, category: 'avicoles' })
  await createProduct(db, { vendorId: vendor.id, category: 'avicoles', status: 'pending' })
  await createProduct(db, { vendorId: suspended.id, category: 'maraichers' })
  expect(await visitor.api.getCategoryCounts()).toEqual({
    vivriers: 2,
    maraichers: 0,
    avicoles: 1,
  })
})

test('the counts of the categories follow the search and the other filters, not the category', async () => {
  const daloa = await createVendor(db, {}, { region: 'Daloa' })
  await createProduct(db, { vendorId: daloa.id, name: 'Corossol', category: 'vivriers', price: '500.00' })
  await createProduct(db, { vendorId: daloa.id, name: 'Gelée de corossol', price: '2500.00' })
  await createProduct(db, { vendorId: daloa.id, name: 'Pintade', category: 'avicoles', price: '500.00' })
  const counts = async (query: string) => (await visitor.get(`/api/products/counts?${query}`)).body
  const none = { vivriers: 0, maraichers: 0, avicoles: 0 }
  expect(await counts('search=corosol')).toEqual({ ...none, vivriers: 1, maraichers: 1 })
  expect(await counts('search=corossol&category=vivriers')).toEqual({ ...none, vivriers: 1, maraichers: 1 })
  expect(await counts('search=corossol+moins+de+1000')).toEqual({ ...none, vivriers: 1 })
  expect(await counts('region=Daloa')).toEqual({ vivriers: 1, maraichers: 1, avicoles: 1 })
  expect(await counts('region=Daloa&maxPrice=1000')).toEqual({ ...none, vivriers: 1, avicoles: 1 })
  expect(await counts('search=?!')).toEqual(none)
})

describe('what is kept for everybody is dropped when it changes', () => {
  test.each(['/api/products', '/api/products?search=tomates', '/api/products/{id}'])('%s', async path => {
    const vendor = await createVendor(db)
    const { id } = await createProduct(db, { vendorId: vendor.id, stock: 5 })
    const read = async () => {
      const answer = await visitor.get(path.replace('{id}', id))
      return { ...answer, product: [answer.body].flat()[0] }
    }
    const first = await read()
    expect(first.product.stock).toBe(5)
    const again = await visitor.get(path.replace('{id}', id), {
      'if-none-match': first.headers.get('etag') ?? '',
    })
    expect(again.status).toBe(304)

    await app.pool.query('update products set stock = 4 where id = $1', [id])
    expect((await read()).product.stock).toBe(4)
    await app.pool.query(`update vendors set business_name = 'Ferme neuve' where id = $1`, [vendor.id])
    expect((await read()).product.vendor.businessName).toBe('Ferme neuve')
    await app.pool.query(`update users set region = 'Man' where id = $1`, [vendor.user.id])
    expect((await read()).product.vendor.user.region).toBe('Man')
    await app.pool.query(`update vendors set status = 'suspended' where id = $1`, [vendor.id])
    expect((await read()).product?.id).toBe(undefined)
  })
})
