import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessions, users } from '#database/schema/accounts.ts'
import { auditEvents } from '#database/schema/audit.ts'
import { newId } from '#database/schema/columns.ts'
import { lockActiveAdmins } from '#server/accounts/users/users.queries.ts'
import { whileHeld } from '#tests/support/database/while-held.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { journalOf } from '#tests/support/makers/journal.ts'
import {
  createAdmin,
  createCustomer,
  createVendor,
  PASSWORD,
  storedUser,
  storedVendorOf,
} from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
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

const change = (id: string, body: unknown, admin = fatou) => admin.tries.changeUser({ params: { id }, body })
const remove = (id: string) => fatou.tries.deleteUser({ params: { id } })

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
    expect(await journalOf(app.db, id)).toMatchObject([
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
    expect(await journalOf(app.db, id)).toEqual([])
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
    expect(await change(id, { email })).toMatchObject({
      status: 409,
      body: { code: 'email_taken' },
    })
    expect((await change(newId(), { fullName: 'Personne' })).status).toBe(404)
  })

  test('of one’s own gets another e-mail with the password alone', async () => {
    const { id, email } = await createAdmin(app.db)
    const own = await app.browser(id)
    const changed = { email: `neuve-${email}` }
    expect((await change(id, changed, own)).body.code).toBe('password_required')
    expect(await storedUser(app.db, id)).toMatchObject({ email, pendingEmail: null })
    expect((await change(id, { ...changed, currentPassword: PASSWORD }, own)).status).toBe(200)
    expect(await storedUser(app.db, id)).toMatchObject({ email, pendingEmail: changed.email })
  })

  test('deactivated, is signed out at once and cannot come back until it is active again', async () => {
    const awa = await createCustomer(app.db)
    const phone = await app.browser(awa.id)
    expect((await phone.tries.getCurrentUser()).status).toBe(200)
    expect((await change(awa.id, { isActive: false })).body).toMatchObject({ isActive: false })
    expect((await phone.tries.getCurrentUser()).status).toBe(401)
    expect(await app.db.select().from(sessions).where(eq(sessions.userId, awa.id))).toEqual([])
    const login = () => phone.tries.login({ body: { email: awa.email, password: PASSWORD } })
    expect(await login()).toMatchObject({ status: 403, body: { code: 'account_deactivated' } })
    await change(awa.id, { isActive: true })
    expect((await login()).status).toBe(200)
  })

  test('with another role, is signed out of its former space', async () => {
    const awa = await createCustomer(app.db)
    const phone = await app.browser(awa.id)
    expect((await change(awa.id, { role: 'admin' })).body.role).toBe('admin')
    expect((await phone.tries.getCurrentUser()).status).toBe(401)
    const office = await app.browser()
    const login = await office.tries.adminLogin({ body: { username: awa.username, password: PASSWORD } })
    expect(login.status).toBe(200)
  })

  test('stays a customer while it waits for what it ordered', async () => {
    const awa = await createCustomer(app.db)
    const product = await createProduct(app.db, { vendorId: (await createVendor(app.db)).id })
    const order = { customerId: awa.id, lines: [{ productId: product.id, quantity: 1 }] }
    await createOrder(app.db, { ...order, status: 'delivered' })
    const { id } = await createOrder(app.db, order)
    const answer = await change(awa.id, { role: 'vendor' })
    expect(answer).toMatchObject({ status: 409, body: { code: 'role_with_orders' } })
    expect(await storedUser(app.db, awa.id)).toMatchObject({ role: 'customer' })
    expect(await storedVendorOf(app.db, awa.id)).toBe(undefined)
    expect((await fatou.tries.setOrderStatus({ params: { id }, body: { status: 'cancelled' } })).status).toBe(
      200,
    )
    expect((await change(awa.id, { role: 'vendor' })).status).toBe(200)
  })

  test('that becomes a vendor gets a business that waits; it may stop while that has no past', async () => {
    const { id } = await createCustomer(app.db, { fullName: 'Aya Koné', region: 'Man' })
    expect((await change(id, { role: 'vendor' })).body).toMatchObject({
      role: 'vendor',
      vendor: { businessName: 'Aya Koné', status: 'pending' },
    })
    expect((await change(id, { role: 'customer' })).body).toMatchObject({ role: 'customer', vendor: null })
    expect(await storedVendorOf(app.db, id)).toBe(undefined)
  })

  test('that sells stays a vendor', async () => {
    const vendor = await createVendor(app.db)
    await createProduct(app.db, { vendorId: vendor.id, status: 'rejected', rejectionReason: 'Photo floue' })
    const answer = await change(vendor.userId, { role: 'customer' })
    expect(answer).toMatchObject({ status: 409, body: { code: 'role_with_vendor' } })
    expect(await storedUser(app.db, vendor.userId)).toMatchObject({ role: 'vendor' })
  })
})

describe('administrators look after themselves', () => {
  test('none deactivates or deletes itself', async () => {
    expect(await change(fatouId, { isActive: false })).toMatchObject({
      status: 409,
      body: { code: 'own_account' },
    })
    expect(await remove(fatouId)).toMatchObject({ status: 409, body: { code: 'own_account' } })
    expect((await fatou.tries.getCurrentAdmin()).status).toBe(200)
  })

  test('the last active one keeps its role; another may take a lower one', async () => {
    const other = await startTestApp()
    try {
      const ibrahim = await createAdmin(other.db)
      await createAdmin(other.db, { isActive: false })
      const office = await other.browser(ibrahim.id)
      const lower = () => office.tries.changeUser({ params: { id: ibrahim.id }, body: { role: 'customer' } })
      expect(await lower()).toMatchObject({ status: 409, body: { code: 'last_admin' } })
      await createAdmin(other.db)
      expect((await lower()).status).toBe(200)
    } finally {
      await other.close()
    }
  })

  test('who is deactivated while deleting the only other one deletes nobody', async () => {
    const other = await startTestApp()
    try {
      const [ibrahim, mariam] = [await createAdmin(other.db), await createAdmin(other.db)]
      const office = await other.browser(ibrahim.id)
      const refused = await whileHeld(other.pool, {
        hold: client => client.query('update users set is_active = false where id = $1', [ibrahim.id]),
        act: () => office.tries.deleteUser({ params: { id: mariam.id } }),
      })
      expect(refused).toMatchObject({ status: 409, body: { code: 'last_admin' } })
      expect(await storedUser(other.db, mariam.id)).toMatchObject({ isActive: true })
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
        one.tries.changeUser({ params: { id: mariam.id }, body: { isActive: false } }),
        two.tries.changeUser({ params: { id: ibrahim.id }, body: { isActive: false } }),
      ])
      const active = and(eq(users.role, 'admin'), eq(users.isActive, true))
      expect(await other.db.$count(users, active)).toBe(1)
    } finally {
      await other.close()
    }
  })
})

test('what administrators note of other acts waits for no change of an account', async () => {
  const { id: actorId } = await createAdmin(app.db)
  await app.db.transaction(async tx => {
    expect(await lockActiveAdmins(tx)).toContain(actorId)
    const noted = {
      actorId,
      actorUsername: 'mariam',
      action: 'page.changed',
      targetType: 'page',
      targetId: '1',
    }
    await app.db.insert(auditEvents).values(noted)
  })
})

describe('a deleted account', () => {
  test('without a past is gone, with its sessions and its business; the journal keeps who it was', async () => {
    const vendor = await createVendor(app.db, { businessName: 'Ferme vide' })
    const phone = await app.browser(vendor.userId)
    expect(await remove(vendor.userId)).toMatchObject({ status: 200, body: { ok: true } })
    expect([await storedUser(app.db, vendor.userId), await storedVendorOf(app.db, vendor.userId)]).toEqual([
      undefined,
      undefined,
    ])
    expect((await phone.tries.getCurrentVendor()).status).toBe(401)
    expect(await journalOf(app.db, vendor.userId)).toMatchObject([
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
    expect(await journalOf(app.db, awa.id)).toMatchObject([{ actorId: ibrahim.id, actorUsername: 'ibrahim' }])
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
    expect(await storedUser(app.db, vendor.userId)).toBeDefined()
    expect(await journalOf(app.db, vendor.userId)).toEqual([])
  })
})
