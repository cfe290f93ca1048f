import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '#database/schema/accounts.ts'
import { issueResetToken } from '#server/accounts/public.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createCustomer, createVendor, PASSWORD } from '#tests/support/makers/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let lateByMs = 0
beforeAll(async () => {
  app = await startTestApp({ clock: () => new Date(Date.now() + lateByMs) })
})
afterAll(() => app.close())

let awa: Awaited<ReturnType<typeof createCustomer>>
let vendor: Awaited<ReturnType<typeof createVendor>>
beforeEach(async () => {
  lateByMs = 0
  awa = await createCustomer(app.db)
  vendor = await createVendor(app.db)
})

const NEW_PASSWORD = 'secret9'

describe.each([
  {
    who: 'a customer',
    person: () => awa,
    change: (browser: TestBrowser, body: unknown) => browser.tries.changeCustomerPassword({ body }),
    me: '/api/auth/user',
    cookie: 'amic_customer',
    login: (browser: TestBrowser, password: string) =>
      browser.tries.login({ body: { email: awa.email, password } }),
    messages: [
      [{}, 'currentPassword', 'Tous les champs de mot de passe sont obligatoires'],
      [
        { currentPassword: PASSWORD, newPassword: '', confirmPassword: '' },
        'newPassword',
        'Tous les champs de mot de passe sont obligatoires',
      ],
      [
        { currentPassword: PASSWORD, newPassword: 'court', confirmPassword: 'autre' },
        'confirmPassword',
        'La confirmation ne correspond pas au nouveau mot de passe',
      ],
      [
        { currentPassword: PASSWORD, newPassword: 'court', confirmPassword: 'court' },
        'newPassword',
        'Le mot de passe doit contenir au moins 6 caractères',
      ],
    ] as const,
  },
  {
    who: 'a vendor',
    person: () => vendor.user,
    change: (browser: TestBrowser, body: unknown) => browser.tries.changeVendorPassword({ body }),
    me: '/api/auth/vendor',
    cookie: 'amic_vendor',
    login: (browser: TestBrowser, password: string) =>
      browser.tries.vendorLogin({ body: { username: vendor.user.username, password } }),
    messages: [
      [{ newPassword: NEW_PASSWORD }, 'currentPassword', 'Mot de passe actuel requis'],
      [
        { currentPassword: PASSWORD, newPassword: 'court' },
        'newPassword',
        'Le nouveau mot de passe doit contenir au moins 6 caractères',
      ],
      [
        { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: '' },
        'confirmPassword',
        'Confirmation du mot de passe requise',
      ],
      [
        { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: 'autre99' },
        'confirmPassword',
        'Les mots de passe ne correspondent pas',
      ],
    ] as const,
  },
])('$who changes its password', ({ person, change, me, cookie, login, messages }) => {
  const right = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }

  test('the other sessions end, this one goes on under a new token', async () => {
    const here = await app.browser(person().id)
    const elsewhere = await app.browser(person().id)
    const before = here.cookies.get(cookie)
    lateByMs = 60_000
    expect(await change(here, right)).toMatchObject({ status: 200, body: { ok: true } })
    expect((await here.get(me)).status).toBe(200)
    expect(here.cookies.get(cookie)).not.toBe(before)
    expect((await elsewhere.get(me)).status).toBe(401)
    const thief = await app.browser()
    thief.cookies.set(cookie, before!)
    expect((await thief.get(me)).status).toBe(401)

    const visitor = await app.browser()
    expect((await login(visitor, PASSWORD)).status).toBe(401)
    expect((await login(visitor, NEW_PASSWORD)).status).toBe(200)
    const [user] = await app.db.select().from(users).where(eq(users.id, person().id))
    expect(user!.passwordChangedAt!.getTime()).toBeGreaterThan(Date.now() + 30_000)
  })

  test('a wrong current password changes nothing', async () => {
    const here = await app.browser(person().id)
    expect(await change(here, { ...right, currentPassword: 'Autre1234' })).toMatchObject({
      status: 400,
      body: {
        code: 'wrong_current_password',
        message: 'Mot de passe actuel incorrect',
        errors: { currentPassword: 'Mot de passe actuel incorrect' },
      },
    })
    expect((await login(await app.browser(), PASSWORD)).status).toBe(200)
  })

  test.each(messages.map((_, index) => index))('what is wrong with the fields is told (%i)', async index => {
    const [body, field, message] = messages[index]!
    expect(await change(await app.browser(person().id), body)).toMatchObject({
      status: 400,
      body: { message, errors: { [field]: message } },
    })
  })

  test('a link to choose another one, asked for before, works no more', async () => {
    const token = await issueResetToken(app.db, person().id, new Date())
    await change(await app.browser(person().id), right)
    expect(
      await (await app.browser()).tries.resetPassword({
        body: { token, space: person().role, password: 'Nouveau456' },
      }),
    ).toMatchObject({ status: 400, body: { code: 'invalid_token' } })
  })
})

test('who holds a session cannot guess its password', async () => {
  const limited = await startTestApp({ env: { RATE_LIMITS: 'on' } })
  try {
    const person = await createCustomer(limited.db)
    const thief = await limited.browser(person.id)
    const guess = (currentPassword: string) =>
      thief.tries.changeCustomerPassword({ body: { currentPassword, newPassword: NEW_PASSWORD } })
    for (let n = 0; n < 5; n += 1) expect((await guess(`Passe${n}`)).status).toBe(400)
    const refused = await guess(PASSWORD)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  } finally {
    await limited.close()
  }
})
