import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type VendorStatus, vendorStatuses } from '#contract/accounts/facts.ts'
import type { OrderStatus } from '#contract/orders/facts.ts'
import { sessions, vendors } from '#database/schema/accounts.ts'
import { auditEvents } from '#database/schema/audit.ts'
import { newId } from '#database/schema/columns.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, createCustomer, createVendor, PASSWORD } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let fatou: TestBrowser
let fatouId: string
let visitor: TestBrowser

beforeAll(async () => {
  app = await startTestApp()
  fatouId = (await createAdmin(app.db)).id
  fatou = await app.browser(fatouId)
  visitor = await app.browser()
})
afterAll(() => app.close())

const addresses = ['/api/admin/vendors', '/api/vendors'] as const
const decide = (id: string, body: Record<string, unknown>, address: string = addresses[0]) =>
  fatou.patch(`${address}/${id}/status`, body)
const stored = async (id: string) => (await app.db.select().from(vendors).where(eq(vendors.id, id)))[0]
const auditOf = (id: string) => app.db.select().from(auditEvents).where(eq(auditEvents.targetId, id))

describe.each(addresses)('the moves of a vendor, through %s', address => {
  const allowed: Record<VendorStatus, VendorStatus[]> = {
    pending: ['approved', 'rejected', 'suspended'],
    approved: ['suspended'],
    suspended: ['approved'],
    rejected: [],
  }

  test.each(vendorStatuses.flatMap(from => vendorStatuses.map(to => [from, to] as const)))(
    '%s to %s',
    async (from, to) => {
      const { id } = await createVendor(app.db, { status: from })
      const before = await stored(id)
      const { status, body } = await decide(id, { status: to }, address)
      if (from !== to && allowed[from].includes(to)) {
        expect({ status, body }).toMatchObject({ status: 200, body: { id, status: to, moves: allowed[to] } })
        expect(await auditOf(id)).toMatchObject([
          { actorId: fatouId, action: `vendor.${to}`, before: { status: from }, after: { status: to } },
        ])
        return
      }
      if (from === to) expect(status).toBe(200)
      else expect({ status, code: body.code }).toEqual({ status: 409, code: 'vendor_move_not_allowed' })
      expect(await stored(id)).toEqual(before)
      expect(await auditOf(id)).toEqual([])
    },
  )
})

describe.each([
  ['suspended', 'approved'],
  ['rejected', 'pending'],
] as const)('once %s, a vendor', (status, from) => {
  test('is signed out everywhere at once, and cannot come back', async () => {
    const { id, userId, user } = await createVendor(app.db, { status: from })
    const [phone, office] = [await app.browser(userId), await app.browser(userId)]
    expect((await phone.tries.getCurrentVendor()).status).toBe(200)
    await decide(id, { status })
    expect((await phone.tries.getCurrentVendor()).status).toBe(401)
    expect((await office.tries.getCurrentVendor()).status).toBe(401)
    expect(await app.db.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([])
    const again = await visitor.tries.vendorLogin({ body: { username: user.username, password: PASSWORD } })
    expect(again).toMatchObject({ status: 403, body: { code: `vendor_${status}` } })
  })
})

test('what a vendor who may not enter has under way awaits the administration', async () => {
  const [yao, mariam, kofi] = await Promise.all([1, 2, 3].map(() => createVendor(app.db)))
  const customerId = (await createCustomer(app.db)).id
  const order = async (vendorId: string, status: OrderStatus) => {
    const { id: productId } = await createProduct(app.db, { vendorId })
    return (await createOrder(app.db, { customerId, lines: [{ productId, quantity: 1 }], status })).id
  }
  const shipped = await order(yao!.id, 'shipped')
  await order(yao!.id, 'delivered')
  const pending = await order(mariam!.id, 'pending')
  await order(kofi!.id, 'confirmed')
  const openParcels = async ({ id }: { id: string }) =>
    (await fatou.api.listAdminVendors({ query: { limit: 100 } })).items.find(vendor => vendor.id === id)
      ?.openParcels
  const stranded = async () => {
    const { items, total } = await fatou.api.listAdminOrders({ query: { stranded: '1' } })
    expect((await fatou.api.getTodo()).strandedOrders).toBe(total)
    return items.map(({ id }) => id)
  }
  expect(await openParcels(yao!)).toBe(1)
  expect(await stranded()).toEqual([])
  await decide(yao!.id, { status: 'suspended' })
  await fatou.tries.changeUser({ params: { id: mariam!.userId }, body: { isActive: false } })
  expect(await stranded()).toEqual([pending, shipped])
  await fatou.tries.setOrderStatus({ params: { id: shipped }, body: { status: 'cancelled' } })
  expect(await openParcels(yao!)).toBe(0)
  expect(await stranded()).toEqual([pending])
})

test('the products of a suspended vendor leave every page at once, and come back with it', async () => {
  const { id } = await createVendor(app.db, { businessName: 'Verger de Salif' })
  const product = await createProduct(app.db, { vendorId: id, name: 'Mangues de Salif' })
  const isShown = async () => ({
    listed: (await visitor.tries.listProducts({ query: { search: 'salif' } })).body.length,
    page: (await visitor.tries.getProduct({ params: { id: product.id } })).status,
  })
  const counts = async () => (await visitor.api.getCategoryCounts()).maraichers
  expect(await isShown()).toEqual({ listed: 1, page: 200 })
  const sold = await counts()
  await decide(id, { status: 'suspended' })
  expect(await isShown()).toEqual({ listed: 0, page: 404 })
  expect(await counts()).toBe(sold - 1)
  await decide(id, { status: 'approved' })
  expect(await isShown()).toEqual({ listed: 1, page: 200 })
})

describe('the reason', () => {
  test('of a suspension is kept until the vendor is back', async () => {
    const { id } = await createVendor(app.db)
    const suspended = await decide(id, { status: 'suspended', reason: '  Colis non livrés  ' })
    expect(suspended.body).toMatchObject({ statusReason: 'Colis non livrés' })
    expect((await decide(id, { status: 'suspended', reason: 'Colis non livrés' })).status).toBe(200)
    const other = await decide(id, { status: 'suspended', reason: 'Prix trompeurs' })
    expect(other).toMatchObject({ status: 409, body: { code: 'vendor_changed' } })
    expect(other.body.message).toContain('Un collègue')
    const body = { status: 'suspended', reason: 'Prix trompeurs' }
    expect(await fatou.tries.setAdminVendorStatusAlias({ params: { id }, body })).toMatchObject({
      status: 409,
      body: { code: 'vendor_changed' },
    })
    expect(await auditOf(id)).toMatchObject([{ after: { reason: 'Colis non livrés' } }])
    expect((await decide(id, { status: 'approved' })).body.statusReason).toBe(null)
  })

  test.each([{}, { reason: null }, { reason: ' ' }])('of a rejection may be left out: %j', async more => {
    const { id } = await createVendor(app.db, { status: 'pending' })
    expect(await decide(id, { status: 'rejected', ...more })).toMatchObject({
      status: 200,
      body: { status: 'rejected', statusReason: null },
    })
  })
})

test.each([{}, { status: 'gone' }, { status: 'rejected', reason: 'x'.repeat(501) }])(
  'a decision that says %j is refused',
  async body => {
    const { id } = await createVendor(app.db, { status: 'pending' })
    expect((await decide(id, body)).status).toBe(400)
    expect((await stored(id))?.status).toBe('pending')
  },
)

test('a vendor that is not cannot be decided on', async () => {
  expect(await decide(newId(), { status: 'approved' })).toMatchObject({
    status: 404,
    body: { code: 'vendor_not_found' },
  })
  expect((await decide('x', { status: 'approved' })).status).toBe(404)
})

test('of two who decide at once, one is told that it is too late', async () => {
  const { id } = await createVendor(app.db, { status: 'pending' })
  const answers = await Promise.all([decide(id, { status: 'rejected' }), decide(id, { status: 'suspended' })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await auditOf(id)).toHaveLength(1)
})

describe.each(addresses)('the list at %s', address => {
  const list = async (query = '') => (await fatou.get(`${address}?${query}`)).body
  const names = (body: { items: { businessName: string }[] }) =>
    body.items.map(({ businessName }) => businessName)

  test('shows each vendor with its owner, its products and what it earned', async () => {
    const { id: customerId } = await createCustomer(app.db)
    const vendor = await createVendor(
      app.db,
      { businessName: `Ferme ${newId()}`, rating: '4.25' },
      { fullName: 'Mariam Touré', phone: '+2250505000001', region: 'Korhogo' },
    )
    const { id: productId } = await createProduct(app.db, { vendorId: vendor.id, price: '1500.00' })
    await createProduct(app.db, { vendorId: vendor.id, status: 'pending' })
    const lines = [{ productId, quantity: 2 }]
    await createOrder(app.db, { customerId, lines, status: 'delivered', paymentStatus: 'completed' })
    await createOrder(app.db, { customerId, lines, status: 'delivered' })
    const { items, total } = await list(`search=${vendor.businessName}`)
    expect(total).toBe(1)
    expect(items).toMatchObject([
      {
        id: vendor.id,
        businessName: vendor.businessName,
        businessAddress: vendor.businessAddress,
        status: 'approved',
        statusReason: null,
        rating: '4.25',
        totalSales: '3000.00',
        productCount: 2,
        moves: ['suspended'],
        createdAt: vendor.createdAt.toISOString(),
        user: {
          fullName: 'Mariam Touré',
          email: vendor.user.email,
          phone: '+2250505000001',
          region: 'Korhogo',
        },
      },
    ])
    expect(JSON.stringify(items)).not.toContain('argon2')
  })

  test('is searched by a part of the name, or of its owner’s or of the e-mail, without accents or case', async () => {
    const word = newId().slice(-12)
    await createVendor(app.db, { businessName: `Légumes d’Ézéchiel ${word}` })
    await createVendor(
      app.db,
      { businessName: `Autre ${word}`, status: 'pending' },
      { email: `Zoe.${word}@amic.example`, fullName: `Zoé ${word}` },
    )
    expect(names(await list(`search=EZECHIEL+${word}`))).toEqual([`Légumes d’Ézéchiel ${word}`])
    expect(names(await list(`search=zoe.${word}`))).toEqual([`Autre ${word}`])
    expect(names(await list(`search=ZOE+${word}`))).toEqual([`Autre ${word}`])
    expect(names(await list(`search=${word}`))).toEqual([`Autre ${word}`, `Légumes d’Ézéchiel ${word}`])
    expect(names(await list(`search=${word}&status=approved`))).toEqual([`Légumes d’Ézéchiel ${word}`])
    expect(names(await list(`search=${word}%25`))).toEqual([])
    expect(names(await list(`search=_${word}`))).toEqual([])
    expect(names(await list('search=%5C'))).toEqual([])
  })

  test('goes from the latest to the oldest, page after page', async () => {
    const word = newId().slice(-12)
    for (const number of [1, 2, 3]) await createVendor(app.db, { businessName: `${word} ${number}` })
    expect(await list(`search=${word}&limit=2`)).toMatchObject({ total: 3, page: 1, limit: 2 })
    expect(names(await list(`search=${word}&limit=2`))).toEqual([`${word} 3`, `${word} 2`])
    expect(names(await list(`search=${word}&limit=2&page=2`))).toEqual([`${word} 1`])
    expect((await list('limit=500')).limit).toBe(100)
  })

  test.each(['status=gone', 'page=0', 'limit=x', `search=${'x'.repeat(101)}`, 'search=%00'])(
    '%s is refused',
    async query => {
      expect((await fatou.get(`${address}?${query}`)).status).toBe(400)
    },
  )
})

test.each(addresses)('a vendor that does not exist is not found through %s', async address => {
  const refused = await decide(newId(), { status: 'approved' }, address)
  expect(refused).toMatchObject({ status: 404, body: { code: 'vendor_not_found' } })
})
