import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import type { ChangeSettingsBody } from '#contract/settings/schemas.ts'
import { products } from '#database/schema/catalogue.ts'
import { featuredProducts, settings, teamHours } from '#database/schema/settings.ts'
import { sqlStateOf } from '#database/sql-state.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { journalOf } from '#tests/support/makers/journal.ts'
import { createAdmin, createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

const SETTINGS = '/api/admin/settings'

let app: TestApp
let admin: TestBrowser
let visitor: TestBrowser
let vendorId: string
beforeAll(async () => {
  app = await startTestApp({ env: { CONTACT_PHONE: '+225 27 22 00 00 01', OPEN_FCFA_UNCONFIRMED: '150000' } })
  admin = await app.browser((await createAdmin(app.db)).id)
  visitor = await app.browser()
  vendorId = (await createVendor(app.db)).id
})
beforeEach(() => app.db.execute(sql`truncate settings, team_hours, featured_products`))
afterAll(() => app.close())

const change = async (changes: Omit<ChangeSettingsBody, 'version'>) => {
  const { version } = await admin.api.getSettings()
  return admin.patch(SETTINGS, { ...changes, version })
}
const site = () => visitor.api.getSite()

describe('before anybody changed them', () => {
  test('the settings are those of the environment and of the house', async () => {
    expect(await admin.api.getSettings()).toMatchObject({
      version: 0,
      phone: '+225 27 22 00 00 01',
      whatsapp: null,
      email: 'contact@amic.example',
      address: 'Azaguié, Abidjan, Côte d’Ivoire',
      isPhoneAlwaysAnswered: true,
      banner: null,
      featured: [],
      openFcfaUnconfirmed: 150_000,
      openFcfaConfirmed: 5_000_000,
      ordersPerHour: 60,
      cashAnswerHours: 72,
      textsPerNumber: 10,
    })
    expect(await site()).toMatchObject({
      phone: '+225 27 22 00 00 01',
      whatsapp: '+225 27 22 00 00 01',
      hours: [
        'Lundi à vendredi\u00a0: 8\u00a0h\u00a0à\u00a018\u00a0h',
        'Samedi\u00a0: 9\u00a0h\u00a0à\u00a015\u00a0h',
      ],
      phoneHours: 'Assistance téléphonique 24h/24 et 7j/7',
      banner: null,
      simulationNotice: null,
    })
  })
})

describe('a change', () => {
  test('is seen by visitors at once, and leaves the rest as it is', async () => {
    expect((await site()).phone).toBe('+225 27 22 00 00 01')
    const saved = await change({ phone: '07 07 00 00 02', whatsapp: '+2250505000003' })
    expect(saved).toMatchObject({
      status: 200,
      body: { version: 1, phone: '+225 07 07 00 00 02', whatsapp: '+225 05 05 00 00 03' },
    })
    expect(await site()).toMatchObject({
      phone: '+225 07 07 00 00 02',
      whatsapp: '+225 05 05 00 00 03',
      email: 'contact@amic.example',
    })
    expect((await change({ whatsapp: ' ' })).body.whatsapp).toBeNull()
    expect((await site()).whatsapp).toBe('+225 07 07 00 00 02')
  })

  test('is in the journal: what was, and what is', async () => {
    const before = await journalOf(app.db, 'settings')
    await change({ address: 'Yopougon, Abidjan', email: 'contact@amic.example' })
    const noted = (await journalOf(app.db, 'settings')).slice(before.length)
    expect(noted).toMatchObject([
      {
        action: 'settings.changed',
        before: { address: 'Azaguié, Abidjan, Côte d’Ivoire' },
        after: { address: 'Yopougon, Abidjan' },
      },
    ])
    expect(Object.keys(noted[0]!.after as object)).toEqual(['address'])
    await change({ address: 'Yopougon, Abidjan' })
    expect(await journalOf(app.db, 'settings')).toHaveLength(before.length + 1)
  })

  test('is refused to who read the settings before somebody else changed them', async () => {
    const { version } = await admin.api.getSettings()
    const answers = await Promise.all(
      ['Man', 'Daloa', 'Bouaké'].map(address => admin.patch(SETTINGS, { version, address })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const refused = answers.find(({ status }) => status === 409)!
    expect(refused.body).toMatchObject({
      code: 'settings_changed',
      message: expect.stringMatching(/^Quelqu’un d’autre a changé les réglages/),
    })
    const kept = answers.find(({ status }) => status === 200)!.body.address
    expect((await admin.api.getSettings()).address).toBe(kept)
  })

  test('sent again, since no answer came, is found done', async () => {
    const { id } = await createProduct(app.db, { vendorId, status: 'pending' })
    const { version } = await admin.api.getSettings()
    const banner = { text: 'Foire', link: null, from: null, until: null }
    const body = { version, address: 'Man', banner, featured: [id] }
    const first = await admin.patch(SETTINGS, body)
    const again = await admin.patch(SETTINGS, body)
    expect([again.status, again.body]).toEqual([200, first.body])
    expect((await admin.patch(SETTINGS, { ...body, address: 'Daloa' })).body.code).toBe('settings_changed')
    expect(await admin.api.getSettings()).toEqual(first.body)
  })

  test.each<[Record<string, unknown>, string]>([
    [{ phone: '12' }, 'phone'],
    [{ whatsapp: '+33 6 12 34 56 78' }, 'whatsapp'],
    [{ email: 'contact' }, 'email'],
    [{ supportEmail: '' }, 'supportEmail'],
    [{ address: ' ' }, 'address'],
    [{ address: 'Abidjan\nMan' }, 'address'],
    [{ simulationNotice: '' }, 'simulationNotice'],
    [{ simulationNotice: 'x'.repeat(121) }, 'simulationNotice'],
    [{ ordersPerHour: 0 }, 'ordersPerHour'],
    [{ cashAnswerHours: 1.5 }, 'cashAnswerHours'],
    [{ textsPerNumber: '10' }, 'textsPerNumber'],
    [{ openFcfaUnconfirmed: 1_000_000_001 }, 'openFcfaUnconfirmed'],
    [{ openFcfaUnconfirmed: 20, openFcfaConfirmed: 10 }, 'openFcfaConfirmed'],
    [{ openFcfaUnconfirmed: 5_000_001 }, 'openFcfaConfirmed'],
    [{ openFcfaConfirmed: 149_999 }, 'openFcfaConfirmed'],
    [{ openingHours: [{ weekday: 1, from: '18:00', to: '08:00' }] }, 'openingHours.0.to'],
    [{ banner: { text: ' ', link: null, from: null, until: null } }, 'banner.text'],
    [{ banner: { text: 'x'.repeat(141), link: null, from: null, until: null } }, 'banner.text'],
    [{ banner: { text: 'Foire', link: 'javascript:alert(1)', from: null, until: null } }, 'banner.link'],
    [{ banner: { text: 'Foire', link: '//ailleurs.ci', from: null, until: null } }, 'banner.link'],
    [{ banner: { text: 'Foire', link: '/\\ailleurs.ci', from: null, until: null } }, 'banner.link'],
    [{ banner: { text: 'Foire', link: 'http://ailleurs.ci', from: null, until: null } }, 'banner.link'],
    [{ banner: { text: 'Foire', link: null, from: '2026-02-30', until: null } }, 'banner.from'],
    [{ banner: { text: 'Foire', link: null, from: null, until: '0000-01-01' } }, 'banner.until'],
    [{ banner: { text: 'Foire', link: null, from: '2026-12-02', until: '2026-12-01' } }, 'banner.until'],
  ])('of %j is refused beside its field, and nothing changes', async (changes, field) => {
    const before = await admin.api.getSettings()
    const { status, body } = await change(changes as object)
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
    expect(await admin.api.getSettings()).toEqual(before)
  })
})

describe('the hours', () => {
  test('are those that were set, and the telephone follows them unless it always answers', async () => {
    const openingHours = [
      { weekday: 2, from: '07:30', to: '12:00' },
      { weekday: 2, from: '14:00', to: '17:00' },
    ]
    expect((await change({ openingHours, isPhoneAlwaysAnswered: false })).body).toMatchObject({
      openingHours,
    })
    expect(await site()).toMatchObject({
      hours: ['Mardi\u00a0: 7\u00a0h\u00a030\u00a0à\u00a012\u00a0h, 14\u00a0h\u00a0à\u00a017\u00a0h'],
      phoneHours: 'Aux heures d’ouverture',
    })
    const asked = await visitor.tries.chat({ body: { message: 'Quels sont vos horaires ?' } })
    expect(asked.body.response).toMatch(/Mardi\s: 7\sh\s30\sà\s12\sh/)
    expect(asked.body.response).not.toContain('24h/24')
    expect((await change({ openingHours: [] })).body.openingHours).toEqual([])
    expect((await site()).hours).toEqual([])
  })
})

describe('the banner', () => {
  const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
  const banner = { text: 'Livraison suspendue samedi', link: '/points-de-retrait', from: null, until: null }

  test.each([
    ['without days', {}, true],
    ['from yesterday on', { from: dayIn(-1) }, true],
    ['until tomorrow', { until: dayIn(1) }, true],
    ['from tomorrow on', { from: dayIn(1) }, false],
    ['until yesterday', { until: dayIn(-1) }, false],
  ])('%s: is it shown today?', async (_case, days, isShown) => {
    await change({ banner: { ...banner, ...days } })
    const { text, link } = banner
    expect((await site()).banner).toEqual(isShown ? { text, link } : null)
  })

  test('goes when it is taken away', async () => {
    await change({ banner: { ...banner, link: 'https://amic.ci/foire' } })
    expect((await site()).banner?.link).toBe('https://amic.ci/foire')
    expect((await change({ banner: { ...banner, link: 'Https://amic.ci/Foire' } })).status).toBe(200)
    expect((await site()).banner?.link).toBe('https://amic.ci/Foire')
    await change({ banner: null })
    expect((await site()).banner).toBeNull()
  })
})

describe('what the home page shows', () => {
  const shown = async () => {
    const { isChosen, products: all } = await visitor.api.listFeatured()
    return { isChosen, names: all.map(({ name }) => name) }
  }

  test('is what was chosen and is on sale, in its order, then the newest', async () => {
    const made = []
    for (const name of ['Igname', 'Gombo', 'Piment', 'Tomate', 'Attiéké'])
      made.push(await createProduct(app.db, { vendorId, name }))
    const [yam, okra, , , attieke] = made
    expect(await shown()).toEqual({ isChosen: false, names: ['Attiéké', 'Tomate', 'Piment', 'Gombo'] })

    const saved = await change({ featured: [okra!.id, yam!.id] })
    expect(saved.body.featured).toEqual([
      { id: okra!.id, name: 'Gombo', isOnSale: true },
      { id: yam!.id, name: 'Igname', isOnSale: true },
    ])
    expect(await shown()).toEqual({ isChosen: true, names: ['Gombo', 'Igname', 'Attiéké', 'Tomate'] })

    await app.db.update(products).set({ status: 'out_of_stock' }).where(eq(products.id, okra!.id))
    expect(await shown()).toEqual({ isChosen: true, names: ['Igname', 'Attiéké', 'Tomate', 'Piment'] })
    expect((await admin.api.getSettings()).featured[0]).toMatchObject({ name: 'Gombo', isOnSale: false })

    await change({ featured: [attieke!.id] })
    await app.db.delete(products).where(eq(products.id, attieke!.id))
    expect(await shown()).toEqual({ isChosen: false, names: ['Tomate', 'Piment', 'Igname'] })
    const named = (await journalOf(app.db, 'settings')).map(({ after }) => after)
    expect(named).toContainEqual({ featured: ['Gombo', 'Igname'] })
  })

  test('is refused what is no product, twice the same, and more than four', async () => {
    const { id } = await createProduct(app.db, { vendorId })
    const unknown = '019ab000-0000-7000-8000-00000000ffff'
    expect(await change({ featured: [id, unknown] })).toMatchObject({
      status: 404,
      body: { code: 'product_not_found' },
    })
    expect((await change({ featured: [id, id] })).status).toBe(400)
    expect((await change({ featured: [1, 2, 3, 4, 5].map(n => `${unknown.slice(0, -1)}${n}`) })).status).toBe(
      400,
    )
    expect(await admin.api.getSettings()).toMatchObject({ version: 0, featured: [] })
  })
})

test.each([
  [{ id: 2, version: 1 }, '23514'],
  [{ version: 0 }, '23514'],
  [{ version: 1, phone: '0707000001' }, '23514'],
  [{ version: 1, email: '@' }, '23514'],
  [{ version: 1, address: ' ' }, '23514'],
  [{ version: 1, bannerLink: '/boutique' }, '23514'],
  [{ version: 1, bannerText: 'Foire', bannerLink: 'javascript:1' }, '23514'],
  [{ version: 1, bannerText: 'Foire', bannerFrom: '2026-12-02', bannerUntil: '2026-12-01' }, '23514'],
  [{ version: 1, cashAnswerHours: 0 }, '23514'],
  [{ version: 1, openFcfaUnconfirmed: 2, openFcfaConfirmed: 1 }, '23514'],
])('the database refuses the settings %j', async (row, state) => {
  const error = await app.db
    .insert(settings)
    .values(row)
    .catch(failure => failure)
  expect(sqlStateOf(error)).toBe(state)
})

test('the database refuses hours that end before they begin, and a fifth product at the front', async () => {
  const closed = { weekday: 1, opensAt: '12:00', closesAt: '08:00' }
  const error = await app.db
    .insert(teamHours)
    .values(closed)
    .catch(failure => failure)
  expect(sqlStateOf(error)).toBe('23514')
  const { id: productId } = await createProduct(app.db, { vendorId })
  const fifth = await app.db
    .insert(featuredProducts)
    .values({ productId, position: 5 })
    .catch(failure => failure)
  expect(sqlStateOf(fifth)).toBe('23514')
})
