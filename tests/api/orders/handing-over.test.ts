import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MAX_WRONG_CODES } from '#contract/orders/facts.ts'
import { whileHeld } from '#tests/support/database/while-held.ts'
import { createOrder } from '#tests/support/makers/products-and-orders.ts'
import {
  another,
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

const wrong = { status: 409, body: { code: 'wrong_code', message: 'Ce code ne correspond pas.' } }
const locked = { status: 409, body: { code: 'code_locked' } }

describe('a delivery', () => {
  test('with the right code is proven by it', async () => {
    const { id } = await door.order(yao)
    await door.ship(yao, id)
    const { status, body } = await door.deliver(yao, id, { code: await door.codeOf(id, yao) })
    expect([status, body.parcels[0]!.deliveredWith]).toEqual([200, 'code'])
    expect(await door.keptOf(id)).toEqual({ code: null, wrongTries: 0, proof: 'code' })
    expect(await door.parcelOf(id, yao)).toMatchObject({ status: 'delivered', deliveredWith: 'code' })
  })

  test('with a wrong one is refused, the try kept, the parcel left as it is', async () => {
    const { id } = await door.order(yao)
    await door.ship(yao, id)
    const code = await door.codeOf(id, yao)
    expect(await door.deliver(yao, id, { code: another(code), collected: true })).toMatchObject(wrong)
    expect(await door.keptOf(id)).toEqual({ code, wrongTries: 1, proof: null })
    const seen = await door.seen(id)
    expect([seen.status, seen.paymentStatus, seen.events.length]).toEqual(['shipped', 'pending', 3])
    expect(await door.deliver(yao, id, { code })).toMatchObject({ status: 200 })
  })

  test('takes no code any more after five wrong ones, and is noted without', async () => {
    const { id } = await door.order(yao)
    await door.ship(yao, id)
    const code = await door.codeOf(id, yao)
    for (let times = 1; times <= MAX_WRONG_CODES; times += 1) {
      expect(await door.deliver(yao, id, { code: another(code, times) })).toMatchObject(wrong)
    }
    expect(await door.deliver(yao, id, { code: another(code) })).toMatchObject(locked)
    expect(await door.deliver(yao, id, { code })).toMatchObject(locked)
    expect((await door.seen(id)).status).toBe('shipped')
    expect(await door.deliver(yao, id)).toMatchObject({
      status: 200,
      body: { parcels: [{ status: 'delivered', deliveredWith: 'none' }] },
    })
    expect(await door.keptOf(id)).toEqual({ code: null, wrongTries: MAX_WRONG_CODES, proof: 'none' })
  })

  test('is proven by nothing when an administrator notes it', async () => {
    const { id } = await door.order(yao)
    await door.admin.tries.setOrderStatus({ params: { id }, body: { status: 'delivered' } })
    expect((await door.parcelOf(id, yao)).deliveredWith).toBeNull()
  })

  test('with a code is refused before it is shipped, and no try is counted', async () => {
    const { id } = await door.order(yao)
    expect(await door.deliver(yao, id, { code: another(await door.codeOf(id, yao)) })).toMatchObject({
      status: 409,
      body: { code: 'move_not_allowed' },
    })
    expect((await door.deliver(mariam, id, { code: await door.codeOf(id, yao) })).status).toBe(404)
    expect((await door.keptOf(id)).wrongTries).toBe(0)
  })

  test.each([
    ['', 'code'],
    ['x'.repeat(21), 'code'],
    [1234, 'code'],
    [false, 'collected'],
  ] as const)('is not understood with %j as %s', async (value, name) => {
    const { id } = await door.order(yao)
    await door.ship(yao, id)
    const { status, body } = await door.deliver(yao, id, { [name]: value })
    expect([status, Object.keys(body.errors)]).toEqual([400, [name]])
  })
})

describe('delivery and cash', () => {
  test('are noted in one act', async () => {
    const { id } = await door.order(yao)
    await door.ship(yao, id)
    const sent = { code: await door.codeOf(id, yao), collected: true }
    expect(await door.deliver(yao, id, sent)).toMatchObject({
      status: 200,
      body: { status: 'delivered', paymentStatus: 'completed', can: { confirmPayment: false } },
    })
    // Its answer was lost: sent again it changes nothing.
    expect(await door.deliver(yao, id, sent)).toMatchObject({ status: 200 })
    const events = (await door.seen(id)).events.map(({ kind, to }) => `${kind} ${to}`)
    expect(events.slice(3)).toEqual(['status delivered', 'payment completed'])
    const { body } = await yao.browser.tries.getVendorStats()
    expect(body).toMatchObject({ revenueReceived: '1000.00', receivedParts: { collected: '1000.00' } })
  })

  test('of a parcel that is delivered already: the cash is noted alone', async () => {
    const { id } = await door.order(yao)
    await door.ship(yao, id)
    await door.deliver(yao, id)
    expect(await door.deliver(yao, id, { collected: true })).toMatchObject({
      status: 200,
      body: { paymentStatus: 'completed', parcels: [{ deliveredWith: 'none' }] },
    })
  })

  test('are noted both or neither: what is paid online is not collected', async () => {
    const { id } = await createOrder(door.app.db, {
      customerId: door.awaId,
      lines: [{ productId: yao.productId, quantity: 1 }],
      paymentMethod: 'cinetpay',
      status: 'shipped',
      paymentStatus: 'completed',
    })
    const code = await door.codeOf(id, yao)
    expect(await door.deliver(yao, id, { code, collected: true })).toMatchObject({
      status: 409,
      body: { code: 'payment_not_due' },
    })
    const after = await door.seen(id)
    expect([after.status, after.parcels[0]!.deliveryCode]).toEqual(['shipped', code])
  })

  test('cannot be noted before the delivery', async () => {
    const { id } = await door.order(yao)
    const answer = await door.patch(yao, id, { status: 'confirmed', collected: true })
    expect(answer).toMatchObject({ status: 409, body: { code: 'payment_not_due' } })
    expect((await door.seen(id)).status).toBe('pending')
  })
})

describe('at the same time', () => {
  test('wrong codes are counted one by one: five are answered, the others find the lock', async () => {
    const { id } = await door.order(yao)
    await door.ship(yao, id)
    const code = await door.codeOf(id, yao)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => door.deliver(yao, id, { code: another(code, index + 1) })),
    )
    const codes = answers.map(({ body }) => body.code).toSorted()
    expect(codes).toEqual([...Array(7).fill('code_locked'), ...Array(5).fill('wrong_code')])
    expect(await door.keptOf(id)).toEqual({ code, wrongTries: MAX_WRONG_CODES, proof: null })
  })

  test('the right code of two phones delivers once', async () => {
    const { id } = await door.order(yao)
    await door.ship(yao, id)
    const code = await door.codeOf(id, yao)
    const answers = await Promise.all([1, 2].map(() => door.deliver(yao, id, { code, collected: true })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await door.seen(id)).events.filter(({ to }) => to === 'delivered')).toHaveLength(1)
  })

  test('the right code that waits while the fifth wrong one is counted comes too late', async () => {
    const { id } = await door.order(yao)
    await door.ship(yao, id)
    const code = await door.codeOf(id, yao)
    const [parcel] = (await door.seen(id)).parcels
    const answer = await whileHeld(door.app.pool, {
      hold: client =>
        client.query('update delivery_codes set wrong_tries = 5 where parcel_id = $1', [parcel!.id]),
      act: () => door.deliver(yao, id, { code }),
    })
    expect(answer).toMatchObject(locked)
    expect((await door.seen(id)).status).toBe('shipped')
  })
})

describe('the database refuses', () => {
  test.each([
    [
      'a proof of a parcel that is not delivered',
      `update parcels set delivered_with = 'code' where order_id = $1`,
    ],
    [
      'a proof of another kind',
      `update parcels set status = 'delivered', delivered_with = 'word' where order_id = $1`,
    ],
    [
      'more wrong tries than there may be',
      'update delivery_codes set wrong_tries = 6 where parcel_id in (select id from parcels where order_id = $1)',
    ],
    [
      'a code of another form',
      `update delivery_codes set code = '12a4' where parcel_id in (select id from parcels where order_id = $1)`,
    ],
  ])('%s', async (_what, statement) => {
    const { id } = await door.order(yao)
    await expect(door.app.pool.query(statement, [id])).rejects.toThrow(/violates check constraint/)
  })

  test('a locked code as a proof', async () => {
    const { id } = await door.order(yao)
    await door.app.pool.query(
      'update delivery_codes set wrong_tries = 5 where parcel_id in (select id from parcels where order_id = $1)',
      [id],
    )
    const proven = `update parcels set status = 'delivered', delivered_with = 'code' where order_id = $1`
    await expect(door.app.pool.query(proven, [id])).rejects.toThrow(/is locked/)
  })
})
