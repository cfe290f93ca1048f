import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAccounts } from '#contract/accounts/demo-accounts.ts'
import { sessions, users } from '#database/schema/accounts.ts'
import { projectPhases } from '#database/schema/activities.ts'
import { orders } from '#database/schema/orders.ts'
import { transfers } from '#database/schema/transfers.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts'
import { createProduct } from '#tests/support/makers.ts'
import { orderBody, stockOf } from '#tests/support/orders.ts'
import { createCustomer, createVendor, PASSWORD, storedUser } from '#tests/support/people.ts'
import { eventually } from '#tests/support/processes.ts'
import { production } from '#tests/support/production.ts'
import { publishLegalPages } from '#tests/support/put-pages.ts'
import { startServerProcess } from '#tests/support/server-process.ts'
import { startSiteProcess } from '#tests/support/site.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { type Caller, enterAsNewAdmin, openCaller, openStream } from '#tests/support/thief.ts'

/*
 * What thieves and vandals did to the shop, one after the other, against a production as it is run: behind a proxy, with
 * its limits, its mail server and a second factor for its administrator.
 */

const ADMIN = { username: 'fatou', password: 'Gombo-frais-7-fois' }

let database: Awaited<ReturnType<typeof createTestDatabase>>
let mails: MailServer
let server: Awaited<ReturnType<typeof startSiteProcess>>
let admin: Caller
beforeAll(async () => {
  database = await createTestDatabase()
  mails = await startMailServer()
  server = await startSiteProcess({
    ...production,
    SMTP_URL: mails.url,
    TRUST_PROXY: '1',
    DATABASE_URL: database.url,
    DATA_DIR: await makeTemporaryFolder('attacks'),
    DRAIN_SECONDS: '0',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_EMAIL: 'fatou@amic.ci',
    ADMIN_PASSWORD: ADMIN.password,
  })
  await publishLegalPages(database.db)
  admin = await enterAsNewAdmin(server.url, ADMIN)
})
afterAll(async () => {
  await server.stop()
  await mails.close()
  await database.close()
})

const somebody = () => openCaller(server.url)

/** A customer who has signed in, with the account as the database has it. */
async function enterAsCustomer(fields: Parameters<typeof createCustomer>[1] = {}) {
  const user = await createCustomer(database.db, fields)
  const caller = somebody()
  expect((await caller.post('/api/auth/login', { email: user.email, password: PASSWORD })).status).toBe(200)
  return { user, caller }
}

const mailsTo = (address: string) => mails.taken.filter(({ to }) => to === address)

test('1. a production opens its doors: the known passwords, the mails in a folder, no mail server', async () => {
  const thief = somebody()
  const { customer, vendor, admin: boss } = demoAccounts
  const tries = [
    ['/api/auth/login', { email: customer.login, password: customer.password }],
    ['/api/auth/vendor-login', { username: vendor.login, password: vendor.password }],
    ['/api/auth/admin-login', { username: boss.login, password: boss.password }],
  ] as const
  for (const [path, body] of tries) expect((await thief.post(path, body)).status).toBe(401)
  expect((await thief.get('/dev/mails')).status).toBe(404)
  expect((await thief.get('/api/site')).body).toMatchObject({ demonstration: false, mailsShown: false })
  const careless = startServerProcess({ ...production, MAILS_WITHOUT_SMTP: '', DATABASE_URL: database.url })
  await expect(careless).rejects.toThrow(/SMTP_URL/)
})

test('2. one account empties the shop', async () => {
  const vendor = await createVendor(database.db)
  const product = await createProduct(database.db, { vendorId: vendor.id, price: '50000.00', stock: 300 })
  const { user, caller } = await enterAsCustomer()
  const order = (quantity: number) =>
    caller.post('/api/orders', orderBody([{ productId: product.id, quantity }]))
  expect(await order(300)).toMatchObject({ status: 429, body: { code: 'order_limit' } })
  const answers = await Promise.all(Array.from({ length: 8 }, () => order(4)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(await database.db.select().from(orders).where(eq(orders.customerId, user.id))).toHaveLength(1)
  expect(await stockOf(database.db, product.id)).toBe(296)
})

test('3. a stolen session becomes the account', async () => {
  const { user, caller: thief } = await enterAsCustomer()
  const body = { fullName: 'Voleur', email: 'voleur@amic.ci' }
  expect(await thief.call('PATCH', '/api/customer/profile', body)).toMatchObject({
    status: 403,
    body: { code: 'password_required' },
  })
  await somebody().post('/api/password/forgot', { email: 'voleur@amic.ci', space: 'customer' })
  const [now] = await database.db.select().from(users).where(eq(users.id, user.id))
  expect([now?.email, now?.fullName, now?.pendingEmail]).toEqual([user.email, user.fullName, null])
  expect(mailsTo('voleur@amic.ci')).toEqual([])
})

test('4. mails to strangers by the hundred, and words of one’s own in them', async () => {
  const { caller } = await enterAsCustomer()
  const victim = 'victime@amic.ci'
  for (let round = 0; round < 25; round += 1) {
    const email = round % 2 === 0 ? victim : `autre-${round}@amic.ci`
    await caller.call('PATCH', '/api/customer/profile', { email, currentPassword: PASSWORD })
  }
  expect(await eventually(() => mailsTo(victim).length > 0)).toBe(true)
  // What is left to send is: whoever wrote last has waited for the others.
  const marker = `${(await enterAsCustomer()).user.email}`
  await somebody().post('/api/password/forgot', { email: marker, space: 'customer' })
  expect(await eventually(() => mailsTo(marker).length === 1)).toBe(true)
  expect(mailsTo(victim).length).toBeLessThanOrEqual(10)
  const named = await somebody().post('/api/register', {
    username: `lien-${Date.now()}`,
    email: 'lien@amic.ci',
    password: 'Igname-du-Bandama-7',
    fullName: 'Gagnez sur https://voleur.example',
    region: 'Abidjan',
  })
  expect([named.status, named.body.errors]).toMatchObject([400, { fullName: expect.any(String) }])
  expect(mailsTo('lien@amic.ci')).toEqual([])
})

test('5. and 6. guesses through three doors, and the owner locked out by them', async () => {
  const { user, caller: owner } = await enterAsCustomer()
  expect((await owner.post('/api/logout')).status).toBe(200)
  const thief = somebody()
  const guess = (door: string, password: string) =>
    door === 'login'
      ? thief.post('/api/auth/login', { email: user.email.toUpperCase(), password })
      : thief.post(`/api/auth/${door}`, { username: user.username, password })
  for (const door of ['login', 'vendor-login', 'admin-login', 'login', 'vendor-login']) {
    expect((await guess(door, 'Faux-mot-7')).status).toBe(401)
  }
  for (const door of ['login', 'vendor-login', 'admin-login']) {
    // Not "wrong space", which would say that the password is right.
    expect(await guess(door, PASSWORD)).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  }
  expect((await owner.post('/api/auth/login', { email: user.email, password: PASSWORD })).status).toBe(200)
})

test('7. the passwords that everybody has', async () => {
  const fields = {
    username: `facile-${Date.now()}`,
    email: 'facile@amic.ci',
    fullName: 'Awa',
    region: 'Abidjan',
  }
  const answer = await somebody().post('/api/register', { ...fields, password: 'Password123' })
  expect(answer).toMatchObject({ status: 400, body: { message: 'Ce mot de passe est trop connu.' } })
  expect(await database.db.select().from(users).where(eq(users.email, fields.email))).toEqual([])
})

test('8. the administrator’s password alone', async () => {
  const thief = somebody()
  expect((await thief.post('/api/auth/admin-login', ADMIN)).status).toBe(200)
  for (const path of ['/api/admin/users', '/api/admin/payouts', '/api/admin/exports/orders.csv']) {
    expect(await thief.get(path)).toMatchObject({ status: 403, body: { code: 'second_factor_required' } })
  }
  const code = await thief.post('/api/admin/second-factor/pass', { code: '000000' })
  expect(code).toMatchObject({ status: 400, body: { code: 'wrong_second_factor' } })
  const accomplice = await createCustomer(database.db)
  for (const [method, path, body] of [
    ['PATCH', `/api/admin/users/${accomplice.id}`, { role: 'admin' }],
    ['POST', '/api/admin/transfers', { vendorIds: 'all' }],
    ['DELETE', '/api/admin/second-factor', { currentPassword: ADMIN.password }],
  ] as const) {
    expect(await thief.call(method, path, body)).toMatchObject({
      status: 403,
      body: { code: 'second_factor_required' },
    })
  }
  expect(await storedUser(database.db, accomplice.id)).toMatchObject({ role: 'customer' })
  expect(await database.db.$count(transfers)).toBe(0)
  expect((await admin.get('/api/admin/second-factor')).body.setAt).not.toBeNull()
})

test('9. the addresses of vendors, gathered', async () => {
  const { user, id } = await createVendor(database.db)
  const product = await createProduct(database.db, { vendorId: id })
  for (const path of [
    '/api/products',
    `/api/products/${product.id}`,
    `/api/vendors/${id}`,
    '/boutique',
    `/product/${product.id}`,
    `/producteur/${id}`,
  ]) {
    const { status, body } = await somebody().get(path)
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toContain(user.email)
  }
})

test('10. sixty passwords at once, which cost a processor each', async () => {
  const { user } = await enterAsCustomer()
  const guesses = Array.from({ length: 60 }, () =>
    somebody().post('/api/auth/login', { email: user.email, password: 'Faux-mot-7' }),
  )
  const shown = await somebody().get('/api/products')
  expect(shown.status).toBe(200)
  for (const { status } of await Promise.all(guesses)) expect([401, 429, 503]).toContain(status)
  expect(await database.db.$count(sessions, eq(sessions.userId, user.id))).toBe(1)
})

test('11. a page opened a hundred times, and one that stays open after the session', async () => {
  const { caller } = await enterAsCustomer()
  const streams = []
  for (let index = 0; index < 7; index += 1)
    streams.push(await openStream(server.url, caller, '/api/customer/orders/events'))
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429])
  const opened = streams.slice(0, 5)
  expect(opened.map(({ hasEnded }) => hasEnded())).toEqual(Array(5).fill(false))
  expect((await caller.post('/api/logout')).status).toBe(200)
  // Long before all sessions are looked at, each minute.
  await expect.poll(() => opened.map(({ hasEnded }) => hasEnded())).toEqual(Array(5).fill(true))
  for (const { leave } of streams) leave()
})

test('12. a guess that nobody hears of, and a session that its owner cannot end', async () => {
  const { user, caller: owner } = await enterAsCustomer()
  const thief = somebody()
  await thief.post('/api/auth/login', { email: user.email, password: 'Faux-mot-7' })
  await thief.post('/api/auth/login', { email: user.email, password: PASSWORD })
  expect((await thief.get('/api/customer/orders')).status).toBe(200)
  const { body } = await owner.get('/api/customer/sessions')
  expect(body).toHaveLength(2)
  await owner.call('DELETE', '/api/customer/sessions')
  expect((await thief.get('/api/customer/orders')).status).toBe(401)
  expect((await owner.get('/api/customer/orders')).status).toBe(200)
  const events = await admin.get('/api/admin/security-events')
  expect(JSON.stringify(events.body)).toContain(user.username)
  expect(JSON.stringify(events.body)).not.toContain(PASSWORD)
})

test('13. the figures of the shop, its API described, a frame around it', async () => {
  for (const path of ['/metrics', '/api/docs', '/api/openapi.json']) {
    expect((await somebody().get(path)).status).toBe(401)
  }
  const { headers } = await somebody().get('/')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('strict-transport-security')).toContain('includeSubDomains')
})

test('14. what belongs to others', async () => {
  const vendor = await createVendor(database.db)
  const product = await createProduct(database.db, { vendorId: vendor.id, stock: 9 })
  const { caller: owner } = await enterAsCustomer()
  const { body: order } = await owner.post('/api/orders', orderBody([{ productId: product.id, quantity: 1 }]))
  const { caller: thief } = await enterAsCustomer()
  expect((await thief.get(`/api/orders/${order.id}`)).status).toBe(404)
  const cancelled = await thief.call('PATCH', `/api/orders/${order.id}/status`, { status: 'cancelled' })
  expect(cancelled.status).toBe(404)
  expect((await thief.get('/api/admin/users')).status).toBe(403)
  expect((await owner.get(`/api/orders/${order.id}`)).body).toMatchObject({ status: 'pending' })
})

test('15. a page of another site that acts in one’s name', async () => {
  const { user, caller } = await enterAsCustomer()
  for (const headers of [{ origin: 'https://voleur.example' }, { origin: 'null' }]) {
    const answer = await caller.call('PATCH', '/api/customer/profile', { fullName: 'Voleur' }, headers)
    expect(answer).toMatchObject({ status: 403, body: { code: 'foreign_origin' } })
  }
  const [now] = await database.db.select().from(users).where(eq(users.id, user.id))
  expect(now?.fullName).toBe(user.fullName)
  // Beside what only says to the page that somebody has signed in.
  const secrets = [...caller.cookies.keys()].filter(name => !name.endsWith('_signed_in'))
  expect(secrets.length).toBeGreaterThan(0)
  for (const name of secrets) expect(name).toMatch(/^__Host-/)
})

test('16. half a character, and addresses that nobody can read', async () => {
  const half = await admin.call('POST', '/api/admin/phases', { title: '\ud83c', description: 'x' })
  expect(half.status).toBe(400)
  expect(await database.db.$count(projectPhases)).toBe(0)
  for (const [path, status] of [
    ['/api/%E0%A4%A', 400],
    ['/api', 404],
  ] as const) {
    const { status: found, headers } = await somebody().get(path)
    expect([found, headers.get('content-type')]).toEqual([status, 'application/json; charset=utf-8'])
  }
})
