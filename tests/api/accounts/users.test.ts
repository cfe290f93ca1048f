import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '#database/schema/accounts.ts'
import { newId } from '#database/schema/columns.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { journalOf } from '#tests/support/makers/journal.ts'
import {
  createAdmin,
  createCustomer,
  createVendor,
  storedUser,
  storedVendorOf,
} from '#tests/support/makers/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let fatou: TestBrowser
let fatouId: string

beforeAll(async () => {
  app = await startTestApp()
  fatouId = (await createAdmin(app.db, { username: 'fatou' })).id
  fatou = await app.browser(fatouId)
})
afterAll(() => app.close())

let made = 0
/** What the form of a new account sends. */
const newAccount = (fields: Record<string, unknown> = {}) => {
  made += 1
  return { username: `nouveau-${made}`, email: `nouveau-${made}@amic.example`, password: 'gombo7', ...fields }
}

describe('the list', () => {
  const find = async (query: Record<string, string>) =>
    (await fatou.get(`/api/admin/users?${new URLSearchParams(query)}`)).body
  const idsOf = async (search: string, role = '') =>
    (await find({ search, role })).items.map(({ id }: { id: string }) => id)

  test.each([
    ['a name without accents or case', 'koNE adjoua'],
    ['the words in another order', 'Adjoua Koné'],
    ['a part of the e-mail', 'adjoua.k@'],
    ['the user name', 'la_belle'],
    ['a phone as people write it', '07 09 88 77 66'],
    ['a phone with its prefix', '+225 0709887766'],
    ['the beginning of a word', 'ad'],
  ])('finds somebody by %s', async (_by, search) => {
    const email = `adjoua.k@${newId()}.example`
    const found = await createCustomer(app.db, {
      fullName: 'Koné Adjoua',
      username: `la_belle_${newId()}`,
      email,
      phone: '+2250709887766',
    })
    expect(await idsOf(search)).toContain(found.id)
    await app.db.delete(users).where(eq(users.id, found.id))
  })

  test('a wildcard stands for itself', async () => {
    const { id } = await createCustomer(app.db, { fullName: 'Taux 100% Sûr' })
    expect(await idsOf('100%')).toEqual([id])
    expect(await idsOf('1_0%')).toEqual([])
    expect(await idsOf('%%%')).toEqual([])
  })

  test('keeps to a role, shows the business of a vendor, and never a password', async () => {
    const vendor = await createVendor(app.db, { businessName: 'Ferme Unique' }, { fullName: 'Zié Unique' })
    await createCustomer(app.db, { fullName: 'Aya Unique' })
    const { items, total, page, limit } = await find({ search: 'unique', role: 'vendor' })
    expect({ total, page, limit }).toEqual({ total: 1, page: 1, limit: 20 })
    expect(items).toMatchObject([
      {
        id: vendor.userId,
        role: 'vendor',
        isActive: true,
        vendor: { businessName: 'Ferme Unique', status: 'approved' },
      },
    ])
    expect(JSON.stringify(items)).not.toMatch(/argon2|password/i)
  })

  test('goes from the latest to the oldest, page after page', async () => {
    for (let day = 1; day <= 5; day += 1)
      await createCustomer(app.db, { fullName: `Page ${day}`, createdAt: new Date(`2026-01-0${day}`) })
    const names = async (page: string) =>
      (await find({ search: 'page', limit: '2', page })).items.map(
        (user: { fullName: string }) => user.fullName,
      )
    expect([await names('1'), await names('2'), await names('3')]).toEqual([
      ['Page 5', 'Page 4'],
      ['Page 3', 'Page 2'],
      ['Page 1'],
    ])
    expect(await find({ search: 'page', page: '9' })).toMatchObject({ items: [], total: 5, page: 9 })
  })

  test('leaves out who was erased', async () => {
    const { id } = await createCustomer(app.db, {
      fullName: 'Partie Loin',
      isActive: false,
      erasedAt: new Date(),
    })
    expect(await idsOf('partie loin')).toEqual([])
    expect((await fatou.tries.changeUser({ params: { id }, body: { isActive: true } })).status).toBe(404)
    expect((await fatou.tries.deleteUser({ params: { id } })).status).toBe(404)
  })

  test.each(['role=chef', 'page=0', 'limit=x', `search=${'x'.repeat(101)}`])('%s is refused', async query => {
    expect((await fatou.get(`/api/admin/users?${query}`)).status).toBe(400)
  })
})

describe('a new account', () => {
  test('is a customer unless told, signs in, and its person is told by mail', async () => {
    const body = newAccount({ phone: '+225 07 07 00 00 09', region: 'Man' })
    const { status, body: user } = await fatou.tries.createUser({ body })
    expect(status).toBe(201)
    expect(user).toMatchObject({
      username: body.username,
      fullName: body.username,
      role: 'customer',
      phone: '+2250707000009',
      region: 'Man',
      isActive: true,
      vendor: null,
    })
    const login = await (await app.browser()).tries.login({ body: { email: body.email, password: 'gombo7' } })
    expect(login.status).toBe(200)
    const [event] = await journalOf(app.db, user.id)
    expect(event).toMatchObject({
      actorId: fatouId,
      action: 'user.created',
      before: null,
      after: { role: 'customer' },
    })
    expect(JSON.stringify(event)).not.toMatch(/secret|argon2/)
  })

  test('of a vendor brings its business, which waits for approval', async () => {
    const business = {
      businessName: 'Ferme neuve',
      businessAddress: 'Quartier Dar, Bouaké',
      description: 'Ignames',
    }
    const user = await fatou.api.createUser({ body: newAccount({ role: 'vendor', ...business }) })
    expect(user).toMatchObject({ role: 'vendor', vendor: { businessName: 'Ferme neuve', status: 'pending' } })
    expect(await storedVendorOf(app.db, user.id)).toMatchObject({ ...business, status: 'pending' })
  })

  test('of a vendor needs the business', async () => {
    const { status, body } = await fatou.tries.createUser({ body: newAccount({ role: 'vendor' }) })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      message: "Nom de l'entreprise requis",
      errors: {
        businessName: "Nom de l'entreprise requis",
        businessAddress: "Adresse de l'entreprise requise",
      },
    })
  })

  test.each([
    [{ username: '' }, "Nom d'utilisateur, email et mot de passe sont requis"],
    [{ email: undefined }, "Nom d'utilisateur, email et mot de passe sont requis"],
    [{ password: '' }, "Nom d'utilisateur, email et mot de passe sont requis"],
    [{ email: 'sans-arobase' }, 'Email invalide'],
    [{ password: 'court' }, 'Le mot de passe doit contenir au moins 6 caractères'],
    [{ confirmPassword: 'autre-chose' }, 'Les mots de passe ne correspondent pas'],
    [{ password: 'court', confirmPassword: 'autre' }, 'Les mots de passe ne correspondent pas'],
    [{ phone: '+33 6 00' }, 'Format de téléphone invalide (ex: +225 XX XX XX XX XX)'],
    [{ role: 'chef' }, 'Ce rôle n’existe pas.'],
    [{ region: 'Paris' }, 'Veuillez sélectionner votre région'],
  ])('with %j is refused', async (fields, message) => {
    const body = newAccount(fields)
    const answer = await fatou.tries.createUser({ body })
    expect(answer).toMatchObject({ status: 400, body: { message } })
    expect(
      await app.db
        .select()
        .from(users)
        .where(eq(users.username, `nouveau-${made}`)),
    ).toEqual([])
  })

  test('cannot take what somebody has, whatever its case', async () => {
    const known = await createCustomer(app.db, { username: 'Awa2026', email: 'awa2026@amic.example' })
    const taken = await fatou.tries.createUser({
      body: newAccount({ username: 'aWa2026', email: 'AWA2026@amic.example' }),
    })
    expect(taken).toMatchObject({
      status: 409,
      body: { code: 'email_taken', errors: { email: expect.any(String), username: expect.any(String) } },
    })
    const same = newAccount()
    const both = await Promise.all([
      fatou.tries.createUser({ body: same }),
      fatou.tries.createUser({ body: same }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await storedUser(app.db, known.id)).toMatchObject({ username: 'Awa2026' })
  })

  test('cannot take a name alone, either', async () => {
    await createCustomer(app.db, { username: 'Mariam2026' })
    const taken = await fatou.tries.createUser({ body: newAccount({ username: 'mariam2026' }) })
    expect(taken).toMatchObject({ status: 409, body: { code: 'username_taken' } })
  })

  test('cannot be given what the server decides', async () => {
    const body = await fatou.api.createUser({
      body: newAccount({ isActive: false, id: newId(), createdAt: '2020-01-01T00:00:00Z' }),
    })
    expect(await storedUser(app.db, body.id)).toMatchObject({ isActive: true })
    expect(new Date(body.createdAt).getFullYear()).toBeGreaterThan(2020)
  })
})
