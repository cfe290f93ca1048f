import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditEvents } from '#database/schema/audit.ts'
import { newId } from '#database/schema/columns.ts'
import { pages, pageVersions } from '#database/schema/pages.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, createCustomer } from '#tests/support/makers/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let admin: TestBrowser
let visitor: TestBrowser
let username: string

beforeAll(async () => {
  app = await startTestApp()
  const officer = await createAdmin(app.db)
  username = officer.username
  admin = await app.browser(officer.id)
  visitor = await app.browser()
})
afterAll(() => app.close())

beforeEach(async () => {
  await app.db.delete(pages)
  await app.db.insert(pages).values({
    slug: 'cgv',
    title: 'Conditions',
    content: '# Prix',
    metaDescription: 'Prix',
    isPublished: true,
    updatedAt: new Date('2026-11-01T08:00:00Z'),
  })
})

const versions = async () => await admin.api.listPageVersions({ params: { slug: 'cgv' } })

test('pages are listed with their drafts', async () => {
  await app.db.insert(pages).values({ slug: 'about', title: 'À propos', content: 'À écrire' })
  const { status, body } = await admin.tries.listAdminPages()
  expect(status).toBe(200)
  expect(body).toEqual(
    expect.arrayContaining([
      {
        slug: 'cgv',
        title: 'Conditions',
        content: '# Prix',
        meta_description: 'Prix',
        is_published: true,
        updated_at: '2026-11-01T08:00:00.000Z',
      },
      expect.objectContaining({ slug: 'about', is_published: false }),
    ]),
  )
})

test('a change is read by everybody at once, and a withdrawn page by nobody', async () => {
  await visitor.tries.getPage({ params: { slug: 'cgv' } })
  const changed = await admin.tries.changePage({
    params: { slug: 'cgv' },
    body: { content: '# Livraison', slug: 'pirate' },
  })
  expect(changed).toMatchObject({
    status: 200,
    body: { slug: 'cgv', title: 'Conditions', content: '# Livraison' },
  })
  expect((await visitor.api.getPage({ params: { slug: 'cgv' } })).html).toContain('Livraison')
  await admin.tries.changePage({ params: { slug: 'cgv' }, body: { is_published: false } })
  expect((await visitor.tries.getPage({ params: { slug: 'cgv' } })).status).toBe(404)
  const journal = await app.db.select().from(auditEvents).where(eq(auditEvents.targetId, 'cgv'))
  expect(journal.slice(-2)).toMatchObject([
    { action: 'page.changed', before: { content: '# Prix' }, after: { content: '# Livraison' } },
    { action: 'page.changed', before: { isPublished: true }, after: { isPublished: false } },
  ])
})

test('each change keeps a version, the first also what was before; the words of one are put back', async () => {
  await admin.tries.changePage({
    params: { slug: 'cgv' },
    body: { title: 'CGV', content: '# Deux', meta_description: 'Deux' },
  })
  await admin.tries.changePage({ params: { slug: 'cgv' }, body: { is_published: false } })
  const kept = await versions()
  expect(kept).toMatchObject([
    { title: 'CGV', is_published: false, author: username },
    { title: 'CGV', content: '# Deux', is_published: true, author: username },
    { title: 'Conditions', content: '# Prix', author: null, created_at: '2026-11-01T08:00:00.000Z' },
  ])
  const restored = await admin.tries.restorePageVersion({ params: { slug: 'cgv', id: kept[2]!.id } })
  expect(restored).toMatchObject({
    status: 200,
    body: { title: 'Conditions', content: '# Prix', meta_description: 'Prix', is_published: false },
  })
  expect(await versions()).toHaveLength(4)
  const strange = await admin.tries.restorePageVersion({ params: { slug: 'cgv', id: newId() } })
  expect(strange).toMatchObject({ status: 404, body: { code: 'version_not_found' } })
  const nowhere = await admin.tries.restorePageVersion({ params: { slug: 'nulle-part', id: kept[2]!.id } })
  expect(nowhere).toMatchObject({ status: 404, body: { code: 'page_not_found' } })
  expect(await versions()).toHaveLength(4)
})

test('what is the same again writes nothing', async () => {
  await admin.tries.changePage({ params: { slug: 'cgv' }, body: { title: ' Conditions ' } })
  expect(await app.db.select().from(pageVersions)).toEqual([])
})

test('who read an older text does not write over a newer one', async () => {
  const seen = '2026-11-01T08:00:00.000Z'
  expect(
    (await admin.tries.changePage({ params: { slug: 'cgv' }, body: { title: 'Un', updated_at: seen } }))
      .status,
  ).toBe(200)
  expect(
    await admin.tries.changePage({ params: { slug: 'cgv' }, body: { title: 'Deux', updated_at: seen } }),
  ).toMatchObject({
    status: 409,
    body: { code: 'page_changed' },
  })
  expect((await admin.api.listAdminPages()).find(({ slug }) => slug === 'cgv')!.title).toBe('Un')
})

test('who sends a text again, since no answer came, is told that it stands', async () => {
  const body = { title: 'Un', updated_at: '2026-11-01T08:00:00.000Z' }
  const first = await admin.tries.changePage({ params: { slug: 'cgv' }, body })
  const again = await admin.tries.changePage({ params: { slug: 'cgv' }, body })
  expect([again.status, again.body]).toEqual([200, first.body])
})

test.each([
  [{ title: ' ' }, 'title', 'Le titre de la page est requis'],
  [{ content: '' }, 'content', 'Le contenu de la page est requis'],
  [
    { meta_description: 'x'.repeat(301) },
    'meta_description',
    'La description est trop longue (300 caractères au plus)',
  ],
])('%j is refused', async (body, name, message) => {
  const answer = await admin.tries.changePage({ params: { slug: 'cgv' }, body })
  expect(answer).toMatchObject({ status: 400, body: { message, errors: { [name]: message } } })
})

test('an unknown page is not found', async () => {
  expect((await admin.tries.changePage({ params: { slug: 'inconnue' }, body: { title: 'X' } })).status).toBe(
    404,
  )
})

test('a page is begun as a draft that nobody reads, then written, published and read', async () => {
  const begun = await admin.tries.createPage({ body: { slug: 'nos-marches', title: ' Nos marchés ' } })
  expect(begun).toMatchObject({
    status: 201,
    body: { slug: 'nos-marches', title: 'Nos marchés', is_published: false },
  })
  expect((await visitor.tries.getPage({ params: { slug: 'nos-marches' } })).status).toBe(404)
  const path = '/api/admin/pages/nos-marches'
  expect(await admin.patch(path, { is_published: true })).toMatchObject({
    status: 409,
    body: { code: 'page_has_blanks', blanks: ['texte de la page'] },
  })
  await admin.patch(path, { content: 'Au marché de Cocody', is_published: true })
  const shown = await visitor.api.getPage({ params: { slug: 'nos-marches' } })
  expect(shown).toMatchObject({ title: 'Nos marchés', html: expect.stringContaining('Cocody') })
  const journal = await app.db.select().from(auditEvents).where(eq(auditEvents.targetId, 'nos-marches'))
  expect(journal).toMatchObject([
    { action: 'page.created', actorUsername: username, before: null },
    { action: 'page.changed' },
  ])
})

test.each([
  ['/boutique', 'boutique', 409, 'page_address_reserved'],
  ['/orders, which has pages below it', 'orders', 409, 'page_address_reserved'],
  ['/api', 'api', 409, 'page_address_reserved'],
  ['/metrics', 'metrics', 409, 'page_address_reserved'],
  ['/simulateur', 'simulateur', 409, 'page_address_reserved'],
  ['another page', 'foires', 409, 'page_exists'],
  ['nothing', '', 400, 'validation'],
  ['a place below', 'a/b', 400, 'validation'],
  ['capitals and accents', 'Marché', 400, 'validation'],
])('a page does not take the address of %s', async (_what, slug, status, code) => {
  await app.db.insert(pages).values({ slug: 'foires', title: 'Foires', content: 'Bientôt' })
  const answer = await admin.tries.createPage({ body: { slug, title: 'Pirate' } })
  expect(answer).toMatchObject({ status, body: { code } })
  const titles = (await admin.api.listAdminPages()).map(({ title }) => title)
  expect(titles.toSorted()).toEqual(['Conditions', 'Foires'])
})

test('visitors read no blank: neither by an edit, nor by an older version that had one', async () => {
  await admin.tries.changePage({
    params: { slug: 'cgv' },
    body: { content: 'Prix : [à compléter : nos prix]', is_published: false },
  })
  await admin.tries.changePage({
    params: { slug: 'cgv' },
    body: { content: 'Prix justes', is_published: true },
  })
  const [, needsHydration] = await versions()
  const refused = [
    await admin.tries.changePage({ params: { slug: 'cgv' }, body: { content: 'Prix : [À compléter]' } }),
    await admin.tries.restorePageVersion({ params: { slug: 'cgv', id: needsHydration!.id } }),
  ]
  for (const answer of refused)
    expect(answer).toMatchObject({ status: 409, body: { code: 'page_has_blanks' } })
  expect((await visitor.api.getPage({ params: { slug: 'cgv' } })).html).toContain('Prix justes')
  expect(await versions()).toHaveLength(3)
})

test('a preview is rendered as the page would be, and nothing in it can run', async () => {
  const body = await admin.api.previewPage({
    body: {
      content: '# Prix\n\n<script>alert(1)</script>',
    },
  })
  expect(body.html).toContain('<h2>Prix</h2>')
  expect(body.html).not.toContain('<script')
})

test('a customer changes nothing', async () => {
  const customer = await app.browser((await createCustomer(app.db)).id)
  expect(
    (await customer.tries.changePage({ params: { slug: 'cgv' }, body: { title: 'Pirate' } })).status,
  ).toBe(403)
  expect((await visitor.api.getPage({ params: { slug: 'cgv' } })).title).toBe('Conditions')
})
