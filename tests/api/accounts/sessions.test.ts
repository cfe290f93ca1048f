import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#contract/durations.ts'
import { sessions, users, vendors } from '#database/schema/accounts.ts'
import { createAdmin, createCustomer, createVendor, PASSWORD } from '#tests/support/makers/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let now = new Date()

beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())
beforeEach(() => {
  now = new Date('2026-11-21T08:00:00Z')
})
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

const whoAmI = {
  customer: '/api/auth/user',
  vendor: '/api/auth/vendor',
  admin: '/api/auth/admin-user',
} as const

describe('the cookie', () => {
  test.each([
    ['customer', '/api/login', 30 * 24 * 3600],
    ['vendor', '/api/auth/vendor-login', 12 * 3600],
    ['admin', '/api/auth/admin-login', 12 * 3600],
  ] as const)('of a %s is out of reach of scripts and of other sites', async (role, path, seconds) => {
    const make = { customer: createCustomer, admin: createAdmin }
    const person = role === 'vendor' ? (await createVendor(app.db)).user : await make[role](app.db)
    const visitor = await app.browser()
    const { headers } = await visitor.post(path, {
      email: person.email,
      username: person.username,
      password: PASSWORD,
    })
    const [cookie = '', companion = '', device = '', ...others] = headers.getSetCookie()
    expect(others).toEqual([])
    expect(cookie).toMatch(new RegExp(`^amic_${role}=[\\w-]{43}; `))
    const flags = cookie.split('; ').slice(1)
    expect(flags.sort()).toEqual(['HttpOnly', `Max-Age=${seconds}`, 'Path=/', 'SameSite=Lax'])
    expect(device).toMatch(/^amic_device_.*; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/)
    // What scripts may read says that there is a session, and nothing of it.
    expect(companion.split('; ').sort()).toEqual(
      [`amic_${role}_signed_in=1`, `Max-Age=${seconds}`, 'Path=/', 'SameSite=Lax'].sort(),
    )
  })

  test('is Secure and bound to the host where the site is served over https', async () => {
    const secure = await startTestApp({ env: { PUBLIC_URL: 'https://amic.example' } })
    try {
      const awa = await createCustomer(secure.db)
      const visitor = await secure.browser()
      const { headers } = await visitor.tries.login({ body: { email: awa.email, password: PASSWORD } })
      expect(headers.getSetCookie()[0]).toMatch(/^__Host-amic_customer=[\w-]{43}; .*Secure/)
      expect((await visitor.tries.getCurrentUser()).status).toBe(200)
    } finally {
      await secure.close()
    }
  })

  test('holds a token that the database does not know', async () => {
    const awa = await createCustomer(app.db)
    const visitor = await app.browser(awa.id)
    const token = visitor.cookies.get('amic_customer') ?? ''
    const [row] = await app.db.select().from(sessions).where(eq(sessions.userId, awa.id))
    expect(row?.tokenHash).toHaveLength(32)
    expect(row?.tokenHash.toString('utf8')).not.toContain(token)
  })

  test.each(['', 'court', 'x'.repeat(43), "' or 1=1 --"])('%j opens nothing', async token => {
    const visitor = await app.browser()
    visitor.cookies.set('amic_customer', token)
    expect((await visitor.tries.getCurrentUser()).status).toBe(401)
  })

  test('of one role opens nothing of another', async () => {
    const awa = await app.browser((await createCustomer(app.db)).id)
    awa.cookies.set('amic_admin', awa.cookies.get('amic_customer') ?? '')
    expect((await awa.tries.getCurrentAdmin()).status).toBe(403)
  })
})

test('signing in changes the token, and the former one is worth nothing', async () => {
  const awa = await createCustomer(app.db)
  const visitor = await app.browser(awa.id)
  const before = visitor.cookies.get('amic_customer')
  await visitor.tries.login({ body: { email: awa.email, password: PASSWORD } })
  const after = visitor.cookies.get('amic_customer')
  expect(after).not.toBe(before)

  const thief = await app.browser()
  thief.cookies.set('amic_customer', before ?? '')
  expect((await thief.tries.getCurrentUser()).status).toBe(401)
  expect(await app.db.select().from(sessions).where(eq(sessions.userId, awa.id))).toHaveLength(1)
})

test('the three sessions of one browser are independent', async () => {
  const awa = await createCustomer(app.db)
  const yao = await createVendor(app.db)
  const mariam = await createAdmin(app.db)
  const visitor = await app.browser(awa.id, yao.userId, mariam.id)
  const statuses = async () =>
    Promise.all(Object.values(whoAmI).map(async path => (await visitor.get(path)).status))
  expect(await statuses()).toEqual([200, 200, 200])

  expect(await visitor.api.vendorLogout()).toEqual({ ok: true })
  expect(visitor.cookies.has('amic_vendor')).toBe(false)
  expect(await statuses()).toEqual([200, 403, 200])

  await visitor.tries.logout()
  await visitor.tries.adminLogout()
  expect(await statuses()).toEqual([401, 401, 401])
})

test('logging out ends the session itself, not only its cookie', async () => {
  const awa = await createCustomer(app.db)
  const phone = await app.browser(awa.id)
  const computer = await app.browser(awa.id)
  const token = phone.cookies.get('amic_customer') ?? ''
  await phone.tries.logout()
  phone.cookies.set('amic_customer', token)
  expect((await phone.tries.getCurrentUser()).status).toBe(401)
  expect((await computer.tries.getCurrentUser()).status).toBe(200)
})

test('logging out without a session is no failure', async () => {
  const visitor = await app.browser()
  for (const path of ['/api/logout', '/api/auth/vendor-logout', '/api/auth/admin-logout']) {
    expect((await visitor.post(path)).status).toBe(200)
  }
})

describe('a session ends by itself', () => {
  test('a customer stays thirty days after the last visit', async () => {
    const awa = await app.browser((await createCustomer(app.db)).id)
    later(30 * DAY_MS - 1)
    expect((await awa.tries.getCurrentUser()).status).toBe(200)
    // That visit has given the session its full life again.
    later(30 * DAY_MS - 1)
    expect((await awa.tries.getCurrentUser()).status).toBe(200)
    later(30 * DAY_MS)
    expect((await awa.tries.getCurrentUser()).status).toBe(401)
  })

  test('a vendor and an administrator stay twelve hours', async () => {
    const yao = await app.browser((await createVendor(app.db)).userId)
    const mariam = await app.browser((await createAdmin(app.db)).id)
    later(12 * HOUR_MS - 1)
    expect((await yao.tries.getCurrentVendor()).status).toBe(200)
    later(12 * HOUR_MS)
    expect((await yao.tries.getCurrentVendor()).status).toBe(401)
    expect((await mariam.tries.getCurrentAdmin()).status).toBe(401)
  })

  test('the browser hears of the longer life, and not at every call', async () => {
    const awa = await app.browser((await createCustomer(app.db)).id)
    expect((await awa.tries.getCurrentUser()).headers.getSetCookie()).toEqual([])
    later(4 * DAY_MS)
    const [cookie] = (await awa.tries.getCurrentUser()).headers.getSetCookie()
    expect(cookie).toContain('Max-Age=2592000')
    expect((await awa.tries.getCurrentUser()).headers.getSetCookie()).toEqual([])
  })
})

describe('a person who may not stay', () => {
  test('is out as soon as the account is deactivated', async () => {
    const awa = await createCustomer(app.db)
    const visitor = await app.browser(awa.id)
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, awa.id))
    expect((await visitor.tries.getCurrentUser()).status).toBe(401)
  })

  test.each(['suspended', 'rejected'] as const)('is out as soon as the vendor is %s', async status => {
    const yao = await createVendor(app.db)
    const visitor = await app.browser(yao.userId)
    await app.db.update(vendors).set({ status }).where(eq(vendors.id, yao.id))
    expect((await visitor.tries.getCurrentVendor()).status).toBe(401)
  })

  test('loses the session of a role that the account no longer has', async () => {
    const mariam = await createAdmin(app.db)
    const visitor = await app.browser(mariam.id)
    await app.db.update(users).set({ role: 'customer' }).where(eq(users.id, mariam.id))
    expect((await visitor.tries.getCurrentAdmin()).status).toBe(401)
  })
})

test('answers about a person are kept by nobody on the way', async () => {
  const awa = await app.browser((await createCustomer(app.db)).id)
  expect((await awa.tries.getCurrentUser()).headers.get('cache-control')).toBe('no-store')
})
