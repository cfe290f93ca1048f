import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestAnswer } from '#tests/support/http/browser.ts'
import { createCustomer, PASSWORD } from '#tests/support/makers/people.ts'
import { createOrder } from '#tests/support/makers/products-and-orders.ts'
import {
  type DeliveringStall,
  type DeliveryShop,
  openDeliveryShop,
} from '#tests/support/shops/delivery-shop.ts'

let door: DeliveryShop
let yao: DeliveringStall
let mariam: DeliveringStall
beforeAll(async () => {
  door = await openDeliveryShop()
})
afterAll(() => door.app.close())
beforeEach(async () => {
  yao = await door.openStall()
  mariam = await door.openStall()
})

describe('the code of a parcel', () => {
  test('is four digits, one for each parcel, and there as long as it is under way', async () => {
    const placed = await door.order(yao, mariam)
    const codes = placed.parcels.map(({ deliveryCode }) => deliveryCode)
    expect(codes).toEqual([expect.stringMatching(/^\d{4}$/), expect.stringMatching(/^\d{4}$/)])
    await door.ship(yao, placed.id)
    expect(await door.codeOf(placed.id, yao)).toBe(placed.parcels[0]!.deliveryCode)
    await door.deliver(yao, placed.id, { code: placed.parcels[0]!.deliveryCode })
    await door.patch(mariam, placed.id, { status: 'cancelled' })
    const after = await door.seen(placed.id)
    expect(after.parcels.map(parcel => 'deliveryCode' in parcel)).toEqual([false, false])
  })

  test('is not the same for everybody', async () => {
    const lines = [{ productId: yao.productId, quantity: 1 }]
    const codes = new Set<string>()
    for (let made = 0; made < 8; made += 1) {
      const { id } = await createOrder(door.app.db, { customerId: door.awaId, lines })
      codes.add(await door.codeOf(id, yao))
    }
    expect(codes.size).toBeGreaterThan(1)
  })

  test('is another one once its parcel is under way again', async () => {
    const { id } = await door.order(yao)
    await door.ship(yao, id)
    const former = await door.codeOf(id, yao)
    await door.deliver(yao, id, { code: former })
    const codes = new Set([former])
    for (let times = 0; times < 5; times += 1) {
      await door.admin.tries.setOrderStatus({ params: { id }, body: { status: 'shipped' } })
      codes.add(await door.codeOf(id, yao))
      await door.admin.tries.setOrderStatus({ params: { id }, body: { status: 'delivered' } })
    }
    expect(codes.size).toBeGreaterThan(1)
    expect(await door.keptOf(id)).toMatchObject({ code: null, proof: null })
  })

  test('is shown to its customer, and to nobody else', async () => {
    const { id } = await door.order(yao)
    await door.ship(yao, id)
    const token = (await door.awa.tries.shareOrder({ params: { id } })).body.token
    const code = await door.codeOf(id, yao)
    const answers: TestAnswer[] = [
      await yao.browser.tries.getOrder({ params: { id } }),
      await yao.browser.tries.listVendorOrders(),
      await yao.browser.tries.listVendorRevenue(),
      await door.admin.tries.getOrder({ params: { id } }),
      await door.admin.tries.getAdminOrder({ params: { id } }),
      await door.admin.tries.listAdminOrders(),
      await door.admin.get('/api/admin/exports/orders.csv'),
      await door.admin.tries.listDispatches(),
      await (await door.app.browser()).tries.getTrackedOrder({ params: { token } }),
      await door.awa.get('/api/customer/export'),
    ]
    for (const { status, body } of answers) {
      const told = typeof body === 'string' ? body : JSON.stringify(body)
      expect(told).not.toContain('deliveryCode')
      expect(told).not.toMatch(new RegExp(`"${code}"|[,;]${code}[,;\r\n]`))
      expect(status).toBe(200)
    }
    expect((await door.awa.tries.listCustomerOrders()).body[0]!.parcels[0]!.deliveryCode).toBe(code)
  })
})

test('administrators read of each producer how many parcels were delivered without a code', async () => {
  for (const how of [{}, {}, undefined]) {
    const { id } = await door.order(yao)
    await door.ship(yao, id)
    await door.deliver(yao, id, how ?? { code: await door.codeOf(id, yao) })
  }
  const { items } = (await door.admin.get('/api/admin/vendors?limit=100')).body
  const counted = (stall: DeliveringStall) =>
    items.find(({ id }: { id: string }) => id === stall.vendorId).deliveredWithoutCode
  expect([counted(yao), counted(mariam)]).toEqual([2, 0])
})

test('nothing of a code is left when its customer is erased', async () => {
  const person = await createCustomer(door.app.db)
  const browser = await door.app.browser(person.id)
  const lines = [{ productId: yao.productId, quantity: 1 }]
  const { id } = await createOrder(door.app.db, { customerId: person.id, lines, status: 'shipped' })
  await door.deliver(yao, id, {
    code: (await browser.tries.getOrder({ params: { id } })).body.parcels[0]!.deliveryCode,
  })
  const { body } = await browser.get('/api/customer/export')
  expect(body.orders[0].parcels[0].deliveredWith).toBe('code')
  expect((await browser.tries.eraseAccount({ body: { password: PASSWORD } })).status).toBe(200)
  expect(await door.keptOf(id)).toEqual({ code: null, wrongTries: 0, proof: 'code' })
})
