import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contactMessages, pages } from '#database/schema/pages.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin } from '#tests/support/makers/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let visitor: TestBrowser

beforeAll(async () => {
  app = await startTestApp()
  visitor = await app.browser()
})
afterAll(() => app.close())

describe('a text of the site', () => {
  beforeEach(async () => {
    await app.db.delete(pages)
    await app.db.insert(pages).values([
      {
        slug: 'cgv',
        title: 'Conditions générales de vente',
        content: '# Prix\n\nEn **FCFA**, <b>livraison</b> comprise.',
        metaDescription: 'Prix, livraison, paiement',
        isPublished: true,
        updatedAt: new Date('2026-11-01T08:00:00Z'),
      },
      { slug: 'mentions-legales', title: 'Mentions légales', content: 'À écrire', isPublished: false },
    ])
  })

  test('is read once it is published, its Markdown made into HTML', async () => {
    const { status, body } = await visitor.tries.getPage({ params: { slug: 'cgv' } })
    expect(status).toBe(200)
    expect(body).toEqual({
      slug: 'cgv',
      title: 'Conditions générales de vente',
      content: '# Prix\n\nEn **FCFA**, <b>livraison</b> comprise.',
      html: '<h2>Prix</h2>\n<p>En <strong>FCFA</strong>, &lt;b&gt;livraison&lt;/b&gt; comprise.</p>\n',
      meta_description: 'Prix, livraison, paiement',
      updated_at: '2026-11-01T08:00:00.000Z',
    })
  })

  test.each(['mentions-legales', 'inconnue', 'CGV', '..%2Fcgv', 'x'.repeat(101)])(
    '%s is not found',
    async slug => {
      const { status, body } = await visitor.tries.getPage({ params: { slug } })
      expect(status).toBe(404)
      expect(body.code).toBe('not_found')
    },
  )

  test('a draft is a draft for an administrator too', async () => {
    const admin = await app.browser((await createAdmin(app.db)).id)
    expect((await admin.tries.getPage({ params: { slug: 'mentions-legales' } })).status).toBe(404)
  })

  test('changes for everybody at once, also when it is withdrawn', async () => {
    await visitor.tries.getPage({ params: { slug: 'cgv' } })
    await app.db.update(pages).set({ title: 'CGV' }).where(eq(pages.slug, 'cgv'))
    expect((await visitor.api.getPage({ params: { slug: 'cgv' } })).title).toBe('CGV')
    await app.db.update(pages).set({ isPublished: false }).where(eq(pages.slug, 'cgv'))
    expect((await visitor.tries.getPage({ params: { slug: 'cgv' } })).status).toBe(404)
    await app.db.update(pages).set({ isPublished: true }).where(eq(pages.slug, 'cgv'))
    expect((await visitor.tries.getPage({ params: { slug: 'cgv' } })).status).toBe(200)
  })
})

describe('a message to the team', () => {
  const message = {
    name: ' Awa Koné ',
    email: 'Awa@Amic.example',
    subject: 'Livraison à Man',
    message: 'Livrez-vous à Man ?\n\nMerci.',
    openMs: 20_000,
  }

  test('is kept as it was written', async () => {
    const { status, body } = await visitor.tries.sendContactMessage({
      body: { ...message, readAt: '2026-01-01' },
    })
    expect(status).toBe(201)
    expect(body).toEqual({ ok: true })
    const rows = await app.db.select().from(contactMessages)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      name: 'Awa Koné',
      email: 'awa@amic.example',
      subject: 'Livraison à Man',
      message: 'Livrez-vous à Man ?\n\nMerci.',
      readAt: null,
    })
  })

  test('has a name and a subject of one line', async () => {
    const odd = { ...message, name: 'Awa\r\nBcc: x@amic.example', subject: 'Une \u200b\n ligne ' }
    expect((await visitor.tries.sendContactMessage({ body: odd })).status).toBe(201)
    const [kept] = await app.db.select().from(contactMessages).where(eq(contactMessages.subject, 'Une ligne'))
    expect(kept!.name).toBe('Awa Bcc: x@amic.example')
    const blank = await visitor.tries.sendContactMessage({ body: { ...message, subject: '\u200b' } })
    expect(blank.body.errors).toEqual({ subject: 'Veuillez indiquer le sujet' })
  })

  test('is one, however often it is sent', async () => {
    const twice = { ...message, subject: 'Deux fois' }
    const sent = await Promise.all([1, 2, 3].map(() => visitor.tries.sendContactMessage({ body: twice })))
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201])
    const kept = await app.db.select().from(contactMessages).where(eq(contactMessages.subject, 'Deux fois'))
    expect(kept).toHaveLength(1)
    await visitor.tries.sendContactMessage({ body: { ...twice, message: 'Et à Danané ?' } })
    const all = await app.db.select().from(contactMessages).where(eq(contactMessages.subject, 'Deux fois'))
    expect(all).toHaveLength(2)
  })

  test('is taken with its four fields alone', async () => {
    const { openMs: _, ...fields } = message
    const { status } = await visitor.tries.sendContactMessage({
      body: { ...fields, subject: 'Sans formulaire' },
    })
    expect(status).toBe(201)
    const kept = eq(contactMessages.subject, 'Sans formulaire')
    expect(await app.db.select().from(contactMessages).where(kept)).toHaveLength(1)
  })

  test.each([{ website: 'https://spam.example' }, { openMs: 300 }])(
    'that only a program writes so, %j, is refused and not kept',
    async signs => {
      const answer = await visitor.tries.sendContactMessage({
        body: { ...message, ...signs, subject: 'Pub' },
      })
      expect(answer.status).toBe(422)
      expect(answer.body).toMatchObject({
        code: 'looks_automatic',
        message: expect.stringContaining('renvoyez-le'),
      })
      expect(await app.db.select().from(contactMessages).where(eq(contactMessages.subject, 'Pub'))).toEqual(
        [],
      )
    },
  )

  const missing = {
    name: 'Veuillez indiquer votre nom',
    email: 'Email invalide',
    subject: 'Veuillez indiquer le sujet',
    message: 'Veuillez écrire votre message',
  }

  test.each([{}, { name: ' ', email: ' ', subject: ' ', message: '\n' }])(
    '%j has all four fields missing',
    async body => {
      const answer = await visitor.tries.sendContactMessage({ body })
      expect(answer.status).toBe(400)
      expect(answer.body).toEqual({ code: 'validation', message: missing.name, errors: missing })
    },
  )

  test('of five thousand characters at most', async () => {
    const long = await visitor.tries.sendContactMessage({ body: { ...message, message: 'x'.repeat(5001) } })
    expect(long.status).toBe(400)
    expect(long.body.errors).toEqual({
      message: 'Le message est trop long (5 000 caractères au plus)',
    })
  })

  test('one address may send only so many an hour, and they are not kept', async () => {
    const strict = await startTestApp({ env: { RATE_LIMITS: 'on', PUBLIC_WRITES_PER_HOUR: '2' } })
    try {
      const sender = await strict.browser()
      const statuses: number[] = []
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const subject = `Question ${attempt}`
        statuses.push((await sender.tries.sendContactMessage({ body: { ...message, subject } })).status)
      }
      expect(statuses).toEqual([201, 201, 429])
      expect(await strict.db.select().from(contactMessages)).toHaveLength(2)
    } finally {
      await strict.close()
    }
  })
})
