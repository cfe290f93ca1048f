import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HOUR_MS } from '#contract/durations.ts'
import type { SecurityEvent } from '#contract/security/schemas.ts'
import { users } from '#database/schema/accounts.ts'
import { newId } from '#database/schema/columns.ts'
import { securityEvents } from '#database/schema/security.ts'
import { issueConfirmationToken, issueResetToken } from '#server/accounts/public.ts'
import { deleteExpiredRows } from '#server/background/delete-expired-rows.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, createCustomer, createVendor, PASSWORD } from '#tests/support/makers/people.ts'
import { securityEventsOf } from '#tests/support/security/security-events.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let now: Date
let office: TestBrowser
let admin: Awaited<ReturnType<typeof createAdmin>>
let awa: Awaited<ReturnType<typeof createCustomer>>

beforeAll(async () => {
  now = new Date()
  app = await startTestApp({
    clock: () => now,
    env: { RATE_LIMITS: 'on', LOGIN_FAILURES_PER_ACCOUNT: '3', TRUST_PROXY: '1' },
  })
})
afterAll(() => app.close())
beforeEach(async () => {
  now = new Date('2026-11-21T08:00:00Z')
  await app.db.delete(securityEvents)
  admin = await createAdmin(app.db)
  office = await app.browser(admin.id)
  awa = await createCustomer(app.db)
})

const from = (address: string) => ({ 'x-forwarded-for': address })
const guess = async (email: string, password: string, address = '203.0.113.7') =>
  (await app.browser()).tries.login({ body: { email, password }, headers: from(address) })
const listed = async (query = ''): Promise<SecurityEvent[]> =>
  (await office.get(`/api/admin/security-events${query}`)).body.items

describe('whoever tries a door leaves a trace', () => {
  test('a thief who guesses a password: the account is named, what was typed is not', async () => {
    await guess(awa.email, 'Devine-qui-vient')
    expect(await securityEventsOf(app, awa.id)).toMatchObject([
      { kind: 'sign-in.failed', address: '203.0.113.7', endpoint: 'login', count: 1, firstAt: now },
    ])
    const seen = await office.tries.listSecurityEvents()
    expect(seen.body.items).toMatchObject([
      {
        kind: 'sign-in.failed',
        account: { id: awa.id, username: awa.username, role: 'customer' },
        asked: 'Ouvre une session de client',
      },
    ])
    expect(JSON.stringify(seen.body)).not.toMatch(/Devine|qui-vient/)
  })

  test('a thief who guesses an e-mail: nothing of it is kept', async () => {
    await guess('inconnue-qui-sait@ailleurs.example', 'Devine-qui-vient')
    expect(await securityEventsOf(app, null)).toMatchObject([{ kind: 'sign-in.failed', count: 1 }])
    const { rows } = await app.pool.query('select e::text as row from security_events e')
    expect(JSON.stringify(rows)).not.toMatch(/inconnue|qui-sait|Devine/)
  })

  test('a thief who guesses on while the account waits', async () => {
    for (let n = 0; n < 5; n += 1) await guess(awa.email, `Devine-${n}`)
    expect(await securityEventsOf(app, awa.id)).toMatchObject([
      { kind: 'sign-in.failed', count: 3 },
      { kind: 'sign-in.locked', count: 2 },
    ])
  })

  test('another site that has a visitor’s browser write', async () => {
    const visitor = await app.browser(awa.id)
    const refused = await visitor.tries.logout({ headers: { origin: 'https://voleur.example' } })
    expect(refused.body.code).toBe('foreign_origin')
    expect(await securityEventsOf(app, null)).toMatchObject([
      { kind: 'origin.foreign', endpoint: 'logout', requestId: refused.headers.get('x-request-id') },
    ])
  })

  test('a customer who tries what is the administration’s', async () => {
    const visitor = await app.browser(awa.id)
    expect((await visitor.tries.listUsers()).status).toBe(403)
    expect((await visitor.tries.listSecurityEvents()).status).toBe(403)
    expect(await securityEventsOf(app, awa.id)).toMatchObject([
      { kind: 'role.refused', endpoint: 'listUsers' },
      { kind: 'role.refused', endpoint: 'listSecurityEvents' },
    ])
  })

  test('an administrator who takes the data of persons along', async () => {
    await office.get('/api/admin/exports/users.csv')
    await office.get('/api/admin/exports/orders.csv')
    await office.get('/api/admin/exports/products.csv')
    expect(await securityEventsOf(app, admin.id)).toMatchObject([
      { kind: 'export.made', endpoint: 'exportUsers' },
      { kind: 'export.made', endpoint: 'exportOrders' },
    ])
  })

  test('a password that is changed; one that was not leaves none', async () => {
    const visitor = await app.browser(awa.id)
    const newPassword = 'Nouveau2026'
    const body = { newPassword, confirmPassword: newPassword }
    await visitor.tries.changeCustomerPassword({ body: { ...body, currentPassword: 'Faux1234' } })
    expect(await securityEventsOf(app, awa.id)).toEqual([])
    const changed = await visitor.tries.changeCustomerPassword({
      body: { ...body, currentPassword: PASSWORD },
    })
    expect(changed.status).toBe(200)
    expect(await securityEventsOf(app, awa.id)).toMatchObject([{ kind: 'password.changed' }])
  })

  test('a telephone that is changed, by its person or by an administrator; the same one again leaves none', async () => {
    const visitor = await app.browser(awa.id)
    for (const phone of ['+2250707000001', '+225 07 07 00 00 01', '+2250707000002'])
      expect((await visitor.tries.changeCustomerProfile({ body: { phone } })).status).toBe(200)
    expect((await visitor.tries.changeCustomerProfile({ body: { fullName: 'Awa Traoré' } })).status).toBe(200)
    await office.tries.changeUser({ params: { id: awa.id }, body: { phone: '+2250707000003' } })
    expect(await securityEventsOf(app, awa.id)).toMatchObject([
      { kind: 'phone.changed', endpoint: 'changeCustomerProfile', count: 2 },
      { kind: 'phone.changed', endpoint: 'changeUser', count: 1 },
    ])
    const vendor = await createVendor(app.db)
    const stall = await app.browser(vendor.userId)
    const { businessName, businessAddress, user } = vendor
    const { username, email, fullName, region } = user
    const body = { username, email, fullName, region, businessName, businessAddress, phone: '05 05 00 00 01' }
    for (const description of ['Igname du matin', 'Igname du soir'])
      expect((await stall.tries.changeVendorProfile({ body: { ...body, description } })).status).toBe(200)
    expect(await securityEventsOf(app, vendor.userId)).toMatchObject([{ kind: 'phone.changed', count: 1 }])
  })

  test('a password chosen by a link, and an address that counts from now on', async () => {
    const visitor = await app.browser()
    const token = await issueResetToken(app.db, awa.id, now)
    const password = 'Nouveau2026'
    const reset = await visitor.tries.resetPassword({ body: { token, space: 'customer', password } })
    expect(reset.status).toBe(200)
    const pendingEmail = `${newId()}@amic.example`
    await app.db.update(users).set({ pendingEmail }).where(eq(users.id, awa.id))
    const link = await issueConfirmationToken(app.db, { userId: awa.id, email: pendingEmail }, now)
    expect((await visitor.tries.confirmEmail({ body: { token: link } })).status).toBe(200)
    expect(await securityEventsOf(app, awa.id)).toMatchObject([
      { kind: 'password.reset', endpoint: 'resetPassword' },
      { kind: 'email.changed', endpoint: 'confirmEmail' },
    ])
  })
})

describe('a vandal cannot drown the trace', () => {
  test('a flood of refusals is one row that counts', async () => {
    const visitor = await app.browser(awa.id)
    for (let wave = 0; wave < 10; wave += 1) {
      const tries = Array.from({ length: 20 }, () => visitor.fetch('/api/admin/users'))
      expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([403]))
    }
    expect(await securityEventsOf(app, awa.id)).toMatchObject([{ kind: 'role.refused', count: 200 }])
  })

  test('the next hour is another row, and so is another address', async () => {
    await guess(awa.email, 'Devine-1')
    await guess(awa.email, 'Devine-2', '203.0.113.8')
    now = new Date(now.getTime() + HOUR_MS)
    await guess(awa.email, 'Devine-3')
    expect(await securityEventsOf(app, awa.id)).toHaveLength(3)
  })

  test('an address of IPv6 counts with its whole network', async () => {
    for (let n = 1; n <= 3; n += 1) await guess('personne@ailleurs.example', 'Devine-1', `2001:db8:1:2::${n}`)
    expect(await securityEventsOf(app, null)).toMatchObject([{ address: '2001:db8:1:2::/64', count: 3 }])
  })

  test('what the database did not take is written with the next event', async () => {
    await app.pool.query('alter table security_events rename to security_events_away')
    await guess(awa.email, 'Devine-1')
    await app.securityLog.settled()
    await app.pool.query('alter table security_events_away rename to security_events')
    expect(await securityEventsOf(app, awa.id)).toEqual([])
    await guess(awa.email, 'Devine-2')
    expect(await securityEventsOf(app, awa.id)).toMatchObject([{ kind: 'sign-in.failed', count: 2 }])
  })

  test('an account that is gone hides nothing of the others', async () => {
    const gone = await createCustomer(app.db)
    await app.db.delete(users).where(eq(users.id, gone.id))
    const event = { kind: 'role.refused', address: '203.0.113.7', endpoint: null, requestId: 'r' } as const
    app.securityLog.record({ ...event, userId: gone.id })
    app.securityLog.record({ ...event, userId: awa.id })
    expect(await securityEventsOf(app, awa.id)).toHaveLength(1)
    expect(await securityEventsOf(app, null)).toHaveLength(1)
  })
})

describe('the trace has its time', () => {
  test('after half a year it is swept', async () => {
    await guess(awa.email, 'Devine-1')
    await guess(awa.email, 'Devine-1', '203.0.113.8')
    await app.db.execute(sql`
      update security_events set last_at = now() - case address when '203.0.113.7' then interval '181 days'
        else interval '179 days' end`)
    await deleteExpiredRows(app.db)
    expect(await securityEventsOf(app, awa.id)).toMatchObject([{ address: '203.0.113.8' }])
  })

  test('beyond a hundred thousand the oldest of nobody’s go, and those of accounts stay', async () => {
    // Statistics of an emptied table: the database takes it for one row, however long it grows.
    await guess(awa.email, 'Devine-1')
    await app.securityLog.settled()
    await app.db.delete(securityEvents)
    await app.pool.query('vacuum (truncate off, analyze) security_events')
    await app.db.execute(sql`
      insert into security_events (id, kind, address, count, first_at, last_at, request_id, dedupe_key)
      select gen_random_uuid(), 'origin.foreign', '203.0.113.7', 1, at, at, 'r', n::text
      from generate_series(1, 100003) n, lateral (select now() - n * interval '1 second' as at) t`)
    await app.db.execute(sql`
      insert into security_events (id, kind, user_id, address, count, first_at, last_at, request_id, dedupe_key)
      select gen_random_uuid(), 'sign-in.new-device', ${awa.id}, '203.0.113.7', 1, at, at, 'r', '0'
      from (select now() - interval '100 days' as at) t`)
    await deleteExpiredRows(app.db)
    const { rows } = await app.pool.query(
      'select count(*)::int as kept, max(dedupe_key::int) as oldest from security_events where user_id is null',
    )
    expect(rows).toEqual([{ kept: 100_000, oldest: 100_000 }])
    expect(await securityEventsOf(app, awa.id)).toMatchObject([{ kind: 'sign-in.new-device' }])
  })

  test('a person takes it along, and it goes with the person', async () => {
    await guess(awa.email, 'Devine-1')
    const phone = await app.browser(awa.id)
    const { body } = await phone.get('/api/customer/export')
    expect(body.securityEvents).toMatchObject([{ kind: 'sign-in.failed', address: '203.0.113.7', count: 1 }])
    expect(await securityEventsOf(app, awa.id)).toMatchObject([
      { kind: 'sign-in.failed' },
      { kind: 'export.made' },
    ])
    expect((await phone.tries.eraseAccount({ body: { password: PASSWORD } })).status).toBe(200)
    expect(await securityEventsOf(app, awa.id)).toEqual([])
    expect(await securityEventsOf(app, null)).toEqual([])
  })
})

describe('the administration looks at it', () => {
  test('by kind, by account, page by page, the latest first', async () => {
    const kofi = await createCustomer(app.db, { username: `kofi-${newId().slice(-6)}` })
    await guess(awa.email, 'Devine-1')
    now = new Date(now.getTime() + 1_000)
    await guess(kofi.email, 'Devine-1')
    now = new Date(now.getTime() + 1_000)
    await (await app.browser(kofi.id)).tries.listUsers()
    const brief = (events: SecurityEvent[]) => events.map(({ kind, account }) => [kind, account?.id])
    const refused = ['role.refused', kofi.id]
    const [failed, failedAwa] = [
      ['sign-in.failed', kofi.id],
      ['sign-in.failed', awa.id],
    ]
    expect(brief(await listed())).toEqual([refused, failed, failedAwa])
    expect(brief(await listed('?kind=sign-in.failed'))).toEqual([failed, failedAwa])
    expect(brief(await listed(`?search=${kofi.username}`))).toEqual([refused, failed])
    expect(brief(await listed('?limit=1&page=2'))).toEqual([failed])
    expect((await office.tries.listSecurityEvents({ query: { kind: 'autre' } })).body.code).toBe('validation')
  })
})
