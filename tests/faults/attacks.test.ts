import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAccounts } from '#contract/accounts/demo-accounts.ts'
import { sessions, users } from '#database/schema/accounts.ts'
import { projectPhases } from '#database/schema/activities.ts'
import { mails } from '#database/schema/mails.ts'
import { orders } from '#database/schema/orders.ts'
import { transfers } from '#database/schema/transfers.ts'
import { addJob } from '#server/outbox/public.ts'
import { orderBody, stockOf } from '#tests/support/makers/orders.ts'
import { createCustomer, createVendor, PASSWORD, storedUser } from '#tests/support/makers/people.ts'
import { photo } from '#tests/support/makers/pictures.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { openStream } from '#tests/support/security/attacker.ts'
import { eventually } from '#tests/support/servers/processes.ts'
import { production } from '#tests/support/servers/production.ts'
import { startServerProcess } from '#tests/support/servers/server-process.ts'
import { type AttackedShop, startAttackedShop } from '#tests/support/shops/attacked-shop.ts'

/*
 * What thieves and vandals did to the shop, one after the other and by the numbers under which it was found, against a
 * production as it is run.
 */

let shop: AttackedShop
beforeAll(async () => {
  shop = await startAttackedShop()
})
afterAll(() => shop.close())

test('1. a production opens its doors: the known passwords, the mails in a folder, no mail server', async () => {
  const thief = shop.somebody()
  const { customer, vendor, admin: boss } = demoAccounts
  const tries = [
    ['/api/auth/login', { email: customer.login, password: customer.password }],
    ['/api/auth/vendor-login', { username: vendor.login, password: vendor.password }],
    ['/api/auth/admin-login', { username: boss.login, password: boss.password }],
  ] as const
  for (const [path, body] of tries) expect((await thief.post(path, body)).status).toBe(401)
  expect((await thief.get('/dev/mails')).status).toBe(404)
  expect((await thief.get('/api/site')).body).toMatchObject({ demonstration: false, mailsShown: false })
  const careless = startServerProcess({
    ...production,
    MAILS_WITHOUT_SMTP: '',
    DATABASE_URL: shop.databaseUrl,
  })
  await expect(careless).rejects.toThrow(/SMTP_URL/)
})

test('2. one account empties the shop', async () => {
  const vendor = await createVendor(shop.db)
  const product = await createProduct(shop.db, { vendorId: vendor.id, price: '50000.00', stock: 300 })
  const { user, caller } = await shop.enterAsCustomer()
  const order = (quantity: number) =>
    caller.post('/api/orders', orderBody([{ productId: product.id, quantity }]))
  expect(await order(300)).toMatchObject({ status: 429, body: { code: 'order_limit' } })
  const answers = await Promise.all(Array.from({ length: 8 }, () => order(4)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(await shop.db.select().from(orders).where(eq(orders.customerId, user.id))).toHaveLength(1)
  expect(await stockOf(shop.db, product.id)).toBe(296)
})

test('3. a stolen session becomes the account', async () => {
  const { user, caller: thief } = await shop.enterAsCustomer()
  const body = { fullName: 'Voleur', email: 'voleur@amic.ci' }
  expect(await thief.call('PATCH', '/api/customer/profile', body)).toMatchObject({
    status: 403,
    body: { code: 'password_required' },
  })
  await shop.somebody().post('/api/password/forgot', { email: 'voleur@amic.ci', space: 'customer' })
  const [now] = await shop.db.select().from(users).where(eq(users.id, user.id))
  expect([now?.email, now?.fullName, now?.pendingEmail]).toEqual([user.email, user.fullName, null])
  expect(shop.mailsTo('voleur@amic.ci')).toEqual([])
})

test('4. mails to strangers by the hundred, texts by the dozen, and words of one’s own in them', async () => {
  const { caller } = await shop.enterAsCustomer()
  const victim = 'victime@amic.ci'
  for (let round = 0; round < 25; round += 1) {
    const email = round % 2 === 0 ? victim : `autre-${round}@amic.ci`
    await caller.call('PATCH', '/api/customer/profile', { email, currentPassword: PASSWORD })
  }
  expect(await eventually(() => shop.mailsTo(victim).length > 0)).toBe(true)
  const phone = '+2250701020304'
  const { caller: bomber, place } = await shop.openStallFor({ phone })
  for (let round = 0; round < 12; round += 1) {
    const order = await place()
    const cancelled = { status: 'cancelled' }
    expect((await bomber.call('PATCH', `/api/orders/${order.id}/status`, cancelled)).status).toBe(200)
  }
  const erased = await bomber.post('/api/customer/erase-account', { password: PASSWORD })
  expect(erased.status).toBe(200)
  await (await shop.openStallFor({ phone })).place()
  await shop.allIsSent()
  expect(shop.mailsTo(victim).length).toBeLessThanOrEqual(10)
  const toPhone = shop.texts.taken.filter(({ to }) => to === phone)
  expect(toPhone.length).toBeGreaterThan(0)
  expect(toPhone.length).toBeLessThanOrEqual(10)
  const fullName = 'Gagnez sur https://voleur.example'
  const named = await shop.somebody().post('/api/register', { ...shop.newAccount('lien'), fullName })
  expect([named.status, named.body.errors]).toMatchObject([400, { fullName: expect.any(String) }])
  expect(shop.mailsTo('lien@amic.ci')).toEqual([])
})

test('5. guesses through three doors, and at links however they are written', async () => {
  const { user } = await shop.enterAsCustomer()
  const guess = shop.guesserOf(user)
  for (const door of ['login', 'vendor-login', 'admin-login', 'login', 'vendor-login']) {
    expect((await guess(door, 'Faux-mot-7')).status).toBe(401)
  }
  for (const door of ['login', 'vendor-login', 'admin-login']) {
    // Not "wrong space", which would say that the password is right.
    expect(await guess(door, PASSWORD)).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  }
  const guesser = shop.somebody()
  // At once: what is guessed within a minute counts.
  const guessed = await Promise.all(
    Array.from({ length: 30 }, (_, link) => guesser.get(`/%73uivi/devine-${link}`)),
  )
  expect(guessed.filter(({ status }) => status !== 404)).toEqual([])
  for (const path of ['/%73uivi/encore', '/suivi/encore', '/api/tracking/encore'])
    expect((await guesser.get(path)).status).toBe(429)
})

test('6. the owner locked out by somebody else’s guesses', async () => {
  const { user, caller: owner } = await shop.enterAsCustomer()
  expect((await owner.post('/api/logout')).status).toBe(200)
  const guess = shop.guesserOf(user)
  for (let time = 0; time < 6; time += 1) await guess('login', 'Faux-mot-7')
  expect((await guess('login', PASSWORD)).status).toBe(429)
  expect((await owner.post('/api/auth/login', { email: user.email, password: PASSWORD })).status).toBe(200)
})

test('7. the passwords that everybody has', async () => {
  const fields = { ...shop.newAccount('facile'), password: 'Password123' }
  expect(await shop.somebody().post('/api/register', fields)).toMatchObject({
    status: 400,
    body: { message: 'Ce mot de passe est trop connu.' },
  })
  expect(await shop.db.$count(users, eq(users.email, fields.email))).toBe(0)
})

test('8. the administrator’s password alone', async () => {
  const thief = shop.somebody()
  expect((await thief.post('/api/auth/admin-login', shop.boss)).status).toBe(200)
  for (const path of ['/api/admin/users', '/api/admin/payouts', '/api/admin/exports/orders.csv']) {
    expect(await thief.get(path)).toMatchObject({ status: 403, body: { code: 'second_factor_required' } })
  }
  const code = await thief.post('/api/admin/second-factor/pass', { code: '000000' })
  expect(code).toMatchObject({ status: 400, body: { code: 'wrong_second_factor' } })
  const accomplice = await createCustomer(shop.db)
  for (const [method, path, body] of [
    ['PATCH', `/api/admin/users/${accomplice.id}`, { role: 'admin' }],
    ['POST', '/api/admin/transfers', { vendorIds: 'all' }],
    ['DELETE', '/api/admin/second-factor', { currentPassword: shop.boss.password }],
  ] as const) {
    expect(await thief.call(method, path, body)).toMatchObject({
      status: 403,
      body: { code: 'second_factor_required' },
    })
  }
  expect(await storedUser(shop.db, accomplice.id)).toMatchObject({ role: 'customer' })
  expect(await shop.db.$count(transfers)).toBe(0)
  expect((await shop.admin.get('/api/admin/second-factor')).body.setAt).not.toBeNull()
})

test('9. the addresses of vendors, gathered; what a vendor learns of its customers', async () => {
  const { user, id } = await createVendor(shop.db)
  const product = await createProduct(shop.db, { vendorId: id })
  for (const path of [
    '/api/products',
    `/api/products/${product.id}`,
    `/api/vendors/${id}`,
    '/boutique',
    `/product/${product.id}`,
    `/producteur/${id}`,
  ]) {
    const { status, body } = await shop.somebody().get(path)
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toContain(user.email)
  }
  const { user: awa, place, vendor } = await shop.openStallFor()
  await place()
  const { body } = await vendor.get('/api/vendor/orders')
  expect(JSON.stringify(body)).toContain(awa.phone)
  expect(JSON.stringify(body)).not.toContain(awa.username)
})

test('10. passwords, receipts and pictures by the hundred, which cost a processor each', async () => {
  const { user, caller, place, vendor } = await shop.openStallFor()
  const { id } = await place()
  const image = await photo()
  const floods = {
    passwords: () => shop.guesserOf(user)('login', 'Faux-mot-7'),
    receipts: () => caller.get(`/api/orders/${id}/receipt.pdf`),
    pictures: () => vendor.post('/api/vendor/pictures', { image }),
  }
  for (const [what, ask] of Object.entries(floods)) {
    const flood = Array.from({ length: 100 }, async () => (await ask()).status)
    expect([what, (await shop.somebody().get('/api/products')).status]).toEqual([what, 200])
    const statuses = new Set(await Promise.all(flood))
    for (const status of statuses) expect([what, 200, 201, 401, 429, 503]).toContain(status)
    // More than a few are not begun at all.
    if (what !== 'pictures') expect([what, statuses.has(503) || statuses.has(429)]).toEqual([what, true])
  }
  expect(await shop.db.$count(sessions, eq(sessions.userId, user.id))).toBe(1)
})

test('11. a page opened a hundred times, and one that stays open after the session', async () => {
  const { caller } = await shop.enterAsCustomer()
  const streams = []
  for (let index = 0; index < 7; index += 1)
    streams.push(await openStream(shop.url, caller, '/api/customer/orders/events'))
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429])
  const opened = streams.slice(0, 5)
  expect(opened.map(({ hasEnded }) => hasEnded())).toEqual(Array(5).fill(false))
  expect((await caller.post('/api/logout')).status).toBe(200)
  // Long before all sessions are looked at, each minute.
  await expect.poll(() => opened.map(({ hasEnded }) => hasEnded())).toEqual(Array(5).fill(true))
  for (const { leave } of streams) leave()
})

test('12. a guess that nobody hears of, and a session that its owner cannot end', async () => {
  const { user, caller: owner } = await shop.enterAsCustomer()
  const thief = shop.somebody()
  await thief.post('/api/auth/login', { email: user.email, password: 'Faux-mot-7' })
  await thief.post('/api/auth/login', { email: user.email, password: PASSWORD })
  expect((await thief.get('/api/customer/orders')).status).toBe(200)
  const { body } = await owner.get('/api/customer/sessions')
  expect(body).toHaveLength(2)
  await owner.call('DELETE', '/api/customer/sessions')
  expect((await thief.get('/api/customer/orders')).status).toBe(401)
  expect((await owner.get('/api/customer/orders')).status).toBe(200)
  const events = await shop.admin.get('/api/admin/security-events')
  expect(JSON.stringify(events.body)).toContain(user.username)
  expect(JSON.stringify(events.body)).not.toContain(PASSWORD)
})

test('13. the figures of the shop, its API described, a frame around it', async () => {
  for (const path of ['/metrics', '/api/docs', '/api/openapi.json']) {
    expect((await shop.somebody().get(path)).status).toBe(401)
  }
  const { headers } = await shop.somebody().get('/')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('strict-transport-security')).toContain('includeSubDomains')
})

test('14. what belongs to others, looked at again after each refusal', async () => {
  const { caller: owner, place } = await shop.openStallFor()
  const { id } = await place()
  const { user, caller: thief } = await shop.enterAsCustomer()
  expect((await thief.get(`/api/orders/${id}`)).status).toBe(404)
  expect((await thief.call('PATCH', `/api/orders/${id}/status`, { status: 'cancelled' })).status).toBe(404)
  for (const caller of [thief, shop.somebody()]) {
    expect([401, 403]).toContain((await caller.get('/api/admin/users')).status)
    const raised = await caller.call('PATCH', `/api/admin/users/${user.id}`, { role: 'admin' })
    expect([401, 403]).toContain(raised.status)
  }
  expect((await owner.get(`/api/orders/${id}`)).body).toMatchObject({ status: 'pending' })
  expect(await storedUser(shop.db, user.id)).toMatchObject({ role: 'customer' })
})

test('15. what the list of OWASP asks: no page of another site acts in one’s name, no script reads a session', async () => {
  const { user, caller } = await shop.enterAsCustomer()
  for (const headers of [{ origin: 'https://voleur.example' }, { origin: 'null' }]) {
    const answer = await caller.call('PATCH', '/api/customer/profile', { fullName: 'Voleur' }, headers)
    expect(answer).toMatchObject({ status: 403, body: { code: 'foreign_origin' } })
  }
  expect(await storedUser(shop.db, user.id)).toMatchObject({ fullName: user.fullName })
  // Beside what only says to the page that somebody has signed in.
  const secrets = [...caller.cookies.keys()].filter(name => !name.endsWith('_signed_in'))
  expect(secrets.length).toBeGreaterThan(0)
  for (const name of secrets) expect(name).toMatch(/^__Host-/)
})

test('16. half a character, addresses that nobody can read, and the mail of an account that is gone', async () => {
  const half = await shop.admin.call('POST', '/api/admin/phases', { title: '\ud83c', description: 'x' })
  expect(half.status).toBe(400)
  expect(await shop.db.$count(projectPhases)).toBe(0)
  for (const [path, status] of [
    ['/api/%E0%A4%A', 400],
    ['/api', 404],
  ] as const) {
    const { status: found, headers } = await shop.somebody().get(path)
    expect([found, headers.get('content-type')]).toEqual([status, 'application/json; charset=utf-8'])
  }
  const { id, email: recipient } = await createCustomer(shop.db)
  const mail = { kind: 'password-changed', about: { userId: id }, recipient, createdAt: new Date() }
  const [queued] = await shop.db
    .insert(mails)
    .values({ ...mail, dedupeKey: recipient })
    .returning()
  await shop.db.delete(users).where(eq(users.id, id))
  await addJob(shop.db, 'send-mail', { mailId: queued!.id })
  await shop.allIsSent()
  expect(await shop.db.select().from(mails).where(eq(mails.recipient, recipient))).toMatchObject([
    { status: 'dropped', attempts: 1 },
  ])
  expect(shop.mailsTo(recipient)).toEqual([])
})
