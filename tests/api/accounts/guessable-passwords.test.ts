import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFirstAdmin, hashPassword, issueResetToken } from '#server/accounts/public.ts'
import type { TestAnswer } from '#tests/support/http/browser.ts'
import {
  createAdmin,
  createCustomer,
  createVendor,
  PASSWORD,
  storedUser,
} from '#tests/support/makers/people.ts'
import { setUpFactor } from '#tests/support/security/second-factor.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'
import { production as productionEnv } from '#tests/support/servers/production.ts'

let app: TestApp
let production: TestApp
beforeAll(async () => {
  app = await startTestApp()
  production = await startTestApp({
    env: { ...productionEnv, SMTP_URL: 'smtp://127.0.0.1:9' },
  })
})
afterAll(async () => {
  await app.close()
  await production.close()
})

const TOO_KNOWN = 'Ce mot de passe est trop connu.'
const STRONG = 'Gombo-frais-7'
const expectTooKnown = (answer: TestAnswer, field: string) =>
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'known_password', message: TOO_KNOWN, errors: { [field]: TOO_KNOWN } },
  })

describe('a thief who tries what everybody chooses finds no account that has it', () => {
  const registration = {
    username: 'aminata.diarra',
    email: 'a.diarrassouba@amic.example',
    fullName: 'Aminata N’Guessan',
    region: 'Abidjan',
  }
  test.each([
    ['among the best known', 'Password1'],
    ['in other letters', 'PASSword1'],
    ['her user name', 'Aminata2024'],
    ['her given name within', 'Xaminata9X'],
    ['her family name, without its sign', 'Nguessan77'],
    ['what her e-mail begins with', 'Diarrassouba1'],
    ['her name with other accents', 'XÀmînata2024'],
  ])('who registers: %s', async (_what, password) => {
    const visitor = await app.browser()
    expectTooKnown(await visitor.tries.register({ body: { ...registration, password } }), 'password')
    const login = { email: registration.email, password }
    expect((await visitor.tries.login({ body: login })).status).toBe(401)
  })

  test('a short name is no secret to keep out: letters meet by chance', async () => {
    const body = { ...registration, username: 'yao', email: 'yao@amic.example', fullName: 'Yao Kra' }
    const answer = await (await app.browser()).tries.register({
      body: { ...body, password: 'Yaourt-Kraft-5' },
    })
    expect(answer.status).toBe(201)
  })

  test('the sentences of the specification come first', async () => {
    const answer = await (await app.browser()).tries.register({
      body: { ...registration, password: 'password' },
    })
    expect(answer.body).toMatchObject({
      code: 'validation',
      message: 'Le mot de passe doit contenir au moins une majuscule, une minuscule et un chiffre',
    })
  })

  test.each([
    ['customer', 'POST', '/api/customer/change-password', 'abcdef'],
    ['vendor', 'PUT', '/api/vendor/change-password', 'bonikro'],
  ] as const)('a %s who changes it', async (role, method, path, newPassword) => {
    const vendor = await createVendor(app.db, { businessName: 'Ferme Bonikro' })
    const person = role === 'vendor' ? vendor.user : await createCustomer(app.db)
    const phone = await app.browser(person.id)
    const before = await storedUser(app.db, person.id)
    const send = method === 'PUT' ? phone.put : phone.post
    expectTooKnown(await send(path, { currentPassword: PASSWORD, newPassword }), 'newPassword')
    expect(await storedUser(app.db, person.id)).toEqual(before)
    // It is refused before a hash is made: that everybody knows it tells nothing of the account.
    const wrong = await send(path, { currentPassword: 'Faux12345', newPassword })
    expectTooKnown(wrong, 'newPassword')
    const other = await send(path, { currentPassword: 'Faux12345', newPassword: 'Yaourt-Kraft-5' })
    expect(other.body.code).toBe('wrong_current_password')
  })

  test('who forgot it: the link is not spent', async () => {
    const awa = await createCustomer(app.db)
    const token = await issueResetToken(app.db, awa.id, new Date())
    const visitor = await app.browser()
    const reset = (password: string) =>
      visitor.tries.resetPassword({ body: { token, space: 'customer', password } })
    expectTooKnown(await reset('Password1'), 'password')
    expect((await reset(STRONG)).status).toBe(200)
  })

  test('whom an administrator gives an account', async () => {
    const fatou = await app.browser((await createAdmin(app.db)).id)
    const create = (password: string) =>
      fatou.tries.createUser({ body: { username: 'bakary', email: 'bakary@amic.example', password } })
    expectTooKnown(await create('azerty'), 'password')
    expectTooKnown(await create('le.bakary'), 'password')
    expect((await create(STRONG)).status).toBe(201)
  })
})

describe('an administrator in production', () => {
  const TOO_SHORT = 'Le mot de passe d’un administrateur doit contenir au moins 12 caractères'
  const short = { status: 400, body: { code: 'short_admin_password', errors: { password: TOO_SHORT } } }

  test('is given no password under 12 characters', async () => {
    const fatou = await production.browser((await createAdmin(production.db)).id)
    await setUpFactor(fatou, 'admin', new Date())
    const headers = { origin: 'https://amic.example' }
    const create = (fields: object) =>
      fatou.tries.createUser({ body: { email: 'b@amic.example', username: 'bakary', ...fields }, headers })
    expect(await create({ role: 'admin', password: 'Gombo-frai7' })).toMatchObject(short)
    expect((await create({ role: 'admin', password: 'Gombo-frais7' })).status).toBe(201)
    const customer = { username: 'issa', email: 'issa@amic.example', password: 'Gombo7' }
    expect((await create(customer)).status).toBe(201)
  })

  test('chooses none by a link', async () => {
    const { id } = await createAdmin(production.db)
    const token = await issueResetToken(production.db, id, new Date())
    const visitor = await production.browser()
    const reset = (password: string) =>
      visitor.tries.resetPassword({
        body: { token, space: 'admin', password },
        headers: { origin: 'https://amic.example' },
      })
    expect(await reset('Gombo-frai7')).toMatchObject(short)
    expect((await reset('Gombo-frais7')).status).toBe(200)
  })

  test('is not made at the first start with a password that everybody knows', async () => {
    const fresh = await startTestApp()
    try {
      const admin = { username: 'adjoua', email: 'adjoua@amic.example' }
      await expect(createFirstAdmin(fresh.deps, { ...admin, password: 'Password1' })).rejects.toThrow(
        /ADMIN_PASSWORD : ce mot de passe est trop connu/,
      )
      await expect(createFirstAdmin(fresh.deps, { ...admin, password: 'Adjoua-2024' })).rejects.toThrow()
      expect(await createFirstAdmin(fresh.deps, { ...admin, password: STRONG })).toBe(true)
    } finally {
      await fresh.close()
    }
  })
})

test('the demonstration’s own accounts keep their passwords', async () => {
  const client = await createCustomer(app.db, {
    username: 'client',
    passwordHash: await hashPassword('Client123'),
  })
  const answer = await (await app.browser()).tries.login({
    body: { email: client.email, password: 'Client123' },
  })
  expect(answer.status).toBe(200)
})
