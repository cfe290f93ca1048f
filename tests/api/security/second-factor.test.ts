import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contract, type EndpointName } from '#contract/contract.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { secondFactors, type users } from '#database/schema/accounts.ts'
import { newId } from '#database/schema/columns.ts'
import { writeLetter } from '#server/notifications/mail-kinds.ts'
import { openSecretBox } from '#server/security/second-factor/secret-box.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, createCustomer, createVendor, PASSWORD } from '#tests/support/makers/people.ts'
import { codeAt, setUpFactor } from '#tests/support/security/second-factor.ts'
import { securityEventsOf } from '#tests/support/security/security-events.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'
import { production } from '#tests/support/servers/production.ts'

const STEP_MS = 30_000

let app: TestApp
let now: Date
beforeAll(async () => {
  now = new Date()
  app = await startTestApp({ clock: () => now, env: { RATE_LIMITS: 'on' } })
})
afterAll(() => app.close())
beforeEach(() => {
  now = new Date()
})
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

const spaces = {
  vendor: {
    make: async () => (await createVendor(app.db)).user,
    login: '/api/auth/vendor-login',
    whoAmI: '/api/auth/vendor',
    logout: '/api/auth/vendor-logout',
  },
  admin: {
    make: () => createAdmin(app.db),
    login: '/api/auth/admin-login',
    whoAmI: '/api/auth/admin-user',
    logout: '/api/auth/admin-logout',
  },
} as const

describe.each(['vendor', 'admin'] as const)('a thief who knows the password of a %s', space => {
  const { make, login, whoAmI, logout } = spaces[space]
  const path = `/api/${space}/second-factor`
  let person: typeof users.$inferSelect
  let owner: TestBrowser
  let secret: string
  let recoveryCodes: string[]
  beforeEach(async () => {
    person = await make()
    owner = await app.browser(person.id)
    ;({ secret, recoveryCodes } = await setUpFactor(owner, space, now))
    later(STEP_MS)
  })
  const enter = async () => {
    const visitor = await app.browser()
    await visitor.post(login, { username: person.username, password: PASSWORD })
    return visitor
  }
  const pass = (visitor: TestBrowser, code: string) => visitor.post(`${path}/pass`, { code })

  test('opens nothing but the factor’s own endpoints', async () => {
    const thief = await enter()
    const refused = await thief.get(whoAmI)
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'second_factor_required', space }])
    const closed = (Object.entries(contract) as [EndpointName, Endpoint][]).filter(
      ([, { access, secondFactor }]) =>
        access !== 'public' && access.includes(space) && secondFactor !== 'own',
    )
    for (const [name, endpoint] of closed) {
      const response = await thief.fetch(endpoint.path.replace(/:\w+/g, newId()), {
        method: endpoint.method,
        ...(endpoint.method !== 'GET' && { headers: { 'content-type': 'application/json' }, body: '{}' }),
      })
      expect([name, ((await response.json()) as { code: string }).code]).toEqual([
        name,
        'second_factor_required',
      ])
    }
    expect((await thief.delete(path, { currentPassword: PASSWORD })).body.code).toBe('second_factor_required')
    expect((await thief.post(path, { currentPassword: PASSWORD })).body.code).toBe('second_factor_known')
    expect((await thief.post(`${path}/confirm`, { code: codeAt(secret, now) })).body.code).toBe(
      'second_factor_known',
    )
    expect((await thief.post(logout)).status).toBe(200)
    expect((await owner.get(path)).body.setAt).not.toBeNull()
  })

  test('is let in by no code but the application’s', async () => {
    const thief = await enter()
    const wrong = String((Number(codeAt(secret, now)) + 1) % 1_000_000).padStart(6, '0')
    for (const code of [wrong, codeAt(secret, new Date(now.getTime() - 3 * STEP_MS)), 'aaaa-bbbb-cccc-dddd'])
      expect((await pass(thief, code)).body.code).toBe('wrong_second_factor')
    expect((await thief.get(whoAmI)).status).toBe(403)
    expect((await pass(await enter(), codeAt(secret, now))).status).toBe(200)
    expect((await securityEventsOf(app, person.id)).map(({ kind, count }) => [kind, count])).toContainEqual([
      'factor.failed',
      3,
    ])
  })

  test('is let in by nothing that somebody else has', async () => {
    const other = await app.browser((await make()).id)
    const theirs = await setUpFactor(other, space, now)
    const thief = await enter()
    for (const code of [theirs.recoveryCodes[0]!, codeAt(theirs.secret, new Date(now.getTime() + STEP_MS))])
      expect((await pass(thief, code)).body.code).toBe('wrong_second_factor')
    expect((await thief.get(whoAmI)).status).toBe(403)
    expect((await other.get(path)).body.recoveryCodesLeft).toBe(10)
  })

  test('who saw a code being typed cannot use it again, nor two at once', async () => {
    const code = codeAt(secret, now)
    const both = await Promise.all([pass(await enter(), code), pass(await enter(), code)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    later(1_000)
    expect((await pass(await enter(), code)).body.code).toBe('wrong_second_factor')
  })

  test('guesses few times; the owner’s device goes on meanwhile', async () => {
    const thief = await enter()
    for (let n = 0; n < 10; n += 1) expect((await pass(thief, 'a'.repeat(16))).status).toBe(400)
    const refused = await pass(thief, codeAt(secret, now))
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited'])
    expect((await thief.get(whoAmI)).status).toBe(403)
    expect((await owner.get(whoAmI)).status).toBe(200)
    // The owner is told, once a day, that somebody knows the password.
    await pass(thief, codeAt(secret, now))
    const { rows } = await app.pool.query(
      `select payload from graphile_worker._private_jobs where key like $1`,
      [`second-factor-guessed:${person.id}:%`],
    )
    expect(rows).toMatchObject([{ payload: { userId: person.id } }])
    const letter = await writeLetter(app.deps, {
      kind: 'second-factor-guessed',
      about: { userId: person.id },
      recipient: person.email,
    })
    expect(letter?.subject).toBe('Trop de codes faux pour votre compte')
  })

  test('who finds a recovery code that was used finds nothing', async () => {
    expect(new Set(recoveryCodes).size).toBe(10)
    const [code = ''] = recoveryCodes
    const phone = await enter()
    expect((await pass(phone, code.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await phone.get(whoAmI)).status).toBe(200)
    expect((await phone.get(path)).body.recoveryCodesLeft).toBe(9)
    expect((await pass(await enter(), code)).body.code).toBe('wrong_second_factor')
    expect((await securityEventsOf(app, person.id)).map(({ kind }) => kind)).toContain('factor.recovery-code')
  })

  test('who reads the database reads neither secret nor codes', async () => {
    const [row] = await app.db.select().from(secondFactors).where(eq(secondFactors.userId, person.id))
    expect(row!.secret.toString('latin1')).not.toContain(secret)
    const secrets = openSecretBox(app.deps.config)
    expect(secrets.open(row!.secret, person.id)).toBe(secret)
    expect(() => secrets.open(row!.secret, newId())).toThrow()
    const other = openSecretBox({ ...app.deps.config, secretKey: 'x'.repeat(32) })
    expect(() => other.open(row!.secret, person.id)).toThrow()
    const { rows } = await app.pool.query('select r::text from recovery_codes r')
    expect(JSON.stringify(rows)).not.toContain(recoveryCodes[0])
  })

  test('cannot take the factor away without password, nor with a code of long ago', async () => {
    expect((await owner.delete(path, { currentPassword: 'Faux1234' })).body.code).toBe(
      'wrong_current_password',
    )
    later(10 * MINUTE_MS)
    expect((await owner.delete(path, { currentPassword: PASSWORD })).body.code).toBe('second_factor_required')
    expect((await owner.get(path)).body.setAt).not.toBeNull()
    await pass(owner, codeAt(secret, now))
    expect((await owner.delete(path, { currentPassword: PASSWORD })).status).toBe(200)
    expect((await (await enter()).get(whoAmI)).status).toBe(200)
    const kinds = (await securityEventsOf(app, person.id)).map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['factor.set', 'factor.removed']))
    const { rows } = await app.pool.query(
      `select payload from graphile_worker._private_jobs where payload->>'userId' = $1 and payload->>'isSet' is not null order by id`,
      [person.id],
    )
    expect(rows.map(({ payload }) => payload.isSet)).toEqual([true, false])
  })

  test('cannot set up one of its own in a session that it found open', async () => {
    const victim = await make()
    const thief = await app.browser(victim.id)
    expect((await thief.post(path, { currentPassword: 'Faux1234' })).body.code).toBe('wrong_current_password')
    expect((await thief.post(`${path}/confirm`, { code: '123456' })).body.code).toBe('wrong_second_factor')
    expect((await thief.get(path)).body).toEqual({ setAt: null, recoveryCodesLeft: 0, isRequired: false })
  })
})

test.each(['１２３４５６', 'éééééé', '12345é'])('%s is no code, of six characters though', async code => {
  const admin = await app.browser((await createAdmin(app.db)).id)
  await admin.post('/api/admin/second-factor', { currentPassword: PASSWORD })
  const { status, body } = await admin.post('/api/admin/second-factor/confirm', { code })
  expect([status, body.code]).toEqual([400, 'wrong_second_factor'])
})

test('a customer has no second factor to set', async () => {
  const awa = await app.browser((await createCustomer(app.db)).id)
  expect((await awa.get('/api/admin/second-factor')).body.code).toBe('forbidden')
})

test('who had one before enters as a customer without a code, and as a vendor with it', async () => {
  const person = await createAdmin(app.db)
  await setUpFactor(await app.browser(person.id), 'admin', now)
  const office = await app.browser((await createAdmin(app.db)).id)
  const become = (role: string) => office.tries.changeUser({ params: { id: person.id }, body: { role } })
  expect((await become('customer')).status).toBe(200)
  const phone = await app.browser()
  expect((await phone.tries.login({ body: { email: person.email, password: PASSWORD } })).status).toBe(200)
  expect((await phone.tries.getCurrentUser()).body).toMatchObject({ id: person.id })
  expect((await become('vendor')).status).toBe(200)
  const stall = await app.browser(person.id)
  expect((await stall.tries.getCurrentVendor()).body.code).toBe('second_factor_required')
  expect((await become('customer')).status).toBe(200)
  const back = await app.browser(person.id)
  expect((await back.tries.eraseAccount({ body: { password: PASSWORD } })).status).toBe(200)
  expect(await app.db.$count(secondFactors, eq(secondFactors.userId, person.id))).toBe(0)
})

test('in production an administrator sets one up before anything else', async () => {
  const shop = await startTestApp({ clock: () => now, env: production })
  try {
    const admin = await createAdmin(shop.db)
    const office = await shop.browser(admin.id)
    expect((await office.tries.getCurrentAdmin()).body.code).toBe('second_factor_setup_required')
    expect((await office.tries.listUsers()).body.code).toBe('second_factor_setup_required')
    expect((await office.get('/api/admin/second-factor')).body.isRequired).toBe(true)
    await setUpFactor(office, 'admin', now)
    expect((await office.tries.listUsers()).status).toBe(200)
    // The session that was open before, or a thief's, has yet to give a code.
    const other = await shop.browser(admin.id)
    expect((await other.tries.listUsers()).body.code).toBe('second_factor_required')
    const about = { userId: admin.id, isSet: false }
    const letter = await writeLetter(shop.deps, {
      kind: 'second-factor-changed',
      about,
      recipient: admin.email,
    })
    expect(JSON.stringify(letter)).toContain('l’administration ne s’ouvre pas sans')
    const vendor = await shop.browser((await createVendor(shop.db)).userId)
    expect((await vendor.tries.getCurrentVendor()).status).toBe(200)
  } finally {
    await shop.close()
  }
})

test('who has lost application and codes is helped by whoever runs the server', async () => {
  const admin = await createAdmin(app.db)
  const office = await app.browser(admin.id)
  await setUpFactor(office, 'admin', now)
  const run = () =>
    promisify(execFile)(process.execPath, ['src/server/commands/admin-reset-factor.ts', admin.username], {
      env: { PATH: process.env.PATH, DATABASE_URL: app.deps.config.databaseUrl },
    })
  expect((await run()).stdout).toContain('retiré')
  expect((await office.tries.getCurrentAdmin()).status).toBe(401)
  const back = await app.browser(admin.id)
  expect((await back.get('/api/admin/second-factor')).body.setAt).toBeNull()
  // Other administrators see it: whoever runs the server leaves a trace too, and the person is told by mail.
  const other = await app.browser((await createAdmin(app.db)).id)
  const seen = async () =>
    (await other.tries.listSecurityEvents({ query: { kind: 'factor.reset', search: admin.username } })).body
  expect(await seen()).toMatchObject({
    total: 1,
    items: [{ kind: 'factor.reset', account: { username: admin.username }, address: 'localhost', count: 1 }],
  })
  await expect(run()).rejects.toMatchObject({ code: 1 })
  expect((await seen()).total).toBe(1)
})
