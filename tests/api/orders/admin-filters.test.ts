import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parcels } from '#database/schema/orders.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let fatou: TestBrowser
let customerId: string
let productId: string
beforeAll(async () => {
  app = await startTestApp()
  fatou = await app.browser((await createAdmin(app.db)).id)
  customerId = (await createCustomer(app.db)).id
  productId = (await createProduct(app.db, { vendorId: (await createVendor(app.db)).id })).id
})
afterAll(() => app.close())

const order = (fields: Partial<Parameters<typeof createOrder>[1]> = {}) =>
  createOrder(app.db, { customerId, lines: [{ productId, quantity: 2 }], ...fields })
const list = async (query: Record<string, string>) =>
  (await fatou.get(`/api/admin/orders?${new URLSearchParams(query)}`)).body
const idsOf = async (query: Record<string, string>): Promise<string[]> =>
  (await list(query)).items.map(({ id }: { id: string }) => id)

test('keeps to the day on which orders are to arrive: that of a parcel, or the one that was set for the whole', async () => {
  const plannedOn = async (day: string, fields: Parameters<typeof order>[0] = {}) => {
    const made = await order(fields)
    await app.db.update(parcels).set({ plannedOn: day }).where(eq(parcels.orderId, made.id))
    return made.id
  }
  const planned = await plannedOn('2027-03-02')
  const delivered = await plannedOn('2027-03-02', { status: 'delivered' })
  await plannedOn('2027-03-02', { status: 'cancelled' })
  const moved = await plannedOn('2027-03-02', { deliveryDate: new Date('2027-03-03T00:00:00Z') })
  await plannedOn('2027-03-03', { status: 'cancelled', deliveryDate: new Date('2027-03-03T00:00:00Z') })
  expect(await idsOf({ day: '2027-03-02' })).toEqual([delivered, planned])
  expect(await list({ day: '2027-03-03' })).toMatchObject({ items: [{ id: moved }], total: 1 })
  expect(await idsOf({ day: '2027-03-02', status: 'pending' })).toEqual([planned])
  expect(await idsOf({ day: '2027-03-04' })).toEqual([])
})

test('keeps to how orders are paid, and to whether they are', async () => {
  const customer = await createCustomer(app.db, { fullName: 'Bintou Payeuse' })
  const made = async (fields: Parameters<typeof order>[0]) =>
    (await order({ customerId: customer.id, ...fields })).id
  const online = { paymentMethod: 'cinetpay' } as const
  const [failed, paid] = [
    await made({ ...online, paymentStatus: 'failed' }),
    await made({ ...online, paymentStatus: 'completed' }),
  ]
  const cash = await made({})
  const hers = (query: Record<string, string>) => idsOf({ search: 'bintou payeuse', ...query })
  expect(await hers({ paymentMethod: 'cinetpay' })).toEqual([paid, failed])
  expect(await hers({ paymentMethod: 'cash_on_delivery', paymentStatus: 'all' })).toEqual([cash])
  expect(await hers({ paymentMethod: 'cinetpay', paymentStatus: 'completed' })).toEqual([paid])
  expect(await list({ paymentStatus: 'failed' })).toMatchObject({ items: [{ id: failed }], total: 1 })
})

test.each(['day=2027-02-30', 'paymentMethod=troc', 'paymentStatus=perdu'])('%s is refused', async query => {
  expect((await fatou.get(`/api/admin/orders?${query}`)).status).toBe(400)
})
