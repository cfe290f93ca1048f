import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { roles } from '#contract/accounts/roles.ts'
import { DAY_MS, HOUR_MS } from '#contract/durations.ts'
import { sessions } from '#database/schema/accounts.ts'
import { newId } from '#database/schema/columns.ts'
import { deleteExpiredRows } from '#server/background/delete-expired-rows.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, createCustomer, createVendor, PASSWORD } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { securityEventsOf } from '#tests/support/security/security-events.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

const PHONE =
  'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'

let app: TestApp
let now = new Date()
beforeAll(async () => {
  // What happens each minute whatever happens would hide that nothing else did.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  app = await startTestApp({ clock: () => now })
  vi.useRealTimers()
})
afterAll(() => app.close())
beforeEach(() => {
  now = new Date()
})
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

const spaces = {
  customer: { make: async () => (await createCustomer(app.db)).id, whoAmI: '/api/auth/user' },
  vendor: { make: async () => (await createVendor(app.db)).userId, whoAmI: '/api/auth/vendor' },
  admin: { make: async () => (await createAdmin(app.db)).id, whoAmI: '/api/auth/admin-user' },
} as const

describe.each(roles)('a thief in the account of a %s', role => {
  const { make, whoAmI } = spaces[role]
  const path = `/api/${role}/sessions`
  let userId: string
  let owner: TestBrowser
  let thief: TestBrowser
  beforeEach(async () => {
    userId = await make()
    owner = await app.browser(userId)
    thief = await app.browser(userId)
  })
  const others = async () =>
    (await owner.get(path)).body.filter(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)

  test('is seen, and put out at once', async () => {
    const [seen, ...rest] = await others()
    expect(rest).toEqual([])
    expect(Object.keys(seen).sort()).toEqual(['device', 'id', 'isCurrent', 'lastSeenAt', 'openedAt'])
    expect((await owner.delete(`${path}/${seen.id}`)).status).toBe(200)
    expect((await thief.get(whoAmI)).status).toBe(401)
    expect((await owner.get(whoAmI)).status).toBe(200)
    expect(await others()).toEqual([])
    expect(await securityEventsOf(app, userId)).toMatchObject([{ kind: 'sessions.ended', count: 1 }])
  })

  test('is put out with all others, and the present session stays', async () => {
    await app.browser(userId)
    const stranger = await app.browser(await make())
    expect(await others()).toHaveLength(2)
    expect((await owner.delete(path)).status).toBe(200)
    expect((await stranger.get(whoAmI)).status).toBe(200)
    expect((await thief.get(whoAmI)).status).toBe(401)
    expect(await others()).toEqual([])
    expect((await owner.get(whoAmI)).status).toBe(200)
  })

  test('cannot end what is somebody else’s, nor learn that it exists', async () => {
    const strangerId = await make()
    const stranger = await app.browser(strangerId)
    const [theirs] = await app.db.select().from(sessions).where(eq(sessions.userId, strangerId))
    const tried = await thief.delete(`${path}/${theirs!.id}`)
    const unknown = await thief.delete(`${path}/${newId()}`)
    expect(tried.status).toBe(404)
    expect(tried.body).toEqual(unknown.body)
    expect((await stranger.get(whoAmI)).status).toBe(200)
    expect(await securityEventsOf(app, userId)).toEqual([])
  })
})

describe('a session that was stolen', () => {
  test('ends after 90 days, however often it is used', async () => {
    const awa = await createCustomer(app.db)
    const thief = await app.browser(awa.id)
    for (let day = 0; day < 89; day += 1) {
      later(DAY_MS)
      expect((await thief.tries.getCurrentUser()).status, `day ${day + 1}`).toBe(200)
    }
    later(DAY_MS)
    expect((await thief.tries.getCurrentUser()).status).toBe(401)
  })

  test('says from which browser, and when it was seen, to the hour', async () => {
    const awa = await createCustomer(app.db)
    const phone = await app.browser()
    await phone.tries.login({
      body: { email: awa.email, password: PASSWORD },
      headers: { 'user-agent': PHONE },
    })
    const openedAt = now.toISOString()
    const read = async () => (await phone.get('/api/customer/sessions')).body
    expect(await read()).toMatchObject([
      { device: 'Chrome sur Android', openedAt, lastSeenAt: openedAt, isCurrent: true },
    ])
    later(HOUR_MS - 1)
    expect(await read()).toMatchObject([{ lastSeenAt: openedAt }])
    later(1)
    expect(await read()).toMatchObject([{ openedAt, lastSeenAt: now.toISOString() }])
    const { body } = await phone.get('/api/customer/export')
    expect(body.sessions).toMatchObject([{ userAgent: PHONE, lastSeenAt: now.toISOString() }])
  })
})

describe('event streams', () => {
  async function makePeople() {
    const vendor = await createVendor(app.db)
    const { id: productId } = await createProduct(app.db, { vendorId: vendor.id })
    const awa = await createCustomer(app.db)
    const order = await createOrder(app.db, { customerId: awa.id, lines: [{ productId, quantity: 1 }] })
    return { vendor, awa, order, phone: await app.browser(awa.id) }
  }
  /** Follows, and tells whether the server has ended it. */
  async function follow(visitor: TestBrowser, path = '/api/customer/orders/events') {
    const response = await visitor.fetch(path)
    const stream = { status: response.status, state: response.ok ? 'open' : 'refused', response }
    const read = async () => {
      const reader = response.body!.getReader()
      while (!(await reader.read()).done);
      stream.state = 'ended'
    }
    if (response.ok) void read()
    return stream
  }
  type Stream = Awaited<ReturnType<typeof follow>>
  const expectEnded = (stream: Stream) => expect.poll(() => stream.state).toBe('ended')

  test('of a vandal: five per session, and the sixth is refused; another session has its own', async () => {
    const { vendor, awa, order, phone } = await makePeople()
    const stall = await app.browser(vendor.userId)
    for (const [visitor, path] of [
      [phone, '/api/customer/orders/events'],
      [stall, '/api/vendor/orders/events'],
      [await app.browser(awa.id), `/api/orders/${order.id}/events`],
    ] as const) {
      for (let n = 0; n < 5; n += 1) expect((await follow(visitor, path)).status).toBe(200)
      const sixth = await follow(visitor, path)
      expect(sixth.status).toBe(429)
      expect(await sixth.response.json()).toMatchObject({ code: 'too_many_streams' })
    }
    expect((await follow(await app.browser(awa.id))).status).toBe(200)
  })

  test('of a vandal who opens them all at once: five', async () => {
    const { awa, order } = await makePeople()
    const visitor = await app.browser(awa.id)
    const opened = await Promise.all(
      Array.from({ length: 12 }, () => follow(visitor, `/api/orders/${order.id}/events`)),
    )
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(5)
  })

  test('of a vandal without a session: twenty for all links of an order, and one more is refused', async () => {
    const { order, phone } = await makePeople()
    const other = await makePeople()
    const linkTo = async ({ id }: { id: string }, owner: TestBrowser) =>
      `/api/tracking/${(await owner.tries.shareOrder({ params: { id } })).body.token}/events`
    const links = [await linkTo(order, phone), await linkTo(order, phone)]
    const vandal = await app.browser()
    for (let n = 0; n < 20; n += 1) expect((await follow(vandal, links[n % 2])).status).toBe(200)
    for (const link of links) {
      const beyond = await follow(vandal, link)
      expect(beyond.status).toBe(429)
      expect(await beyond.response.json()).toMatchObject({ code: 'too_many_streams' })
    }
    expect((await follow(vandal, await linkTo(other.order, other.phone))).status).toBe(200)
    expect((await follow(phone)).status).toBe(200)
  })

  test('a place is free again when a page is closed', async () => {
    const { phone } = await makePeople()
    const streams = []
    for (let n = 0; n < 5; n += 1) {
      const aborted = new AbortController()
      await phone.fetch('/api/customer/orders/events', { signal: aborted.signal })
      streams.push(aborted)
    }
    streams[0]!.abort()
    await expect.poll(async () => (await follow(phone)).status).toBe(200)
  })

  test.each([
    ['signs out', (phone: TestBrowser) => phone.tries.logout()],
    [
      'changes its password',
      (phone: TestBrowser) =>
        phone.tries.changeCustomerPassword({
          body: { currentPassword: PASSWORD, newPassword: 'Nouveau2026', confirmPassword: 'Nouveau2026' },
        }),
    ],
  ])('end when their person %s', async (_what, act) => {
    const { phone } = await makePeople()
    const stream = await follow(phone)
    expect((await act(phone)).status).toBe(200)
    await expectEnded(stream)
  })

  test('of a thief end when the owner ends the session, in another process too', async () => {
    const { awa, phone } = await makePeople()
    const thief = await app.browser(awa.id)
    const stream = await follow(thief)
    const own = await follow(phone)
    // Another process tells it by the database alone.
    const [present] = (await phone.get('/api/customer/sessions')).body.filter(
      ({ isCurrent }: { isCurrent: boolean }) => isCurrent,
    )
    await app.pool.query('delete from sessions where user_id = $1 and id <> $2', [awa.id, present.id])
    await expectEnded(stream)
    expect(own.state).toBe('open')
  })

  test('end when the account is deactivated', async () => {
    const { awa, phone } = await makePeople()
    const stream = await follow(phone)
    const office = await app.browser((await createAdmin(app.db)).id)
    expect(
      (await office.tries.changeUser({ params: { id: awa.id }, body: { isActive: false } })).status,
    ).toBe(200)
    await expectEnded(stream)
  })

  test('end when the session’s time is over', async () => {
    const { awa, phone } = await makePeople()
    const stream = await follow(phone)
    await app.db
      .update(sessions)
      .set({ expiresAt: new Date(0) })
      .where(eq(sessions.userId, awa.id))
    await deleteExpiredRows(app.db)
    await expectEnded(stream)
  })

  test('end although the announcement was missed', async () => {
    const { awa, phone } = await makePeople()
    const stream = await follow(phone)
    await app.pool.query('alter table sessions disable trigger sessions_announce')
    await app.db.delete(sessions).where(eq(sessions.userId, awa.id))
    await app.pool.query('alter table sessions enable trigger sessions_announce')
    app.deps.live.events.emit('missed')
    await expectEnded(stream)
  })

  test('take no server along by what changes in the moment in which they end', async () => {
    const { awa, order, phone } = await makePeople()
    const faults: Error[] = []
    const note = (fault: Error) => faults.push(fault)
    process.on('uncaughtExceptionMonitor', note)
    const stream = await follow(phone)
    const [session] = await app.db.select().from(sessions).where(eq(sessions.userId, awa.id))
    const { events } = app.deps.live
    // As both come in one packet from the database.
    events.emit('sessionEnded', session!.id)
    events.emit('order', { orderId: order.id, customerId: awa.id, vendorId: null })
    await expectEnded(stream)
    process.off('uncaughtExceptionMonitor', note)
    expect(faults).toEqual([])
  })
})
