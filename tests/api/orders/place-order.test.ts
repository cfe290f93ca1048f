import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notPayableWords } from '#contract/payments/facts.ts'
import { products } from '#database/schema/catalogue.ts'
import { newId } from '#database/schema/columns.ts'
import { idempotencyKeys } from '#database/schema/orders.ts'
import { whileHeld } from '#tests/support/database/while-held.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { countRows, orderBody, stockOf } from '#tests/support/makers/orders.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let awa: TestBrowser
let awaId: string
let vendorId: string

beforeAll(async () => {
  app = await startTestApp()
  vendorId = (await createVendor(app.db)).id
  awaId = (await createCustomer(app.db)).id
  awa = await app.browser(awaId)
})
afterAll(() => app.close())

const tomatoes = (fields = {}) => createProduct(app.db, { vendorId, ...fields })

describe('an order', () => {
  test('is written whole, with the stock taken', async () => {
    const product = await tomatoes({ stock: 10, price: '800.00' })
    const body = orderBody([{ productId: product.id, quantity: 3, price: 800 }], {
      total: '2400',
      notes: ' Sonnez ',
    })
    const { status, body: order } = await awa.tries.placeOrder({ body })
    expect(status).toBe(201)
    expect(order).toMatchObject({
      customerId: awaId,
      total: '2400.00',
      status: 'pending',
      paymentStatus: 'pending',
      notes: 'Sonnez',
      customer: { fullName: 'Awa Koné' },
      items: [
        { productId: product.id, quantity: 3, price: '800.00', product: { name: 'Tomates', unit: 'kg' } },
      ],
      parcels: [{ vendorId, status: 'pending', subtotal: '2400.00' }],
      events: [{ kind: 'status', actor: 'customer', from: null, to: 'pending' }],
      can: { cancel: true, pay: false, moveTo: [], confirmPayment: false },
    })
    expect(order.number).toMatch(/^AMIC-\d{6}$/)
    expect(await stockOf(app.db, product.id)).toBe(7)
  })

  test('leaves its statements prepared on the connections', async () => {
    const product = await tomatoes()
    await awa.api.placeOrder({ body: orderBody([{ productId: product.id, quantity: 1 }]) })
    // As many at once as there are connections: each answers for itself.
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        app.db.execute(sql`select name from pg_prepared_statements, pg_sleep(0.1)`),
      ),
    )
    const names = new Set(answers.flatMap(({ rows }) => rows.map(row => row.name)))
    expect([...names]).toEqual(
      expect.arrayContaining([
        'sessions_read_1',
        'products_for_sale_lock_1',
        'stock_reserve',
        'calendars_lock_1',
        'closed_dates',
        'order_write',
        'order_events_insert',
        'orders_read_one_as_customer',
      ]),
    )
  })

  test('of several vendors has a parcel for each', async () => {
    const other = await createVendor(app.db, { businessName: 'Poulets de Man' })
    const mine = await tomatoes({ price: '500.00' })
    const theirs = await createProduct(app.db, { vendorId: other.id, price: '3500.00', category: 'avicoles' })
    const order = await awa.api.placeOrder({
      body: orderBody([
        { productId: mine.id, quantity: 2 },
        { productId: theirs.id, quantity: 1 },
      ]),
    })
    expect(order.total).toBe('4500.00')
    expect(order.parcels.map((parcel: { subtotal: string }) => parcel.subtotal).sort()).toEqual([
      '1000.00',
      '3500.00',
    ])
  })

  test('takes prices, status and owner from the server, whatever is sent', async () => {
    const product = await tomatoes({ price: '800.00' })
    const body = orderBody([{ productId: product.id, quantity: 1 }], {
      status: 'delivered',
      paymentStatus: 'completed',
      createdAt: '2020-01-01T00:00:00Z',
    })
    const order = await awa.api.placeOrder({ body })
    expect(order).toMatchObject({ total: '800.00', status: 'pending', paymentStatus: 'pending' })
  })

  test('cannot be placed for somebody else', async () => {
    const kofi = await createCustomer(app.db)
    const product = await tomatoes()
    const body = orderBody([{ productId: product.id, quantity: 1 }], { customerId: kofi.id })
    expect(await awa.tries.placeOrder({ body })).toMatchObject({
      status: 403,
      body: { code: 'not_your_account' },
    })
  })
})

describe('fields are checked in the order of the form', () => {
  test.each([
    ['no address', { deliveryAddress: '   ' }, 'Adresse manquante'],
    ['no payment method', { paymentMethod: undefined }, 'Méthode de paiement manquante'],
    ['an unknown payment method', { paymentMethod: 'bitcoin' }, 'Méthode de paiement manquante'],
    ['neither', { deliveryAddress: '', paymentMethod: '' }, 'Adresse manquante'],
    ['an empty cart', { items: [] }, 'Votre panier est vide'],
    [
      'a quantity of nothing',
      { items: [{ productId: newId(), quantity: 0 }] },
      'La quantité est d’au moins 1',
    ],
    [
      'half a quantity',
      { items: [{ productId: newId(), quantity: 1.5 }] },
      'La quantité est un nombre entier',
    ],
  ])('%s', async (_, changes, message) => {
    const before = await countRows(app.db, 'orders')
    const product = await tomatoes()
    const body = orderBody([{ productId: product.id, quantity: 1 }], changes)
    expect(await awa.tries.placeOrder({ body })).toMatchObject({
      status: 400,
      body: { message, code: 'validation' },
    })
    expect(await countRows(app.db, 'orders')).toBe(before)
  })
})

describe('a conflict changes nothing and says what is true now', () => {
  test('a price that changed', async () => {
    const product = await tomatoes({ price: '900.00', stock: 5 })
    const body = orderBody([{ productId: product.id, quantity: 2, price: '800' }], { total: 1600 })
    const { status, body: conflict } = await awa.tries.placeOrder({ body })
    expect(status).toBe(409)
    expect(conflict).toMatchObject({
      code: 'price_changed',
      items: [{ productId: product.id, name: 'Tomates', requested: 2, available: 5, price: '900.00' }],
      total: '1800.00',
    })
    expect(await stockOf(app.db, product.id)).toBe(5)
  })

  test('a stock that is short, of one line among others', async () => {
    const enough = await tomatoes({ stock: 5 })
    const short = await tomatoes({ stock: 1 })
    const body = orderBody([
      { productId: enough.id, quantity: 2 },
      { productId: short.id, quantity: 2 },
    ])
    const { body: conflict } = await awa.tries.placeOrder({ body })
    expect(conflict).toMatchObject({
      code: 'insufficient_stock',
      items: [{ productId: short.id, requested: 2, available: 1 }],
    })
    expect(await stockOf(app.db, enough.id)).toBe(5)
  })

  test('two lines of one product count together', async () => {
    const product = await tomatoes({ stock: 3 })
    const body = orderBody([
      { productId: product.id, quantity: 2 },
      { productId: product.id.toUpperCase(), quantity: 2 },
    ])
    expect(await awa.tries.placeOrder({ body })).toMatchObject({
      body: { code: 'insufficient_stock', items: [{ requested: 4, available: 3 }] },
    })
  })

  test.each(['pending', 'rejected', 'out_of_stock'] as const)('a product that is %s', async status => {
    const product = await tomatoes({ status, rejectionReason: 'Photo floue' })
    const { body } = await awa.tries.placeOrder({ body: orderBody([{ productId: product.id, quantity: 1 }]) })
    expect(body).toMatchObject({ code: 'product_unavailable', items: [{ name: 'Tomates', available: 0 }] })
  })

  test('a product whose vendor is suspended', async () => {
    const vendor = await createVendor(app.db, { status: 'suspended' })
    const product = await createProduct(app.db, { vendorId: vendor.id })
    const { body } = await awa.tries.placeOrder({ body: orderBody([{ productId: product.id, quantity: 1 }]) })
    expect(body.code).toBe('product_unavailable')
  })

  test.each(['tomate', newId()])('a product that never was: %s', async productId => {
    const { body } = await awa.tries.placeOrder({ body: orderBody([{ productId, quantity: 1 }]) })
    expect(body).toMatchObject({
      code: 'product_unavailable',
      items: [{ name: null, price: null, available: 0 }],
    })
  })
})

test('what the provider cannot take is refused for online payment, and may be paid in cash', async () => {
  const product = await tomatoes({ price: '1000000.00', stock: 9 })
  const items = [{ productId: product.id, quantity: 3 }]
  const online = await awa.tries.placeOrder({ body: orderBody(items, { paymentMethod: 'cinetpay' }) })
  expect(online).toMatchObject({
    status: 400,
    body: { code: 'amount_not_payable', message: notPayableWords('cinetpay') },
  })
  expect(await awa.tries.placeOrder({ body: orderBody(items) })).toMatchObject({ status: 201 })
})

describe('asking twice with one idempotency key', () => {
  const key = () => ({ 'idempotency-key': newId() })

  test('gives the same order, also when the stock is gone', async () => {
    const product = await tomatoes({ stock: 1 })
    const body = orderBody([{ productId: product.id, quantity: 1 }])
    const headers = key()
    const first = await awa.tries.placeOrder({ body, headers })
    const again = await awa.tries.placeOrder({ body, headers })
    expect(again.status).toBe(201)
    expect(again.body.id).toBe(first.body.id)
    expect(await stockOf(app.db, product.id)).toBe(0)
  })

  test('gives one order when both are under way at once', async () => {
    const product = await tomatoes({ stock: 50 })
    const body = orderBody([{ productId: product.id, quantity: 1 }])
    const headers = key()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => awa.tries.placeOrder({ body, headers })),
    )
    expect(answers.map(answer => answer.status)).toEqual(Array(10).fill(201))
    expect(new Set(answers.map(answer => answer.body.id)).size).toBe(1)
    expect(await stockOf(app.db, product.id)).toBe(49)
  })

  test('with another body is refused', async () => {
    const product = await tomatoes()
    const headers = key()
    await awa.tries.placeOrder({ body: orderBody([{ productId: product.id, quantity: 1 }]), headers })
    const other = await awa.tries.placeOrder({
      body: orderBody([{ productId: product.id, quantity: 2 }]),
      headers,
    })
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } })
  })

  test('after a refusal makes the order that was refused', async () => {
    const product = await tomatoes({ stock: 0 })
    const body = orderBody([{ productId: product.id, quantity: 1 }])
    const headers = key()
    expect(await awa.tries.placeOrder({ body, headers })).toMatchObject({ status: 409 })
    await app.db.update(products).set({ stock: 5 }).where(eq(products.id, product.id))
    expect(await awa.tries.placeOrder({ body, headers })).toMatchObject({ status: 201 })
  })

  test('that is forgotten while the request is under way is to be sent again', async () => {
    const product = await tomatoes()
    const body = orderBody([{ productId: product.id, quantity: 1 }])
    const headers = key()
    const first = await awa.tries.placeOrder({ body, headers })
    const refused = await whileHeld(app.pool, {
      hold: client => client.query('select 1 from products where id = $1 for update', [product.id]),
      // It has found the key taken, and not yet read by which order.
      act: () => awa.tries.placeOrder({ body, headers }),
      meanwhile: () => app.db.delete(idempotencyKeys).where(eq(idempotencyKeys.orderId, first.body.id)),
    })
    expect(refused).toMatchObject({ status: 409, body: { code: 'request_in_progress' } })
    expect((await awa.tries.placeOrder({ body, headers })).status).toBe(201)
  })

  test('gives each customer the own order, whoever had the same key', async () => {
    const product = await tomatoes({ stock: 50 })
    const body = orderBody([{ productId: product.id, quantity: 1 }])
    const headers = key()
    const binta = await app.browser((await createCustomer(app.db)).id)
    const placed = []
    for (const customer of [awa, binta])
      placed.push((await customer.tries.placeOrder({ body, headers })).body.id)
    expect(new Set(placed).size).toBe(2)
    const again = []
    for (const customer of [awa, binta])
      again.push((await customer.tries.placeOrder({ body, headers })).body.id)
    expect(again).toEqual(placed)
  })
})
