import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '#database/schema/accounts.ts'
import { newId } from '#database/schema/columns.ts'
import { zones } from '#database/schema/delivery.ts'
import { orders } from '#database/schema/orders.ts'
import { sqlStateOf } from '#database/sql-state.ts'
import { whileHeld } from '#tests/support/database/while-held.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { countRows, orderBody, stockOf } from '#tests/support/makers/orders.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { createZone } from '#tests/support/makers/zones.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let vendor: Awaited<ReturnType<typeof createVendor>>
let productId: string
beforeAll(async () => {
  app = await startTestApp()
  vendor = await createVendor(app.db)
  productId = (await createProduct(app.db, { vendorId: vendor.id, stock: 1000 })).id
})
afterAll(() => app.close())

let awa: TestBrowser
let awaId: string
let zone: Awaited<ReturnType<typeof createZone>>
beforeEach(async () => {
  awaId = (await createCustomer(app.db, { phone: '+2250701020304' })).id
  awa = await app.browser(awaId)
  zone = await createZone(app.db, { region: 'Abidjan', name: `Cocody ${newId()}` })
})

const toMariam = (changes: Record<string, unknown> = {}) => ({
  recipientName: ' Mariam Bamba ',
  phone: '07 09 08 07 06',
  zoneId: zone.id,
  directions: ' Angré, 8e tranche\n portail bleu ',
  ...changes,
})

/** An order whose body has this delivery, and no other address. */
const order = (delivery: unknown, changes: Record<string, unknown> = {}) =>
  awa.tries.placeOrder({
    body: orderBody([{ productId, quantity: 1 }], { deliveryAddress: undefined, delivery, ...changes }),
  })

/** An order that is refused, and of which nothing is left. */
async function refusal(delivery: unknown, changes: Record<string, unknown> = {}) {
  const before = [await countRows(app.db, 'orders'), await stockOf(app.db, productId)]
  const answer = await order(delivery, changes)
  expect([await countRows(app.db, 'orders'), await stockOf(app.db, productId)]).toEqual(before)
  return answer
}

const forgetPhone = () => app.db.update(users).set({ phone: null }).where(eq(users.id, awaId))

describe('an order for home', () => {
  test('says who receives it, on which number, in which zone, along which way', async () => {
    const { status, body } = await order(toMariam({ latitude: 5.39612, longitude: -3.98871 }))
    expect(status).toBe(201)
    const delivery = {
      mode: 'home',
      recipientName: 'Mariam Bamba',
      phone: '+2250709080706',
      zone: { id: zone.id, region: 'Abidjan', name: zone.name },
      directions: 'Angré, 8e tranche\n portail bleu',
      latitude: 5.39612,
      longitude: -3.98871,
      pickupPoint: null,
    }
    const deliveryAddress = `Angré, 8e tranche, portail bleu, ${zone.name}, Abidjan`
    expect(body).toMatchObject({ delivery, deliveryAddress })
    const yao = await app.browser(vendor.userId)
    const admin = await app.browser((await createAdmin(app.db)).id)
    for (const person of [awa, yao, admin]) {
      expect((await person.tries.getOrder({ params: { id: body.id } })).body).toMatchObject({
        delivery,
        deliveryAddress,
      })
    }
  })

  test('goes to the customer unless it says to whom', async () => {
    const { body } = await order({
      zoneId: zone.id,
      directions: 'Portail bleu',
      recipientName: ' ',
      phone: '',
    })
    expect(body.delivery).toMatchObject({
      recipientName: 'Awa Koné',
      phone: '+2250701020304',
      latitude: null,
      longitude: null,
    })
  })

  test('follows a zone to its new name', async () => {
    const { body } = await order(toMariam())
    await app.db
      .update(zones)
      .set({ name: `Riviera ${zone.id}` })
      .where(eq(zones.id, zone.id))
    const { delivery, deliveryAddress } = (await awa.tries.getOrder({ params: { id: body.id } })).body
    expect(delivery.zone!.name).toBe(`Riviera ${zone.id}`)
    expect(deliveryAddress).toContain(`Riviera ${zone.id}`)
  })

  test('is the one that counts beside an address in words', async () => {
    const { body } = await order(toMariam(), { deliveryAddress: 'Ailleurs' })
    expect(body.deliveryAddress).not.toContain('Ailleurs')
  })

  test('is found by its vendor under the name and the number of who receives it', async () => {
    const { body } = await order(toMariam({ recipientName: 'Zénab Sylla', phone: '0509080706' }))
    const yao = await app.browser(vendor.userId)
    for (const search of ['Zénab', '0509080706']) {
      const found = await yao.tries.listVendorOrders({ query: { search } })
      expect(found.body.map(({ id }: { id: string }) => id)).toEqual([body.id])
    }
  })
})

describe('a body with an address in words alone', () => {
  const inWords = { deliveryAddress: 'Cocody Angré' }

  test('works as ever: the profile says who receives it, and there is no zone', async () => {
    const { status, body } = await order(undefined, inWords)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      deliveryAddress: 'Cocody Angré',
      delivery: {
        mode: 'home',
        recipientName: 'Awa Koné',
        phone: '+2250701020304',
        zone: null,
        directions: 'Cocody Angré',
        latitude: null,
        longitude: null,
        pickupPoint: null,
      },
    })
  })

  test('needs the profile to have a number', async () => {
    await forgetPhone()
    expect(await refusal(undefined, inWords)).toMatchObject({
      status: 400,
      body: {
        code: 'phone_required',
        message: 'Indiquez un numéro de téléphone : le producteur vous appelle pour livrer.',
        errors: { 'delivery.phone': expect.stringMatching(/^Indiquez un numéro/) },
      },
    })
  })
})

describe('no order', () => {
  test('without a telephone number, neither in the body nor in the profile', async () => {
    await forgetPhone()
    const { status, body } = await refusal(toMariam({ phone: ' ' }))
    expect([status, body.code]).toEqual([400, 'phone_required'])
    expect((await order(toMariam())).status).toBe(201)
  })

  test('for another person than the customer without the number of that person', async () => {
    const { status, body } = await refusal(toMariam({ phone: '' }))
    expect([status, body.code]).toEqual([400, 'phone_required'])
    expect((await order(toMariam({ recipientName: 'Awa Koné', phone: '' }))).status).toBe(201)
  })

  test.each([
    ['closed', () => createZone(app.db, { isServed: false }).then(({ id }) => id)],
    ['unknown', async () => newId()],
    ['no id', async () => 'cocody'],
  ])('to a zone that is %s', async (_case, zoneId) => {
    expect(await refusal(toMariam({ zoneId: await zoneId() }))).toMatchObject({
      status: 400,
      body: {
        code: 'zone_not_served',
        message: 'Nous ne livrons pas encore ici.',
        errors: { 'delivery.zoneId': 'Nous ne livrons pas encore ici.' },
      },
    })
  })

  test.each([
    ['neither a delivery nor an address', undefined, { deliveryAddress: 'Adresse manquante' }],
    ['no zone', { zoneId: ' ' }, { 'delivery.zoneId': 'Choisissez votre commune' }],
    ['no directions', { directions: ' ' }, { 'delivery.directions': 'Adresse manquante' }],
    ['a number that is none', { phone: '07' }, { 'delivery.phone': /^Format de téléphone invalide/ }],
    ['a name of one letter', { recipientName: 'A' }, { 'delivery.recipientName': 'Indiquez son nom' }],
    ['half a position', { latitude: 5.3 }, { 'delivery.latitude': /^La position/ }],
    ['a position off the earth', { latitude: 91, longitude: 0 }, { 'delivery.latitude': /^La position/ }],
    ['a mode that is none', { mode: 'drone' }, { 'delivery.mode': /^Choisissez la livraison à domicile/ }],
  ])('with %s', async (_case, changes, errors) => {
    const { status, body } = await refusal(changes && toMariam(changes))
    expect([status, body.code]).toEqual([400, 'validation'])
    const expected = Object.entries(errors).map(([field, message]) => [
      field,
      typeof message === 'string' ? message : expect.stringMatching(message),
    ])
    expect(body.errors).toMatchObject(Object.fromEntries(expected))
  })
})

describe('a zone that closes while somebody orders', () => {
  const close = (id: string) => app.db.update(zones).set({ isServed: false }).where(eq(zones.id, id))

  test('takes no order once it is closed', async () => {
    const before = await stockOf(app.db, productId)
    const answer = await whileHeld(app.pool, {
      hold: client => client.query('update zones set is_served = false where id = $1', [zone.id]),
      act: () => order(toMariam()),
    })
    expect(answer).toMatchObject({ status: 400, body: { code: 'zone_not_served' } })
    expect(await stockOf(app.db, productId)).toBe(before)
  })

  test('waits for the order that found it open', async () => {
    let closing: Promise<unknown> | undefined
    const answer = await whileHeld(app.pool, {
      hold: client => client.query('select from products where id = $1 for update', [productId]),
      act: () => order(toMariam()),
      meanwhile: async () => {
        closing = Promise.resolve(close(zone.id))
      },
    })
    expect(answer.status).toBe(201)
    await closing
    expect(await refusal(toMariam())).toMatchObject({ body: { code: 'zone_not_served' } })
  })
})

describe('what a person’s orders say of who receives them', () => {
  test('is in the export, and gone with the erasure', async () => {
    const { id } = await createOrder(app.db, {
      customerId: awaId,
      status: 'delivered',
      recipientName: 'Mariam Bamba',
      phone: '+2250709080706',
      zoneId: zone.id,
      directions: 'Portail bleu',
      latitude: 5.4,
      longitude: -4,
      lines: [{ productId, quantity: 1 }],
    })
    await awa.tries.addAddress({ body: { label: 'Chez Mariam', ...toMariam() } })
    const { body } = await awa.get('/api/customer/export')
    expect(body).toMatchObject({
      addresses: [{ recipientName: 'Mariam Bamba', phone: '+2250709080706', zoneId: zone.id }],
      orders: [
        {
          delivery: {
            recipientName: 'Mariam Bamba',
            phone: '+2250709080706',
            zone: { name: zone.name },
            directions: 'Portail bleu',
            latitude: 5.4,
            longitude: -4,
          },
        },
      ],
    })
    expect((await awa.tries.eraseAccount({ body: { password: 'Passe1234' } })).status).toBe(200)
    const [kept] = await app.db.select().from(orders).where(eq(orders.id, id))
    expect(kept).toMatchObject({
      recipientName: null,
      phone: null,
      zoneId: null,
      directions: 'Effacé à la demande du client',
      latitude: null,
      longitude: null,
    })
  })
})

test.each([
  ['a number that is none', { phone: '0709080706' }],
  ['half a position', { latitude: 5.4 }],
  ['a position off the earth', { latitude: 5.4, longitude: 181 }],
])('the database keeps no order with %s', async (_case, fields) => {
  const lines = [{ productId, quantity: 1 }]
  const writing = createOrder(app.db, { customerId: awaId, lines, ...fields })
  const state = await writing.then(
    () => 'written',
    error => sqlStateOf(error),
  )
  expect(state).toBe('23514')
})
