import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { faceProposals, vendors } from '#database/schema/accounts.ts'
import { products } from '#database/schema/catalogue.ts'
import { mails } from '#database/schema/mails.ts'
import { backgroundTasks } from '#server/background/background-tasks.ts'
import { addJob, type Outbox, startOutbox } from '#server/outbox/public.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, createVendor, proposeFace } from '#tests/support/makers/people.ts'
import { addPictures, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { type MailServer, startMailServer } from '#tests/support/partners/mail-server.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'
import { jobsAreDone } from '#tests/support/servers/jobs.ts'

let post: MailServer
let app: TestApp
let outbox: Outbox
let fatou: TestBrowser

beforeAll(async () => {
  post = await startMailServer()
  app = await startTestApp({ env: { SMTP_URL: post.url, PUBLIC_URL: 'https://amic.example' } })
  outbox = await startOutbox({ pool: app.pool, tasks: backgroundTasks(app.deps), log: app.deps.log })
  fatou = await app.browser((await createAdmin(app.db)).id)
})
afterAll(async () => {
  await outbox.stop()
  await app.close()
  await post.close()
})
beforeEach(() => {
  post.taken.length = 0
})

type Stall = Awaited<ReturnType<typeof createVendor>>

/** What a vendor reads of its mails, with plain spaces. */
async function mailsTo({ user }: Stall) {
  expect(await jobsAreDone(app.db)).toBe(true)
  return post.taken
    .filter(mail => mail.to === user.email)
    .map(({ headers, html, text }) => ({
      subject: headers.get('subject')!.replaceAll('\u00a0', ' '),
      html,
      text: text.replace(/\s+/g, ' '),
    }))
}

describe('a vendor is told of each decision on its product', () => {
  async function propose(vendor: Stall) {
    const { id } = await createProduct(app.db, {
      vendorId: vendor.id,
      name: 'Tomates <bio>',
      status: 'pending',
    })
    await addPictures(app.db, id, 1)
    return id
  }
  const decide = async (id: string, body: Record<string, unknown>) => {
    expect((await fatou.tries.setProductStatus({ params: { id }, body })).status).toBe(200)
    expect(await jobsAreDone(app.db)).toBe(true)
  }

  test('rejected with the reason, then approved, then withdrawn', async () => {
    const yao = await createVendor(app.db, { businessName: 'Ferme de Yao' })
    const id = await propose(yao)
    await decide(id, { status: 'rejected', reason: 'La photo est <floue>.' })
    await decide(id, { status: 'active' })
    await decide(id, { status: 'out_of_stock' })
    const [rejected, approved, withdrawn, ...others] = await mailsTo(yao)
    expect(others).toEqual([])
    expect(rejected!.subject).toBe('Produit à corriger : Tomates <bio>')
    // It may have been on sale before an edit.
    expect(rejected!.text).not.toContain('pas encore')
    expect(rejected!.html).toContain('La photo est &lt;floue&gt;.')
    expect(rejected!.text).toContain('La photo est <floue>.')
    expect(rejected!.text).toContain('https://amic.example/vendor')
    expect(approved!.subject).toBe('Produit approuvé : Tomates <bio>')
    expect(approved!.text).toContain('Les clients le voient dans la boutique')
    expect(withdrawn!.subject).toBe('Produit désactivé : Tomates <bio>')
    expect(withdrawn!.text).toContain('https://amic.example/contact')
    expect(withdrawn!.text).not.toContain('n’est plus')
  })

  test('approved before its vendor is, it is not said to be on sale', async () => {
    const yao = await createVendor(app.db, { status: 'pending' })
    await decide(await propose(yao), { status: 'active' })
    const [approved] = await mailsTo(yao)
    expect(approved!.text).toContain('dès que votre compte de vendeur sera approuvé')
  })

  test('approved without stock, or during a pause, it is not said that it can be ordered', async () => {
    const yao = await createVendor(app.db)
    const empty = await propose(yao)
    await app.db.update(products).set({ stock: 0 }).where(eq(products.id, empty))
    await decide(empty, { status: 'active' })
    await app.db.update(vendors).set({ pausedUntil: '2100-01-01' }).where(eq(vendors.id, yao.id))
    await decide(await propose(yao), { status: 'active' })
    const [first, second] = await mailsTo(yao)
    expect(first!.text).toContain('dès que vous aurez indiqué un stock')
    expect(second!.text).toContain('à la fin de votre pause')
    for (const { text } of [first!, second!]) expect(text).not.toContain('peuvent le commander')
  })

  test('once for each decision, and not at all when it is no longer true', async () => {
    const yao = await createVendor(app.db)
    const id = await propose(yao)
    await decide(id, { status: 'active' })
    await decide(id, { status: 'active' })
    expect(await mailsTo(yao)).toHaveLength(1)
    await app.db.update(products).set({ status: 'pending' }).where(eq(products.id, id))
    await addJob(app.db, 'product-moderated', { productId: id, status: 'active', occurrence: 'late' })
    expect(await mailsTo(yao)).toHaveLength(1)
    const written = await app.db.select().from(mails).where(eq(mails.recipient, yao.user.email))
    expect(written.map(({ status }) => status).sort()).toEqual(['dropped', 'sent'])
  })

  test('not when the decision was refused', async () => {
    const yao = await createVendor(app.db)
    const id = await propose(yao)
    expect(
      (await fatou.tries.setProductStatus({ params: { id }, body: { status: 'rejected' } })).status,
    ).toBe(400)
    expect(await mailsTo(yao)).toEqual([])
  })
})

describe('a vendor is told of each decision on itself', () => {
  const decide = async ({ id }: Stall, body: Record<string, unknown>) => {
    expect((await fatou.patch(`/api/admin/vendors/${id}/status`, body)).status).toBe(200)
    expect(await jobsAreDone(app.db)).toBe(true)
  }

  test('approved, suspended with the reason, back again', async () => {
    const yao = await createVendor(app.db, { businessName: 'Ferme de Yao', status: 'pending' })
    await decide(yao, { status: 'approved' })
    await decide(yao, { status: 'suspended', reason: 'Colis <perdus>' })
    await decide(yao, { status: 'approved' })
    const [approved, suspended, back, ...others] = await mailsTo(yao)
    expect(others).toEqual([])
    expect(approved!.subject).toBe('Votre espace vendeur est ouvert')
    expect(approved!.text).toContain('https://amic.example/vendor')
    expect(suspended!.subject).toBe('Votre espace vendeur est suspendu')
    expect(suspended!.html).toContain('Colis &lt;perdus&gt;')
    expect(suspended!.text).toContain('https://amic.example/contact')
    expect(back!.subject).toBe('Votre espace vendeur est ouvert')
    expect(back!.text).not.toContain('Colis')
  })

  test('rejected, without a reason when none was given', async () => {
    const yao = await createVendor(app.db, { status: 'pending' })
    await decide(yao, { status: 'rejected' })
    const [rejected] = await mailsTo(yao)
    expect(rejected!.subject).toBe('Votre demande de vente n’a pas été acceptée')
    expect(rejected!.text).not.toContain('Raison')
  })
})

describe('a vendor is told of each decision on its face', () => {
  const decide = async ({ id }: Stall, body: Record<string, unknown>) => {
    expect((await fatou.tries.moderateFace({ params: { id }, body })).status).toBe(200)
    expect(await jobsAreDone(app.db)).toBe(true)
  }

  test('rejected with the reason, then approved', async () => {
    const yao = await createVendor(app.db, { businessName: 'Ferme de Yao' })
    await proposeFace(app.db, yao.id, { story: 'Appelez-moi' })
    await decide(yao, { decision: 'reject', reason: 'Pas de numéro <ici>.' })
    await app.db.update(faceProposals).set({ rejectedAt: null, rejectionReason: null })
    await decide(yao, { decision: 'approve' })
    const [rejected, approved, ...others] = await mailsTo(yao)
    expect(others).toEqual([])
    expect(rejected!.subject).toBe('Votre présentation est à corriger')
    expect(rejected!.html).toContain('Pas de numéro &lt;ici&gt;.')
    expect(rejected!.text).toContain('https://amic.example/vendor-profile#presentation')
    expect(approved!.subject).toBe('Votre présentation est approuvée')
    expect(approved!.text).toContain(`https://amic.example/producteur/${yao.id}`)
  })

  test('of a page that is not open yet in words that are true of it', async () => {
    const yao = await createVendor(app.db, { status: 'pending' })
    await proposeFace(app.db, yao.id, { story: 'Appelez-moi' })
    await decide(yao, { decision: 'reject', reason: 'Pas de numéro.' })
    await app.db.update(faceProposals).set({ rejectedAt: null, rejectionReason: null })
    await decide(yao, { decision: 'approve' })
    const [rejected, approved] = await mailsTo(yao)
    expect(rejected!.text).not.toContain('Vos clients voient')
    expect(approved!.text).toContain('Les clients la verront sur votre page quand elle sera ouverte.')
    expect(approved!.text).not.toContain('https://amic.example/producteur/')
  })

  test('not of a rejection that it has answered meanwhile, nor of what is certified alone', async () => {
    const yao = await createVendor(app.db, { methods: ['En plein air'] })
    await proposeFace(app.db, yao.id, { story: 'Corrigée' })
    await addJob(app.db, 'face-moderated', { vendorId: yao.id, decision: 'reject', occurrence: 'late' })
    expect(await mailsTo(yao)).toEqual([])
    await app.db.delete(faceProposals).where(eq(faceProposals.vendorId, yao.id))
    await decide(yao, { decision: 'approve', certifiedMethods: ['En plein air'] })
    expect(await mailsTo(yao)).toEqual([])
  })
})
