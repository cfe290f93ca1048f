import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { whileHeld } from '#tests/support/database/while-held.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import {
  createAdmin,
  createCustomer,
  createVendor,
  PASSWORD,
  storedUser,
} from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

let awa: Awaited<ReturnType<typeof createCustomer>>
let vendor: Awaited<ReturnType<typeof createVendor>>
let phone: TestBrowser
let stall: TestBrowser
beforeEach(async () => {
  awa = await createCustomer(app.db)
  vendor = await createVendor(app.db, { description: 'Trois générations' })
  phone = await app.browser(awa.id)
  stall = await app.browser(vendor.userId)
})

const vendorBody = (changes: Record<string, unknown> = {}) => ({
  username: vendor.user.username,
  fullName: 'Yao Kouassi',
  email: vendor.user.email,
  phone: '05 05 00 00 01',
  region: 'Bouaké',
  businessName: 'Ferme de Yao',
  businessAddress: 'Route de Béoumi, Bouaké',
  description: 'Trois générations',
  ...changes,
})
const updateVendor = (changes: Record<string, unknown>) =>
  stall.tries.changeVendorProfile({ body: vendorBody(changes) })
const updateCustomer = (changes: Record<string, unknown>) =>
  phone.tries.changeCustomerProfile({ body: changes })

describe('a vendor', () => {
  test('reads its profile, and never the hash of its password', async () => {
    const body = await stall.api.getVendorProfile()
    expect(body).toMatchObject({
      id: vendor.id,
      businessName: 'Ferme de Yao',
      businessAddress: 'Route de Béoumi, Bouaké',
      description: 'Trois générations',
      passwordChangedAt: vendor.user.createdAt.toISOString(),
      user: { username: vendor.user.username, email: vendor.user.email, region: 'Bouaké' },
    })
    expect(JSON.stringify(body)).not.toContain('argon2')
  })

  test('changes all of it, reads it back at once, and its shop shows the new name once it is approved', async () => {
    const visitor = await app.browser()
    const product = await createProduct(app.db, { vendorId: vendor.id })
    await visitor.tries.getProduct({ params: { id: product.id } })
    const username = `yao-${vendor.id.slice(-6)}`
    const changed = await updateVendor({
      username: ` ${username} `,
      fullName: 'Yao N’Guessan',
      email: `${username}@AMIC.example`,
      currentPassword: PASSWORD,
      phone: '+225 05 05 00 00 02',
      region: 'Man',
      businessName: 'Ferme Bonikro',
      businessAddress: 'Route de Man, Man',
      description: 'Igname et gombo',
    })
    expect(changed).toMatchObject({
      status: 200,
      body: {
        businessName: 'Ferme Bonikro',
        businessAddress: 'Route de Man, Man',
        description: 'Igname et gombo',
        user: {
          username,
          fullName: 'Yao N’Guessan',
          email: vendor.user.email,
          pendingEmail: `${username}@amic.example`,
          phone: '+2250505000002',
          region: 'Man',
        },
      },
    })
    expect(await stall.api.getVendorProfile()).toEqual(changed.body)
    expect((await stall.api.getCurrentVendor()).businessName).toBe('Ferme Bonikro')
    const shownVendor = async () => (await visitor.api.getProduct({ params: { id: product.id } })).vendor
    expect(await shownVendor()).toMatchObject({ businessName: 'Ferme de Yao', user: { region: 'Man' } })
    const fatou = await app.browser((await createAdmin(app.db)).id)
    await fatou.api.moderateFace({ params: { id: vendor.id }, body: { decision: 'approve' } })
    expect(await shownVendor()).toMatchObject({ businessName: 'Ferme Bonikro', user: { region: 'Man' } })
  })

  test('keeps its presentation when that is not sent, and may empty it', async () => {
    expect((await updateVendor({ description: undefined })).body.description).toBe('Trois générations')
    expect((await updateVendor({ description: '' })).body.description).toBe('')
  })

  test.each([
    ['0505000001', '+2250505000001'],
    ['05 05 00 01', '+22505050001'],
    ['+22505050001', '+22505050001'],
  ])('may write its phone as %j', async (typed, kept) => {
    expect((await updateVendor({ phone: typed })).body.user.phone).toBe(kept)
  })

  test.each([
    ['username', 'ya', "Le nom d'utilisateur doit contenir au moins 3 caractères"],
    ['fullName', ' Y ', 'Le nom complet doit contenir au moins 2 caractères'],
    ['email', 'yao', 'Email invalide'],
    ['phone', '0505', 'Numéro de téléphone invalide'],
    ['phone', '', 'Numéro de téléphone invalide'],
    ['phone', '+33 6 12 34 56 78', 'Numéro de téléphone invalide'],
    ['phone', '05050000012', 'Numéro de téléphone invalide'],
    ['region', '', 'Région requise'],
    ['region', 'Paris', 'Région requise'],
    ['businessName', 'F', "Nom de l'entreprise requis"],
    ['businessAddress', 'Man', "Adresse de l'entreprise requise"],
  ])('is told of a wrong %s (%j)', async (field, value, message) => {
    expect(await updateVendor({ [field]: value })).toMatchObject({
      status: 400,
      body: { code: 'validation', message, errors: { [field]: message } },
    })
  })

  test('is told of everything at once, the first field first', async () => {
    const { body } = await stall.tries.changeVendorProfile()
    expect(body.message).toBe("Le nom d'utilisateur doit contenir au moins 3 caractères")
    expect(Object.keys(body.errors)).toEqual([
      'username',
      'fullName',
      'email',
      'phone',
      'region',
      'businessName',
      'businessAddress',
    ])
  })

  test('cannot take the name or the address of somebody else, but may keep its own', async () => {
    const other = await createCustomer(app.db)
    const taken = { email: other.email.toUpperCase(), username: other.username, currentPassword: PASSWORD }
    expect(await updateVendor(taken)).toMatchObject({
      status: 409,
      body: {
        code: 'email_taken',
        message: 'Cet email est déjà utilisé',
        errors: {
          email: 'Cet email est déjà utilisé',
          username: "Ce nom d'utilisateur est déjà utilisé",
        },
      },
    })
    expect((await updateVendor({ username: vendor.user.username.toUpperCase() })).status).toBe(200)
  })

  test('cannot take a name alone, either', async () => {
    const other = await createCustomer(app.db)
    expect(await updateVendor({ username: other.username })).toMatchObject({
      status: 409,
      body: { code: 'username_taken' },
    })
  })

  test('cannot make itself approved, rated or somebody else', async () => {
    const pending = await createVendor(app.db, { status: 'pending' })
    const itself = await app.browser(pending.userId)
    const { body } = await itself.tries.changeVendorProfile({
      body: {
        ...vendorBody({ username: pending.user.username, email: pending.user.email }),
        status: 'approved',
        rating: '5.00',
        role: 'admin',
        id: vendor.id,
      },
    })
    expect(body).toMatchObject({ id: pending.id, status: 'pending', rating: null, user: { role: 'vendor' } })
  })
})

describe('a customer', () => {
  test('reads and changes its profile; what is not sent stays', async () => {
    expect(await phone.api.getCustomerProfile()).toMatchObject({
      id: awa.id,
      fullName: 'Awa Koné',
      passwordChangedAt: awa.createdAt.toISOString(),
    })
    expect(await updateCustomer({ fullName: 'Awa Traoré', phone: '+225 07 01 02 03 04' })).toMatchObject({
      status: 200,
      body: { fullName: 'Awa Traoré', phone: '+2250701020304', region: 'Abidjan', username: awa.username },
    })
    expect((await updateCustomer({ phone: '' })).body).toMatchObject({ fullName: 'Awa Traoré', phone: null })
    expect((await updateCustomer({})).status).toBe(200)
    expect((await phone.api.getCurrentUser()).fullName).toBe('Awa Traoré')
  })

  test.each([
    ['username', '  ', "Le nom d'utilisateur et l'email sont obligatoires"],
    ['email', '', "Le nom d'utilisateur et l'email sont obligatoires"],
    ['username', 'aw', "Le nom d'utilisateur doit contenir au moins 3 caractères"],
    ['email', 'awa', 'Email invalide'],
    ['fullName', 'A', 'Le nom complet est requis'],
    ['phone', '0701020304', 'Format de téléphone invalide (ex: +225 XX XX XX XX XX)'],
    ['region', 'Paris', 'Veuillez sélectionner votre région'],
  ])('is told of a wrong %s (%j)', async (field, value, message) => {
    expect(await updateCustomer({ [field]: value })).toMatchObject({
      status: 400,
      body: { message, errors: { [field]: message } },
    })
  })

  test('cannot take what others have, also when two try at once', async () => {
    const other = await createCustomer(app.db)
    expect(await updateCustomer({ username: other.username })).toMatchObject({
      status: 409,
      body: { code: 'username_taken', errors: { username: "Ce nom d'utilisateur est déjà utilisé" } },
    })
    const username = `both-${awa.id}`
    const second = await app.browser(other.id)
    const answers = await Promise.all([
      phone.tries.changeCustomerProfile({ body: { username } }),
      second.tries.changeCustomerProfile({ body: { username } }),
    ])
    expect(answers.map(answer => answer.status).toSorted()).toEqual([200, 409])
  })

  test('cannot make itself an administrator', async () => {
    expect((await updateCustomer({ role: 'admin', isActive: false, id: vendor.id })).body).toMatchObject({
      id: awa.id,
      role: 'customer',
    })
  })
})

test('an address that was confirmed while its former one was being saved stays', async () => {
  const confirmed = `neuve-${awa.email}`
  const saved = await whileHeld(app.pool, {
    hold: link => link.query('update users set email = $1 where id = $2', [confirmed, awa.id]),
    act: () => updateCustomer({ email: awa.email, fullName: 'Aya Brou' }),
  })
  expect(saved.status).toBe(200)
  expect(await storedUser(app.db, awa.id)).toMatchObject({ email: confirmed, fullName: 'Aya Brou' })
})
