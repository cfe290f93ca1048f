import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Address } from '#contract/accounts/addresses.schemas.ts'
import { newId } from '#database/schema/columns.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { orderBody } from '#tests/support/makers/orders.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { createZone } from '#tests/support/makers/zones.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

const PATH = '/api/customer/addresses'

let app: TestApp
let productId: string
beforeAll(async () => {
  app = await startTestApp()
  const { id: vendorId } = await createVendor(app.db)
  productId = (await createProduct(app.db, { vendorId, stock: 1000 })).id
})
afterAll(() => app.close())

let awa: TestBrowser
let zone: Awaited<ReturnType<typeof createZone>>
beforeEach(async () => {
  awa = await app.browser((await createCustomer(app.db, { phone: '+2250701020304' })).id)
  zone = await createZone(app.db, { region: 'Abidjan', name: `Cocody ${newId()}` })
})

const toMariam = (changes: Record<string, unknown> = {}) => ({
  recipientName: 'Mariam Bamba',
  phone: '07 09 08 07 06',
  zoneId: zone.id,
  directions: 'Angré, 8e tranche\n portail bleu',
  ...changes,
})
const order = (delivery: object, quantity = 1) =>
  awa.tries.placeOrder({
    body: orderBody([{ productId, quantity }], { deliveryAddress: undefined, delivery }),
  })
const list = async (): Promise<Address[]> => (await awa.get(PATH)).body
const inWords = { label: 'Domicile', address: 'Cocody Angré' }

describe('a saved address', () => {
  test('has the same parts, and its line is made of them', async () => {
    const { status, body } = await awa.post(PATH, {
      label: 'Chez Mariam',
      ...toMariam({ latitude: 5.4, longitude: -4 }),
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(String),
      label: 'Chez Mariam',
      isDefault: true,
      address: `Angré, 8e tranche, portail bleu, ${zone.name}, Abidjan`,
      recipientName: 'Mariam Bamba',
      phone: '+2250709080706',
      zoneId: zone.id,
      directions: 'Angré, 8e tranche\n portail bleu',
      latitude: 5.4,
      longitude: -4,
    })
    const man = await createZone(app.db)
    const moved = await awa.patch(`${PATH}/${body.id}`, { zoneId: man.id, directions: 'Près du pont' })
    expect(moved.body).toEqual({
      ...body,
      address: `Près du pont, ${man.name}, Man`,
      zoneId: man.id,
      directions: 'Près du pont',
      // Where the former place is.
      latitude: null,
      longitude: null,
    })
  })

  test('that was only words is completed when it is used', async () => {
    const { body: saved } = await awa.post(PATH, inWords)
    const own = { addressId: saved.id, recipientName: undefined, phone: undefined }
    expect((await order(toMariam(own))).status).toBe(201)
    expect(await list()).toEqual([
      {
        ...saved,
        recipientName: 'Awa Koné',
        phone: '+2250701020304',
        zoneId: zone.id,
        directions: 'Angré, 8e tranche\n portail bleu',
      },
    ])
  })

  test('that was only words stays so when somebody else receives, unless it is the address of that person', async () => {
    const { body: own } = await awa.post(PATH, inWords)
    for (const changes of [{}, { recipientName: 'Awa Koné' }])
      expect((await order(toMariam({ addressId: own.id, ...changes }))).status).toBe(201)
    expect(await list()).toEqual([own])
    const hers = { recipientName: 'Mariam Bamba', phone: '07 09 08 07 06' }
    const { body: mariams } = await awa.post(PATH, { ...inWords, ...hers })
    expect((await order(toMariam({ addressId: mariams.id }))).status).toBe(201)
    expect(await list()).toContainEqual({
      ...mariams,
      zoneId: zone.id,
      directions: 'Angré, 8e tranche\n portail bleu',
    })
  })

  test('that has its parts keeps them, and nobody completes another’s', async () => {
    await awa.post(PATH, { ...inWords, zoneId: zone.id, directions: 'Portail vert' })
    const kofi = await app.browser((await createCustomer(app.db)).id)
    const { body: his } = await kofi.post(PATH, inWords)
    const before = await list()
    for (const addressId of [before[0]!.id, his.id, newId()]) {
      expect((await order(toMariam({ addressId }))).status).toBe(201)
    }
    expect(await list()).toEqual(before)
    expect((await kofi.get(PATH)).body).toEqual([his])
  })

  test('calls its owner by the present name and number, whoever corrects them, and others as before', async () => {
    const own = { recipientName: 'Awa Koné', phone: '+2250701020304' }
    const others = [['Awa Koné', '+2250505050505'] as const, ['Mariam Bamba', '+2250709080706'] as const]
    const sent = [own, ...others.map(([recipientName, phone]) => ({ recipientName, phone }))]
    for (const recipient of sent) await awa.post(PATH, { ...inWords, ...recipient })
    const recipients = async () => (await list()).map(({ recipientName, phone }) => [recipientName, phone])
    await awa.tries.changeCustomerProfile({ body: { phone: '+225 07 77 77 77 77' } })
    expect(await recipients()).toEqual([['Awa Koné', '+2250777777777'], ...others])
    await awa.tries.changeCustomerProfile({ body: { fullName: 'Awa Traoré', phone: '' } })
    const mariam = others[1]
    expect(await recipients()).toEqual([['Awa Traoré', null], ['Awa Traoré', others[0]![1]], mariam])
    const office = await app.browser((await createAdmin(app.db)).id)
    const { id } = await awa.api.getCurrentUser()
    await office.tries.changeUser({
      params: { id },
      body: { fullName: 'Awa Brou', phone: '+225 05 05 05 05 05' },
    })
    expect(await recipients()).toEqual([['Awa Brou', null], ['Awa Brou', others[0]![1]], mariam])
    await awa.tries.changeCustomerProfile({ body: { phone: '+225 01 01 01 01 01' } })
    expect(await recipients()).toEqual([['Awa Brou', null], ['Awa Brou', '+2250101010101'], mariam])
  })

  test('keeps the number of another recipient when its owner gives up theirs, and follows another number', async () => {
    const phone = '+2250701020304'
    for (const recipientName of ['Awa Koné', undefined, 'Mariam Bamba'])
      await awa.post(PATH, { ...inWords, recipientName, phone })
    const phones = async () => (await list()).map(address => address.phone)
    await awa.tries.changeCustomerProfile({ body: { phone: '+225 07 77 77 77 77' } })
    expect(await phones()).toEqual(['+2250777777777', '+2250777777777', '+2250777777777'])
    await awa.tries.changeCustomerProfile({ body: { phone: '' } })
    expect(await phones()).toEqual([null, null, '+2250777777777'])
  })

  test('is not completed by an order that is refused', async () => {
    const { body: saved } = await awa.post(PATH, inWords)
    expect((await order(toMariam({ addressId: saved.id }), 9999)).status).toBe(409)
    expect(await list()).toEqual([saved])
  })

  test.each([
    ['a zone without directions', { zoneId: 'zone' }, 'directions'],
    ['directions without a zone', { directions: 'Portail bleu' }, 'directions'],
    ['half a position', { longitude: 3 }, 'latitude'],
  ])('is refused with %s', async (_case, fields, field) => {
    const { status, body } = await awa.post(PATH, { ...inWords, ...fields })
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
    expect(await list()).toEqual([])
  })

  test('is refused in a zone where nobody delivers, new or changed', async () => {
    const closed = await createZone(app.db, { isServed: false })
    const there = { zoneId: closed.id, directions: 'Portail bleu' }
    const refused = {
      status: 400,
      body: { code: 'zone_not_served', errors: { zoneId: 'Nous ne livrons pas encore ici.' } },
    }
    expect(await awa.post(PATH, { ...inWords, ...there })).toMatchObject(refused)
    expect(await list()).toEqual([])
    const { body: saved } = await awa.post(PATH, inWords)
    expect(await awa.patch(`${PATH}/${saved.id}`, there)).toMatchObject(refused)
    expect(await list()).toEqual([saved])
  })
})
