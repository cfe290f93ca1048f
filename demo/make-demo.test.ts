import { describe, expect, test } from 'vitest'
import { weekdayOf } from '#contract/delivery/weekday-of.ts'
import { DAY_MS } from '#contract/durations.ts'
import { centimesOf } from '#contract/money.ts'
import { isUnderWay } from '#contract/orders/facts.ts'
import { regions } from '#contract/regions.ts'
import { isMoveAllowed, paymentStatusOfOrder, statusOfOrder } from '#server/orders/order-states.ts'
import { makeDemo } from './make-demo.ts'
import { towns } from './people/towns.ts'

const now = new Date('2026-11-21T10:00:00Z')
const adminId = '019351f0-0000-7000-8000-000000000000'
const zones = new Map(
  [
    'Abobo',
    'Adjamé',
    'Cocody',
    'Koumassi',
    'Marcory',
    'Port-Bouët',
    'Treichville',
    'Yopougon',
    ...regions,
  ].map(name => [name, `zone ${name}`]),
)
const demo = makeDemo(now, adminId, zones)
const { vendors, customers, products, orders, reviews } = demo

const activeOf = (category: string) =>
  products.filter(({ row }) => row.status === 'active' && row.category === category)
const parcelsOf = (orderId: string) => orders.parcels.filter(parcel => parcel.orderId === orderId)
const eventsOf = (parcelId: string | undefined) => orders.events.filter(event => event.parcelId === parcelId)

test('the same instant tells the same story, another instant another', () => {
  expect(makeDemo(now, adminId, zones)).toEqual(demo)
  const later = makeDemo(new Date(now.getTime() + DAY_MS), adminId, zones)
  expect(later.orders.orders.at(-1)?.createdAt).not.toEqual(orders.orders.at(-1)?.createdAt)
})

describe('the shop', () => {
  test('has 52 approved producers over the fifteen towns, and some of every other status', () => {
    const approved = vendors.filter(({ vendor }) => vendor.status === 'approved')
    expect(approved).toHaveLength(52)
    expect(new Set(approved.map(({ producer }) => producer.town))).toEqual(new Set(Object.keys(towns)))
    expect(new Set(vendors.map(({ vendor }) => vendor.status)).size).toBe(4)
  })

  test('has 156, 89 and 67 active products, all of approved producers', () => {
    expect(['vivriers', 'maraichers', 'avicoles'].map(category => activeOf(category).length)).toEqual([
      156, 89, 67,
    ])
    const active = products.filter(({ row }) => row.status === 'active')
    expect(active.every(({ vendor }) => vendor.vendor.status === 'approved')).toBe(true)
  })

  test('has a producer who pauses, whose products are on sale', () => {
    const paused = vendors.filter(({ vendor }) => vendor.pausedUntil)
    expect(paused.map(({ vendor }) => [vendor.status, vendor.pausedUntil])).toEqual([
      ['approved', '2026-11-30'],
    ])
    const theirs = products.filter(({ vendor, row }) => vendor === paused[0] && row.status === 'active')
    expect(theirs.length).toBeGreaterThan(1)
  })

  test('has products that wait, that were rejected with a reason, that are set aside, and empty shelves', () => {
    const statuses = Map.groupBy(products, ({ row }) => row.status)
    expect(statuses.get('pending')?.length).toBeGreaterThan(5)
    expect(statuses.get('out_of_stock')?.length).toBeGreaterThan(5)
    expect(statuses.get('rejected')?.every(({ row }) => row.rejectionReason)).toBe(true)
    const stocks = statuses.get('active')!.map(({ row }) => row.stock ?? 0)
    expect(stocks.filter(stock => stock === 0).length).toBeGreaterThan(3)
    expect(stocks.filter(stock => stock > 0 && stock <= 5).length).toBeGreaterThan(3)
  })

  test('sells at prices that can be paid online: whole, multiples of five', () => {
    expect(products.filter(({ row }) => centimesOf(row.price) % 500 !== 0)).toEqual([])
  })

  test('has no two users of one name or address', () => {
    const users = [...customers, ...vendors.map(({ user }) => user)]
    expect(new Set(users.map(({ username }) => username)).size).toBe(users.length)
    expect(new Set(users.map(({ email }) => email)).size).toBe(users.length)
  })
})

describe('the orders', () => {
  test('are about 1,200 within twelve months, more than 1,000 of them delivered', () => {
    expect(orders.orders.length).toBeGreaterThan(1150)
    expect(orders.orders.length).toBeLessThanOrEqual(1200)
    expect(orders.orders.filter(({ status }) => status === 'delivered').length).toBeGreaterThan(1000)
    expect(orders.orders[0]!.createdAt!.getTime()).toBeGreaterThan(now.getTime() - 366 * DAY_MS)
    const months = new Set(orders.orders.map(({ createdAt }) => createdAt!.toISOString().slice(0, 7)))
    expect(months.size).toBeGreaterThanOrEqual(12)
  })

  test('cost the sum of their parcels, and these the sum of their lines', () => {
    const lines = Map.groupBy(orders.items, ({ parcelId }) => parcelId)
    for (const parcel of orders.parcels) {
      const sum = lines
        .get(parcel.id!)!
        .reduce((total, { price, quantity }) => total + centimesOf(price) * quantity, 0)
      expect(centimesOf(parcel.subtotal)).toBe(sum)
    }
    for (const order of orders.orders) {
      const sum = parcelsOf(order.id).reduce((total, { subtotal }) => total + centimesOf(subtotal), 0)
      expect(centimesOf(order.total)).toBe(sum)
    }
  })

  test('arrive by day, on the day that was promised, but for a few of the last days', () => {
    const { received } = orders
    const few = received.length / 20
    expect(received.filter(({ at }) => !/T(?:0[7-9]|1[0-8])/.test(at.toISOString())).length).toBeLessThan(few)
    expect(received.filter(({ at }) => at.getUTCDay() === 0).length).toBeLessThan(few)
  })

  test('go to somebody with a telephone, in a zone, along directions; some to another person than the customer', () => {
    const names = new Map(customers.map(({ id, fullName }) => [id, fullName]))
    expect(orders.orders.filter(({ phone, recipientName }) => !phone || !recipientName)).toEqual([])
    expect(orders.orders.filter(({ zoneId, directions }) => !zoneId || !directions)).toEqual([])
    const toOthers = orders.orders.filter(
      ({ customerId, recipientName }) => recipientName !== names.get(customerId),
    )
    expect(toOthers.length).toBeGreaterThan(20)
    expect(toOthers.length).toBeLessThan(200)
  })

  test('are fetched now and then at one of six points in five towns, in the region of their customer', () => {
    const { pickupPoints } = demo
    expect(pickupPoints).toHaveLength(6)
    expect(new Set(pickupPoints.map(({ region }) => region)).size).toBe(5)
    const regionOf = new Map(customers.map(({ id, region }) => [id, region]))
    const fetched = orders.orders.filter(({ deliveryMode }) => deliveryMode === 'pickup')
    expect(fetched.length).toBeGreaterThan(30)
    expect(fetched.length).toBeLessThan(300)
    for (const order of fetched) {
      const point = pickupPoints.find(({ id }) => id === order.pickupPointId)!
      expect(order).toMatchObject({
        zoneId: point.zoneId,
        directions: point.directions,
        pickupName: point.name,
        pickupAddress: point.address,
      })
      expect(point.region).toBe(regionOf.get(order.customerId))
      const toCome = parcelsOf(order.id).filter(({ status }) => status && isUnderWay(status))
      const openOn = point.hours.map(({ weekday }) => weekday)
      for (const { plannedOn } of toCome) expect(openOn).toContain(weekdayOf(plannedOn!))
    }
    expect(fetched.filter(({ customerId }) => customerId === customers[0]!.id).length).toBeGreaterThan(1)
  })

  test('follow their parcels', () => {
    for (const order of orders.orders) {
      const parcels = parcelsOf(order.id).map(parcel => ({
        status: parcel.status!,
        paymentStatus: parcel.paymentStatus!,
      }))
      expect(order.status).toBe(statusOfOrder(parcels.map(({ status }) => status)))
      expect(order.paymentStatus).toBe(paymentStatusOfOrder(parcels))
      // Nobody set one.
      expect(order.deliveryDate).toBeUndefined()
    }
  })

  test('have a day: the one on which they came, or one that their producer promised', () => {
    expect(orders.parcels.filter(({ plannedOn }) => !plannedOn)).toEqual([])
    const today = now.toISOString().slice(0, 10)
    for (const { plannedOn, createdAt, status } of orders.parcels) {
      const ahead = (Date.parse(plannedOn!) - Date.parse(createdAt!.toISOString().slice(0, 10))) / DAY_MS
      expect(ahead).toBeGreaterThanOrEqual(0)
      expect(ahead).toBeLessThanOrEqual(60)
      if (status === 'pending' || status === 'confirmed') expect(plannedOn! >= today).toBe(true)
    }
  })

  test('were moved now and then by their vendor, as their history tells', () => {
    const moves = orders.events.filter(({ kind }) => kind === 'day')
    expect(moves).toHaveLength(2)
    for (const { parcelId, fromStatus, toStatus, actorId, createdAt } of moves) {
      const parcel = orders.parcels.find(({ id }) => id === parcelId)!
      expect(parcel).toMatchObject({ plannedOn: toStatus, status: 'confirmed' })
      expect(fromStatus).not.toBe(toStatus)
      expect(createdAt! > parcel.createdAt! && createdAt! < now).toBe(true)
      expect(toStatus > createdAt!.toISOString().slice(0, 10)).toBe(true)
      expect(vendors.find(({ user }) => user.id === actorId)?.vendor.id).toBe(parcel.vendorId)
    }
    const buyers = moves.map(({ orderId }) => orders.orders.find(({ id }) => id === orderId)!.customerId)
    expect(buyers).toContain(customers[0]!.id)
    expect(moves.map(({ actorId }) => actorId)).toContain(vendors[0]!.user.id)
  })

  test.each([
    '2026-11-22T00:30',
    '2026-11-22T23:50',
    '2026-11-23T06:00',
    '2026-11-25T12:15',
    '2026-11-27T18:00',
  ])('at %s the account `vendeur` has parcels to leave with, and some on their way', instant => {
    const then = new Date(`${instant}:00Z`)
    const story = makeDemo(then, adminId, zones)
    const due = story.orders.parcels.filter(
      ({ vendorId, plannedOn }) =>
        vendorId === story.vendors[0]!.vendor.id && plannedOn! <= then.toISOString().slice(0, 10),
    )
    const statuses = due.map(({ status }) => status)
    expect(statuses).toContain('confirmed')
    expect(statuses).toContain('shipped')
  })

  test('hold one parcel per vendor, and only its products', () => {
    const sellers = new Map(products.map(({ row }) => [row.id, row.vendorId]))
    for (const order of orders.orders) {
      const sellersOfOrder = parcelsOf(order.id).map(({ vendorId }) => vendorId)
      expect(new Set(sellersOfOrder).size).toBe(sellersOfOrder.length)
    }
    const parcels = new Map(orders.parcels.map(parcel => [parcel.id, parcel.vendorId]))
    expect(orders.items.every(item => parcels.get(item.parcelId) === sellers.get(item.productId))).toBe(true)
  })

  test('went only along allowed ways, never into the future, to the status that they have', () => {
    for (const parcel of orders.parcels) {
      const events = eventsOf(parcel.id)
      const moves = events.filter(({ kind }) => kind === 'status')
      expect(moves[0]).toMatchObject({ fromStatus: null, toStatus: 'pending', createdAt: parcel.createdAt })
      for (const [index, move] of moves.slice(1).entries()) {
        expect(move.fromStatus).toBe(moves[index]!.toStatus)
        expect(isMoveAllowed(move.fromStatus as 'pending', move.toStatus as 'confirmed')).toBe(true)
        expect(move.createdAt!.getTime()).toBeGreaterThan(moves[index]!.createdAt!.getTime())
      }
      expect(moves.at(-1)?.toStatus).toBe(parcel.status)
      const payments = events.filter(({ kind }) => kind === 'payment')
      expect(payments.at(-1)?.toStatus ?? 'pending').toBe(parcel.paymentStatus)
    }
    expect(orders.events.filter(({ createdAt }) => createdAt! > now)).toEqual([])
  })

  test('paid online have exactly one settled attempt; none that lives waits for its money', () => {
    const attempts = Map.groupBy(orders.payments, ({ orderId }) => orderId)
    for (const order of orders.orders.filter(({ paymentMethod }) => paymentMethod === 'cinetpay')) {
      const settled = attempts.get(order.id)!.filter(({ settledAt }) => settledAt)
      const isPaid = parcelsOf(order.id).some(({ paymentStatus }) => paymentStatus === 'completed')
      expect(settled).toHaveLength(isPaid ? 1 : 0)
      if (order.status !== 'cancelled') expect(order.paymentStatus).toBe('completed')
      for (const attempt of settled) expect(attempt.amount).toBe(order.total)
    }
  })

  test('that were paid and cancelled are given back, some already, some still due', () => {
    const online = new Set(orders.payments.filter(({ settledAt }) => settledAt).map(({ orderId }) => orderId))
    const owed = orders.parcels.filter(({ orderId, status }) => status === 'cancelled' && online.has(orderId))
    expect(orders.refunds.map(({ parcelId }) => parcelId).toSorted()).toEqual(
      owed.map(({ id }) => id).toSorted(),
    )
    expect(new Set(orders.refunds.map(({ status }) => status))).toEqual(new Set(['due', 'done']))
  })
})

describe('the reviews', () => {
  test('come from customers who received the product, once each', () => {
    const received = new Map(
      orders.received.map(({ customerId, productId, at }) => [`${customerId} ${productId}`, at]),
    )
    const pairs = reviews.map(({ customerId, productId }) => `${customerId} ${productId}`)
    expect(new Set(pairs).size).toBe(pairs.length)
    expect(pairs.filter(pair => !received.has(pair))).toEqual([])
    expect(reviews.filter(({ createdAt }) => createdAt > now)).toEqual([])
  })
})

describe('the accounts that anybody may try', () => {
  test('the customer has a dozen orders in every status, some from two vendors', () => {
    const client = customers.find(({ email }) => email === 'client@amic.example')!
    const own = orders.orders.filter(({ customerId }) => customerId === client.id)
    expect(own.length).toBeGreaterThanOrEqual(12)
    expect(new Set(own.map(({ status }) => status)).size).toBe(5)
    expect(own.filter(({ id }) => parcelsOf(id).length === 2).length).toBeGreaterThanOrEqual(2)
  })

  test('the vendor has a full stall and orders that wait for each of its acts', () => {
    const stall = vendors.find(({ user }) => user.username === 'vendeur')!
    expect(stall.vendor.status).toBe('approved')
    const onSale = products.filter(({ row }) => row.vendorId === stall.vendor.id && row.status === 'active')
    expect(onSale.length).toBeGreaterThanOrEqual(12)
    const waiting = orders.parcels
      .filter(({ vendorId }) => vendorId === stall.vendor.id)
      .map(({ status }) => status)
    const today = orders.parcels.filter(
      ({ vendorId, plannedOn, status }) =>
        vendorId === stall.vendor.id && plannedOn === now.toISOString().slice(0, 10) && status === 'shipped',
    )
    expect(today.length).toBeGreaterThanOrEqual(2)
    for (const status of ['pending', 'confirmed', 'shipped'] as const) {
      expect(waiting.filter(other => other === status).length).toBeGreaterThanOrEqual(2)
    }
  })
})
