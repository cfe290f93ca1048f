import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessions, users, vendors } from '#database/schema/accounts.ts'
import { auditEvents } from '#database/schema/audit.ts'
import { newId } from '#database/schema/columns.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import type { TestBrowser } from '#tests/support/browser.ts'
import { createOrder, createProduct } from '#tests/support/makers.ts'
import { createAdmin, createCustomer, createVendor, PASSWORD } from '#tests/support/people.ts'

let app: TestApp
let fatou: TestBrowser
let fatouId: string

beforeAll(async () => {
  app = await startTestApp()
  fatouId = (await createAdmin(app.db, { username: 'fatou' })).id
  fatou = await app.browser(fatouId)
})
afterAll(() => app.close())

const userOf = async (id: string) => (await app.db.select().from(users).where(eq(users.id, id)))[0]
const vendorOf = async (userId: string) =>
  (await app.db.select().from(vendors).where(eq(vendors.userId, userId)))[0]
const auditOf = (id: string) => app.db.select().from(auditEvents).where(eq(auditEvents.targetId, id))
const change = (id: string, body: unknown, admin = fatou) => admin.patch(`/api/admin/users/${id}`, body)
const remove = (id: string, admin = fatou) => admin.delete(`/api/admin/users/${id}`)

let made = 0
/** What the form of a new account sends. */
const newAccount = (fields: Record<string, unknown> = {}) => {
  made += 1
  return { username: `nouveau-${made}`, email: `nouveau-${made}@amic.example`, password: 'secret', ...fields }
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
    expect((await change(id, { isActive: true })).status).toBe(404)
    expect((await remove(id)).status).toBe(404)
  })

  test.each(['role=chef', 'page=0', 'limit=x', `search=${'x'.repeat(101)}`])('%s is refused', async query => {
    expect((await fatou.get(`/api/admin/users?${query}`)).status).toBe(400)
  })
})

describe('a new account', () => {
  test('is a customer unless told, signs in, and its person is told by mail', async () => {
    const body = newAccount({ phone: '+225 07 07 00 00 09', region: 'Man' })
    const { status, body: user } = await fatou.post('/api/admin/users', body)
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
    const login = await (await app.browser()).post('/api/login', { email: body.email, password: 'secret' })
    expect(login.status).toBe(200)
    const [event] = await auditOf(user.id)
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
    expect(await vendorOf(user.id)).toMatchObject({ ...business, status: 'pending' })
  })

  test('of a vendor needs the business', async () => {
    const { status, body } = await fatou.post('/api/admin/users', newAccount({ role: 'vendor' }))
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
    [{ phone: '+33 6 00' }, 'Format de téléphone invalide (ex: +225 XX XX XX XX XX)'],
    [{ role: 'chef' }, 'Ce rôle n’existe pas.'],
    [{ region: 'Paris' }, 'Veuillez sélectionner votre région'],
  ])('with %j is refused', async (fields, message) => {
    const body = newAccount(fields)
    const answer = await fatou.post('/api/admin/users', body)
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
    const taken = await fatou.post(
      '/api/admin/users',
      newAccount({ username: 'aWa2026', email: 'AWA2026@amic.example' }),
    )
    expect(taken).toMatchObject({
      status: 409,
      body: { code: 'email_taken', errors: { email: expect.any(String), username: expect.any(String) } },
    })
    const same = newAccount()
    const both = await Promise.all([
      fatou.post('/api/admin/users', same),
      fatou.post('/api/admin/users', same),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await userOf(known.id)).toMatchObject({ username: 'Awa2026' })
  })

  test('cannot be given what the server decides', async () => {
    const body = await fatou.api.createUser({
      body: newAccount({ isActive: false, id: newId(), createdAt: '2020-01-01T00:00:00Z' }),
    })
    expect(await userOf(body.id)).toMatchObject({ isActive: true })
    expect(new Date(body.createdAt).getFullYear()).toBeGreaterThan(2020)
  })
})

describe('a changed account', () => {
  test('has what was sent, keeps the rest, and both are in the journal', async () => {
    const { id } = await createCustomer(app.db, { fullName: 'Aya Kone', phone: '+2250707000011' })
    const answer = await change(id, {
      fullName: 'Aya Koné',
      email: `AYA-${id}@amic.example`,
      region: 'Daloa',
    })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        fullName: 'Aya Koné',
        email: `aya-${id}@amic.example`,
        region: 'Daloa',
        phone: '+2250707000011',
      },
    })
    expect(await auditOf(id)).toMatchObject([
      {
        action: 'user.changed',
        before: { fullName: 'Aya Kone', region: 'Abidjan' },
        after: { fullName: 'Aya Koné', region: 'Daloa' },
      },
    ])
    expect((await change(id, { phone: '', region: '' })).body).toMatchObject({ phone: null, region: null })
  })

  test('that changes nothing leaves no trace', async () => {
    const { id, fullName } = await createCustomer(app.db)
    expect((await change(id, { fullName, isActive: true, role: 'customer' })).status).toBe(200)
    expect((await change(id, {})).status).toBe(200)
    expect(await auditOf(id)).toEqual([])
  })

  test.each([
    [{ fullName: 'A' }, 'Le nom complet est requis'],
    [{ email: 'x' }, 'Email invalide'],
    [{ role: 'chef' }, 'Ce rôle n’existe pas.'],
    [{ isActive: 'non' }, 'Le compte est actif ou désactivé.'],
  ])('with %j is refused', async (body, message) => {
    const { id } = await createCustomer(app.db)
    expect(await change(id, body)).toMatchObject({ status: 400, body: { message } })
  })

  test('cannot take another’s e-mail; nobody has no account', async () => {
    const { email } = await createCustomer(app.db)
    const { id } = await createCustomer(app.db)
    expect(await change(id, { email })).toMatchObject({ status: 409, body: { code: 'email_taken' } })
    expect((await change(newId(), { fullName: 'Personne' })).status).toBe(404)
  })

  test('deactivated, is signed out at once and cannot come back until it is active again', async () => {
    const awa = await createCustomer(app.db)
    const phone = await app.browser(awa.id)
    expect((await phone.get('/api/auth/user')).status).toBe(200)
    expect((await change(awa.id, { isActive: false })).body).toMatchObject({ isActive: false })
    expect((await phone.get('/api/auth/user')).status).toBe(401)
    expect(await app.db.select().from(sessions).where(eq(sessions.userId, awa.id))).toEqual([])
    const login = () => phone.post('/api/login', { email: awa.email, password: PASSWORD })
    expect(await login()).toMatchObject({ status: 403, body: { code: 'account_deactivated' } })
    await change(awa.id, { isActive: true })
    expect((await login()).status).toBe(200)
  })

  test('with another role, is signed out of its former space', async () => {
    const awa = await createCustomer(app.db)
    const phone = await app.browser(awa.id)
    expect((await change(awa.id, { role: 'admin' })).body.role).toBe('admin')
    expect((await phone.get('/api/auth/user')).status).toBe(401)
    const office = await app.browser()
    const login = await office.post('/api/auth/admin-login', { username: awa.username, password: PASSWORD })
    expect(login.status).toBe(200)
  })

  test('that becomes a vendor gets a business that waits; it may stop while that has no past', async () => {
    const { id } = await createCustomer(app.db, { fullName: 'Aya Koné', region: 'Man' })
    expect((await change(id, { role: 'vendor' })).body).toMatchObject({
      role: 'vendor',
      vendor: { businessName: 'Aya Koné', status: 'pending' },
    })
    expect((await change(id, { role: 'customer' })).body).toMatchObject({ role: 'customer', vendor: null })
    expect(await vendorOf(id)).toBe(undefined)
  })

  test('that sells stays a vendor', async () => {
    const vendor = await createVendor(app.db)
    await createProduct(app.db, { vendorId: vendor.id, status: 'rejected', rejectionReason: 'Photo floue' })
    const answer = await change(vendor.userId, { role: 'customer' })
    expect(answer).toMatchObject({ status: 409, body: { code: 'role_with_vendor' } })
    expect(await userOf(vendor.userId)).toMatchObject({ role: 'vendor' })
  })
})

describe('administrators look after themselves', () => {
  test('none deactivates or deletes itself', async () => {
    expect(await change(fatouId, { isActive: false })).toMatchObject({
      status: 409,
      body: { code: 'own_account' },
    })
    expect(await remove(fatouId)).toMatchObject({ status: 409, body: { code: 'own_account' } })
    expect((await fatou.get('/api/auth/admin-user')).status).toBe(200)
  })

  test('the last active one keeps its role; another may take a lower one', async () => {
    const other = await startTestApp()
    try {
      const ibrahim = await createAdmin(other.db)
      await createAdmin(other.db, { isActive: false })
      const office = await other.browser(ibrahim.id)
      const lower = () => office.patch(`/api/admin/users/${ibrahim.id}`, { role: 'customer' })
      expect(await lower()).toMatchObject({ status: 409, body: { code: 'last_admin' } })
      await createAdmin(other.db)
      expect((await lower()).status).toBe(200)
    } finally {
      await other.close()
    }
  })

  test('two who deactivate each other at once: one of them stays', async () => {
    const other = await startTestApp()
    try {
      const [ibrahim, mariam] = [await createAdmin(other.db), await createAdmin(other.db)]
      const [one, two] = [await other.browser(ibrahim.id), await other.browser(mariam.id)]
      await Promise.all([
        one.patch(`/api/admin/users/${mariam.id}`, { isActive: false }),
        two.patch(`/api/admin/users/${ibrahim.id}`, { isActive: false }),
      ])
      const active = and(eq(users.role, 'admin'), eq(users.isActive, true))
      expect(await other.db.$count(users, active)).toBe(1)
    } finally {
      await other.close()
    }
  })
})

describe('a deleted account', () => {
  test('without a past is gone, with its sessions and its business; the journal keeps who it was', async () => {
    const vendor = await createVendor(app.db, { businessName: 'Ferme vide' })
    const phone = await app.browser(vendor.userId)
    expect(await remove(vendor.userId)).toMatchObject({ status: 200, body: { ok: true } })
    expect([await userOf(vendor.userId), await vendorOf(vendor.userId)]).toEqual([undefined, undefined])
    expect((await phone.get('/api/auth/vendor')).status).toBe(401)
    expect(await auditOf(vendor.userId)).toMatchObject([
      {
        action: 'user.deleted',
        before: { email: vendor.user.email, businessName: 'Ferme vide' },
        after: null,
      },
    ])
    expect((await remove(vendor.userId)).status).toBe(404)
  })

  test('an administrator’s entries in the journal outlive it', async () => {
    const ibrahim = await createAdmin(app.db, { username: 'ibrahim' })
    const awa = await createCustomer(app.db)
    await change(awa.id, { fullName: 'Awa Touré' }, await app.browser(ibrahim.id))
    expect((await remove(ibrahim.id)).status).toBe(200)
    expect(await auditOf(awa.id)).toMatchObject([{ actorId: null, actorUsername: 'ibrahim' }])
  })

  /** Which of the three words of the refusals a sentence has. */
  const keywords = (message: string) =>
    ['commande', 'produit', 'vendeur'].filter(word => message.includes(word))

  test('is refused: its orders first, then what it sells, then its business, one word each', async () => {
    const vendor = await createVendor(app.db)
    const product = await createProduct(app.db, { vendorId: vendor.id, status: 'pending' })
    const order = await createOrder(app.db, {
      customerId: vendor.userId,
      lines: [{ productId: product.id, quantity: 1 }],
    })
    const refusal = async () => {
      const { status, body } = await remove(vendor.userId)
      return { status, words: keywords(body.message) }
    }
    expect(await refusal()).toEqual({ status: 409, words: ['commande'] })
    const kofi = await createCustomer(app.db)
    await app.pool.query('update orders set customer_id = $1 where id = $2', [kofi.id, order.id])
    expect(await refusal()).toEqual({ status: 409, words: ['produit'] })
    await app.pool.query(`update products set status = 'out_of_stock' where id = $1`, [product.id])
    expect(await refusal()).toEqual({ status: 409, words: ['vendeur'] })
    expect(await userOf(vendor.userId)).toBeDefined()
    expect(await auditOf(vendor.userId)).toEqual([])
  })
})
