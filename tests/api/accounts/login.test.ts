import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessions, users } from '#database/schema/accounts.ts'
import { hashPassword } from '#server/accounts/passwords/passwords.ts'
import { whileHeld } from '#tests/support/database/while-held.ts'
import type { TestAnswer } from '#tests/support/http/browser.ts'
import { createAdmin, createCustomer, createVendor, PASSWORD } from '#tests/support/makers/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const logins = {
  customer: '/api/login',
  vendor: '/api/auth/vendor-login',
  admin: '/api/auth/admin-login',
} as const
type Space = keyof typeof logins
type Person = { email: string; username: string }

async function logIn(space: Space, person: Person, password = PASSWORD): Promise<TestAnswer> {
  const visitor = await app.browser()
  const name = space === 'customer' ? { email: person.email } : { username: person.username }
  return visitor.post(logins[space], { ...name, password })
}

describe('a customer', () => {
  test.each(['/api/login', '/api/auth/login'])('signs in at %s', async path => {
    const awa = await createCustomer(app.db)
    const visitor = await app.browser()
    const answer = await visitor.post(path, { email: awa.email, password: PASSWORD })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      id: awa.id,
      username: awa.username,
      email: awa.email,
      role: 'customer',
      fullName: 'Awa Koné',
      phone: awa.phone,
      region: 'Abidjan',
      isEmailConfirmed: false,
      pendingEmail: null,
      createdAt: awa.createdAt.toISOString(),
    })
    const me = await visitor.tries.getCurrentUser()
    expect(me.body.id).toBe(awa.id)
  })

  test('signs in with an e-mail in capitals, also when it was kept so', async () => {
    await createCustomer(app.db, { email: 'Fatou@Amic.example' })
    const { status } = await logIn('customer', { email: ' FATOU@AMIC.EXAMPLE ', username: '' })
    expect(status).toBe(200)
  })

  test('hears the same of a wrong e-mail and of a wrong password', async () => {
    const awa = await createCustomer(app.db)
    const wrongPassword = await logIn('customer', awa, 'Passe12345')
    const wrongEmail = await logIn('customer', { email: 'personne@amic.example', username: '' })
    expect(wrongPassword.status).toBe(401)
    expect(wrongPassword.body).toEqual({
      code: 'wrong_credentials',
      message: 'Email ou mot de passe incorrect',
    })
    expect(wrongEmail.status).toBe(401)
    expect(wrongEmail.body).toEqual(wrongPassword.body)
  })

  test.each([
    [{}, { email: 'Email invalide', password: 'Mot de passe requis' }],
    [
      { email: 'awa', password: '' },
      { email: 'Email invalide', password: 'Mot de passe requis' },
    ],
    [{ email: 'awa@amic.example' }, { password: 'Mot de passe requis' }],
    [{ email: { $ne: null }, password: 'x' }, { email: 'Email invalide' }],
  ])('who types %j is told what is missing', async (body, errors) => {
    const visitor = await app.browser()
    const answer = await visitor.tries.login({ body })
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({ code: 'validation', message: Object.values(errors)[0], errors })
  })
})

describe('vendors and administrators', () => {
  test('a vendor signs in by user name, in any case, and is shown with the business', async () => {
    const yao = await createVendor(app.db)
    const { status, body } = await logIn('vendor', {
      username: yao.user.username.toUpperCase(),
      email: '',
    })
    expect(status).toBe(200)
    expect(body.user).toMatchObject({
      id: yao.id,
      businessName: 'Ferme de Yao',
      status: 'approved',
      rating: null,
      totalSales: '0.00',
      user: { id: yao.userId, role: 'vendor' },
    })
  })

  test('an administrator signs in', async () => {
    const mariam = await createAdmin(app.db)
    const { status, body } = await logIn('admin', mariam)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: mariam.id, username: mariam.username, role: 'admin' })
  })

  test.each(['vendor', 'admin'] as const)('a wrong %s hears nothing more', async space => {
    const person = space === 'vendor' ? (await createVendor(app.db)).user : await createAdmin(app.db)
    const wrongPassword = await logIn(space, person, 'faux')
    const wrongName = await logIn(space, { username: 'personne', email: '' })
    expect(wrongPassword.status).toBe(401)
    expect(wrongPassword.body).toEqual({ code: 'wrong_identifiers', message: 'Identifiants incorrects' })
    expect(wrongName.body).toEqual(wrongPassword.body)
  })

  test.each(['vendor', 'admin'] as const)('both fields of the %s login are required', async space => {
    const visitor = await app.browser()
    const { status, body } = await visitor.post(logins[space], { username: ' ' })
    expect(status).toBe(400)
    expect(body.errors).toEqual({
      username: 'Nom d’utilisateur requis',
      password: 'Mot de passe requis',
    })
  })
})

describe('the wrong door', () => {
  const addresses = { customer: '/login', vendor: '/vendor-login', admin: '/admin-login' } as const
  const doors = { customer: 'la connexion client', vendor: 'l’Espace Vendeur', admin: 'la connexion admin' }
  const pairs = (Object.keys(addresses) as Space[]).flatMap(role =>
    (Object.keys(addresses) as Space[]).filter(door => door !== role).map(door => [role, door] as const),
  )
  const make = {
    customer: () => createCustomer(app.db),
    vendor: async () => (await createVendor(app.db)).user,
    admin: () => createAdmin(app.db),
  }

  test.each(pairs)('a %s at the door of the %s is shown the right one', async (role, door) => {
    const person = await make[role]()
    const { status, body, headers } = await logIn(door, person)
    expect(status).toBe(403)
    expect(body).toMatchObject({ code: 'wrong_space', location: addresses[role] })
    expect(body.message).toContain(doors[role])
    expect(headers.getSetCookie()).toEqual([])
  })

  test.each(pairs)('a %s with a wrong password at the door of the %s is nobody', async (role, door) => {
    const person = await make[role]()
    const { status } = await logIn(door, person, 'faux')
    expect(status).toBe(401)
  })
})

describe('an account that may not enter', () => {
  test('a deactivated customer is told so once the password is right', async () => {
    const awa = await createCustomer(app.db, { isActive: false })
    const refused = await logIn('customer', awa)
    expect(refused.status).toBe(403)
    expect(refused.body.code).toBe('account_deactivated')
    expect((await logIn('customer', awa, 'faux')).status).toBe(401)
  })

  test.each([
    ['suspended', 'vendor_suspended'],
    ['rejected', 'vendor_rejected'],
  ] as const)('a %s vendor is told so once the password is right', async (status, code) => {
    const { user } = await createVendor(app.db, { status })
    const refused = await logIn('vendor', user)
    expect(refused.status).toBe(403)
    expect(refused.body.code).toBe(code)
    expect(refused.headers.getSetCookie()).toEqual([])
    expect((await logIn('vendor', user, 'faux')).status).toBe(401)
  })

  test.each(['vendor', 'admin'] as const)('a deactivated %s is told so, too', async space => {
    const away = { isActive: false }
    const person =
      space === 'vendor' ? (await createVendor(app.db, {}, away)).user : await createAdmin(app.db, away)
    expect(await logIn(space, person)).toMatchObject({ status: 403, body: { code: 'account_deactivated' } })
    expect((await logIn(space, person, 'faux')).status).toBe(401)
  })

  test('a vendor still to be approved may prepare its products', async () => {
    const { user } = await createVendor(app.db, { status: 'pending' })
    const { status, body } = await logIn('vendor', user)
    expect(status).toBe(200)
    expect(body.user.status).toBe('pending')
  })
})

test.each([
  ['wrong_credentials', () => createCustomer(app.db), 'faux'],
  ['wrong_space', () => createAdmin(app.db), PASSWORD],
  ['account_deactivated', () => createCustomer(app.db, { isActive: false }), PASSWORD],
])('the other address of the customers’ door refuses alike: %s', async (code, make, password) => {
  const { email } = await make()
  const answer = await (await app.browser()).tries.loginAlias({ body: { email, password } })
  expect(answer.body.code).toBe(code)
})

test.each([
  ['customer', 'wrong_credentials'],
  ['vendor', 'wrong_identifiers'],
  ['admin', 'wrong_identifiers'],
] as const)(
  'who enters as a %s while the password changes enters with the new one only',
  async (space, code) => {
    const make = { customer: createCustomer, admin: createAdmin }
    const person = space === 'vendor' ? (await createVendor(app.db)).user : await make[space](app.db)
    const another = await hashPassword('Gombo-frais-7')
    const refused = await whileHeld(app.pool, {
      hold: client => client.query('update users set password_hash = $2 where id = $1', [person.id, another]),
      act: () => logIn(space, person),
    })
    expect(refused).toMatchObject({ status: 401, body: { code } })
    expect(refused.headers.getSetCookie()).toEqual([])
    expect(await app.db.$count(sessions, eq(sessions.userId, person.id))).toBe(0)
    expect((await logIn(space, person, 'Gombo-frais-7')).status).toBe(200)
  },
)

test('who enters while its business is suspended does not, nor when that is over', async () => {
  const { id, user } = await createVendor(app.db)
  const setStatus = (status: string) => `update vendors set status = '${status}' where id = '${id}'`
  const refused = await whileHeld(app.pool, {
    hold: client => client.query(setStatus('suspended')),
    act: () => logIn('vendor', user),
  })
  expect(refused).toMatchObject({ status: 403, body: { code: 'vendor_suspended' } })
  await app.pool.query(setStatus('approved'))
  expect(await app.db.$count(sessions, eq(sessions.userId, user.id))).toBe(0)
})

test('nobody becomes somebody else by a field of the body', async () => {
  const awa = await createCustomer(app.db)
  const visitor = await app.browser()
  await visitor.tries.login({
    body: { email: awa.email, password: PASSWORD, role: 'admin', isActive: false },
  })
  const [user] = await app.db.select().from(users).where(eq(users.id, awa.id))
  expect(user).toMatchObject({ role: 'customer', isActive: true })
})
