import { eq, like, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '#contract/orders/schemas.ts'
import { newId } from '#database/schema/columns.ts'
import { mails } from '#database/schema/mails.ts'
import { erasedAddressOf } from '#server/accounts/public.ts'
import { backgroundTasks } from '#server/background-tasks.ts'
import { noteFailedMail } from '#server/notifications/mails.queries.ts'
import { markOrderPaid, markOrderPaymentFailed, markOrderPaymentPending } from '#server/orders/public.ts'
import { addJob, type Outbox, startOutbox } from '#server/outbox/public.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import type { TestBrowser } from '#tests/support/browser.ts'
import { jobsAreDone } from '#tests/support/jobs.ts'
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts'
import { createProduct } from '#tests/support/makers.ts'
import { orderBody } from '#tests/support/orders.ts'
import { createCustomer, createVendor } from '#tests/support/people.ts'
import { eventually } from '#tests/support/processes.ts'

let post: MailServer
let app: TestApp
let outbox: Outbox

beforeAll(async () => {
  post = await startMailServer()
  app = await startTestApp({ env: { SMTP_URL: post.url, PUBLIC_URL: 'https://amic.example' } })
  outbox = await startOutbox({ pool: app.pool, tasks: backgroundTasks(app.deps), log: app.deps.log })
})
afterAll(async () => {
  await outbox.stop()
  await app.close()
  await post.close()
})

type Person = { email: string; browser: TestBrowser }
type Stall = Person & { vendorId: string; productId: string }

let awa: Person
let yao: Stall

async function openStall(stock = 50): Promise<Stall> {
  const vendor = await createVendor(app.db, { businessName: 'Ferme <de> Yao' })
  const { id: productId } = await createProduct(app.db, { vendorId: vendor.id, stock, price: '1500.00' })
  return {
    vendorId: vendor.id,
    productId,
    email: vendor.user.email,
    browser: await app.browser(vendor.userId),
  }
}

beforeEach(async () => {
  const { id, email } = await createCustomer(app.db)
  awa = { email, browser: await app.browser(id) }
  yao = await openStall()
})
afterEach(async () => {
  expect(await allDone()).toBe(true)
  post.taken.length = 0
  post.answers.length = 0
})

const order = async (stalls: Stall[], changes = {}, quantity = 2): Promise<Order> =>
  (
    await awa.browser.post(
      '/api/orders',
      orderBody(
        stalls.map(({ productId }) => ({ productId, quantity })),
        changes,
      ),
    )
  ).body

const move = ({ browser }: Person, id: string, status: string, more = {}) =>
  browser.patch(`/api/orders/${id}/status`, { status, ...more })

const allDone = () => jobsAreDone(app.db)

const mailsTo = async ({ email }: { email: string }) => {
  expect(await allDone()).toBe(true)
  return post.taken.filter(mail => mail.to === email)
}
const subjectsTo = async (person: { email: string }) =>
  (await mailsTo(person)).map(mail => mail.headers.get('subject')!.replaceAll('\u00a0', ' '))

describe('an order paid at the delivery', () => {
  test('is confirmed to the customer, with its receipt, and told to each vendor', async () => {
    const mariam = await openStall()
    const { id, number } = await order([yao, mariam])
    const [confirmation, ...others] = await mailsTo(awa)
    expect(others).toEqual([])
    expect(confirmation!.headers.get('subject')).toBe(`Votre commande ${number} est enregistrée`)
    expect(confirmation!.headers.get('from')).toBe('AMIC <ne-pas-repondre@amic.example>')
    expect(confirmation!.html).toContain(`https://amic.example/orders/${id}`)
    expect(confirmation!.html).toContain('Ferme &lt;de&gt; Yao')
    expect(confirmation!.html.length).toBeLessThan(40_000)
    expect(confirmation!.text).toContain(`https://amic.example/orders/${id}`)
    expect(confirmation!.text).toMatch(/Total.*6\s000\sFCFA/)
    expect(confirmation!.attachments).toMatchObject([
      { filename: `recu-${number}.pdf`, contentType: 'application/pdf' },
    ])
    expect(confirmation!.attachments[0]!.content.toString('latin1')).toMatch(/^%PDF-/)
    expect(await subjectsTo(yao)).toEqual([
      expect.stringMatching(`^Nouvelle commande ${number} : 3\\s000\\sFCFA$`),
    ])
    expect(await subjectsTo(mariam)).toHaveLength(1)
  })

  test('is followed by a mail at each step, and at its payment', async () => {
    const { id, number } = await order([yao])
    expect(await allDone()).toBe(true)
    for (const status of ['confirmed', 'shipped', 'delivered']) {
      await move(yao, id, status)
      expect(await allDone()).toBe(true)
    }
    await yao.browser.patch(`/api/orders/${id}/payment-status`, { paymentStatus: 'completed' })
    expect((await subjectsTo(awa)).slice(1)).toEqual([
      `Votre commande ${number} est confirmée`,
      `Votre commande ${number} est en route`,
      `Votre commande ${number} est livrée`,
      `Paiement reçu pour votre commande ${number}`,
    ])
    expect(await subjectsTo(yao)).toHaveLength(1)
  })

  test('cancelled by its customer: one mail for both parcels, one to each vendor', async () => {
    const mariam = await openStall()
    const { id, number } = await order([yao, mariam])
    expect(await allDone()).toBe(true)
    await move(awa, id, 'cancelled', { reason: 'Trompée <b>' })
    const [, cancelled, ...others] = await mailsTo(awa)
    expect(others).toEqual([])
    expect(cancelled!.headers.get('subject')).toBe(`Votre commande ${number} est annulée`)
    expect(cancelled!.html).toContain('Trompée &lt;b&gt;')
    for (const vendor of [yao, mariam]) {
      expect((await subjectsTo(vendor))[1]).toBe(`La commande ${number} est annulée`)
    }
  })

  test('a parcel that its vendor cancels is told to the customer only, as a part', async () => {
    const mariam = await openStall()
    const { id, number } = await order([yao, mariam])
    expect(await allDone()).toBe(true)
    await move(yao, id, 'cancelled', { reason: 'Récolte perdue' })
    const [, cancelled] = await mailsTo(awa)
    expect(cancelled!.headers.get('subject')).toBe(`Votre commande ${number} est annulée en partie`)
    expect(cancelled!.text).toContain('Récolte perdue')
    expect(await subjectsTo(yao)).toHaveLength(1)
  })

  test('of several parcels is confirmed in part, then wholly', async () => {
    const mariam = await openStall()
    const { id, number } = await order([yao, mariam])
    // Two mails at once may overtake each other on their way.
    expect(await allDone()).toBe(true)
    await move(yao, id, 'confirmed')
    expect(await allDone()).toBe(true)
    await move(mariam, id, 'confirmed')
    expect((await subjectsTo(awa)).slice(1)).toEqual([
      `Votre commande ${number} est confirmée en partie`,
      `Votre commande ${number} est confirmée`,
    ])
  })
})

describe('an order to be paid online', () => {
  const pay = { paymentMethod: 'cinetpay' }

  test('is told to nobody before it is paid', async () => {
    await order([yao], pay)
    expect(await subjectsTo(awa)).toEqual([])
    expect(await subjectsTo(yao)).toEqual([])
  })

  test('once paid, is confirmed with its payment, and told to the vendor', async () => {
    const { id, number } = await order([yao], pay)
    await app.db.transaction(tx => markOrderPaid(tx, app.deps, id))
    const [confirmation, ...others] = await mailsTo(awa)
    expect(others).toEqual([])
    expect(confirmation!.headers.get('subject')).toBe(
      `Paiement reçu\u00a0: votre commande ${number} est enregistrée`,
    )
    expect(confirmation!.attachments).toHaveLength(1)
    const [forYao] = await mailsTo(yao)
    expect(forYao!.text).toContain('Déjà payé en ligne')
  })

  test('whose payment fails is told once, with the way to try again', async () => {
    const { id, number } = await order([yao], pay)
    for (const mark of [markOrderPaymentFailed, markOrderPaymentPending, markOrderPaymentFailed]) {
      await app.db.transaction(tx => mark(tx, app.deps, id))
      expect(await allDone()).toBe(true)
    }
    const [failed, ...others] = await mailsTo(awa)
    expect(others).toEqual([])
    expect(failed!.headers.get('subject')).toBe(`Le paiement de votre commande ${number} a échoué`)
    expect(failed!.html).toContain(`https://amic.example/checkout?order=${id}`)
    expect(await mailsTo(yao)).toEqual([])
  })

  test('paid and then cancelled by the vendor: the customer learns of the money', async () => {
    const { id } = await order([yao], pay)
    await app.db.transaction(tx => markOrderPaid(tx, app.deps, id))
    expect(await allDone()).toBe(true)
    await move(yao, id, 'cancelled')
    const [, cancelled] = await mailsTo(awa)
    expect(cancelled!.text).toContain('nous vous rembourserons')
  })

  test('once cancelled unpaid, is told to its customer and not to the vendor', async () => {
    const { id, number } = await order([yao], pay)
    await move(awa, id, 'cancelled')
    expect(await subjectsTo(awa)).toEqual([`Votre commande ${number} est annulée`])
    expect(await subjectsTo(yao)).toEqual([])
  })
})

describe('stock', () => {
  test('that an order takes from above five to five or below is told to the vendor, once', async () => {
    const stall = await openStall(8)
    await order([stall])
    expect(await subjectsTo(stall)).toHaveLength(1)
    await order([stall])
    await order([stall], {}, 1)
    const subjects = (await subjectsTo(stall)).filter(subject => subject.includes('stock'))
    expect(subjects).toEqual([expect.stringMatching(/^Plus que \d en stock : Tomates$/)])
  })
})

test('a new account is welcomed', async () => {
  const visitor = await app.browser()
  const email = `${newId()}@amic.example`
  const { status } = await visitor.post('/api/register', {
    username: `kofi-${newId()}`,
    email,
    password: 'Bonjour123',
    fullName: 'Kofi Aka',
    region: 'Abidjan',
  })
  expect(status).toBe(201)
  expect(await subjectsTo({ email })).toEqual(['Bienvenue au marché AMIC'])
})

test('a message of the contact page reaches the team, who can answer it', async () => {
  const visitor = await app.browser()
  const { status } = await visitor.post('/api/contact', {
    name: 'Ama',
    email: 'ama@amic.example',
    subject: 'Mes <tomates>',
    message: 'Bonjour,\nelles sont vertes.',
    openMs: 20_000,
  })
  expect(status).toBe(201)
  const [mail] = await mailsTo({ email: app.deps.config.contact.email })
  expect(mail!.headers.get('reply-to')).toBe('Ama <ama@amic.example>')
  expect(mail!.html).toContain('Bonjour,<br>elles sont vertes.')
  expect(mail!.html).not.toContain('<tomates>')
})

describe('a mail', () => {
  const mailTo = async (email: string) =>
    (await app.db.select().from(mails).where(eq(mails.recipient, email)))[0]!
  /** Waiting jobs run now. */
  const comeBack = () => app.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`)

  test('that the server cannot take yet comes back, with the same Message-ID', async () => {
    post.answers.push({ code: 451, at: 'end' })
    await order([yao])
    expect(await allDone()).toBe(true)
    const waiting = (await app.db.select().from(mails)).filter(mail => mail.status === 'failed')
    expect(waiting).toMatchObject([{ attempts: 1, sentAt: null, error: expect.stringContaining('451') }])
    await comeBack()
    expect(
      await eventually(async () => (await app.db.select().from(mails)).every(mail => mail.status === 'sent')),
    ).toBe(true)
    expect(await mailsTo(awa)).toHaveLength(1)
    expect(await mailsTo(yao)).toHaveLength(1)
  })

  test('to an address that is refused for good is given up, and stays to be seen', async () => {
    post.answers.push({ code: 550, at: 'recipient' })
    await addJob(app.db, 'contact-message-received', { messageId: newId() })
    const { id } = await createCustomer(app.db, { email: `${newId()}@nulle-part.example` })
    await addJob(app.db, 'account-created', { userId: id })
    expect(await allDone()).toBe(true)
    const [given] = (await app.db.select().from(mails)).filter(mail =>
      mail.recipient.endsWith('nulle-part.example'),
    )
    expect(given).toMatchObject({ status: 'failed', attempts: 1, error: expect.stringContaining('550') })
    const { rows } = await app.db.execute(sql`select 1 from graphile_worker.jobs`)
    expect(rows).toEqual([])
  })

  test('to an account that is gone is dropped, whatever would have been said', async () => {
    const { id } = await createCustomer(app.db, { email: erasedAddressOf(newId()) })
    await addJob(app.db, 'password-changed', { userId: id, occurrence: newId() })
    expect(await allDone()).toBe(true)
    const [dropped] = await app.db
      .select()
      .from(mails)
      .where(like(mails.dedupeKey, `password-changed:${id}%`))
    expect(dropped).toMatchObject({ status: 'dropped', attempts: 1, sentAt: null, error: null })
    expect(post.taken).toEqual([])
  })

  test('whose recipient was erased while the server refused it does not come back', async () => {
    const { id } = await createCustomer(app.db)
    await addJob(app.db, 'password-changed', { userId: id, occurrence: newId() })
    expect(await allDone()).toBe(true)
    const theirs = like(mails.dedupeKey, `password-changed:${id}%`)
    const [mail] = await app.db.update(mails).set({ status: 'dropped' }).where(theirs).returning()
    expect(await noteFailedMail(app.db, mail!.id, 'too late')).toBe(false)
    expect(await app.db.select().from(mails).where(theirs)).toMatchObject([
      { status: 'dropped', error: null },
    ])
  })

  test('is not sent twice when its events or its jobs run again', async () => {
    const placed = await order([yao])
    expect(await mailsTo(awa)).toHaveLength(1)
    const eventIds = placed.events.map(event => event.id)
    await addJob(app.db, 'order-changed', { orderId: placed.id, eventIds })
    await addJob(app.db, 'send-mail', { mailId: (await mailTo(awa.email)).id })
    expect(await mailsTo(awa)).toHaveLength(1)
    expect(await mailsTo(yao)).toHaveLength(1)
  })

  test('that two jobs send at once leaves once', async () => {
    const mailId = newId()
    const { id: userId } = await createCustomer(app.db)
    await app.db.transaction(async tx => {
      await tx.insert(mails).values({
        id: mailId,
        kind: 'account-created',
        about: { userId },
        recipient: awa.email,
        dedupeKey: mailId,
        createdAt: new Date(),
      })
      for (let time = 0; time < 4; time += 1) await addJob(tx, 'send-mail', { mailId })
    })
    expect(await mailsTo(awa)).toHaveLength(1)
    expect(await mailTo(awa.email)).toMatchObject({ status: 'sent', attempts: 1 })
  })

  test('whose process was killed on the way leaves again, under the same Message-ID', async () => {
    await order([yao])
    expect(await mailsTo(awa)).toHaveLength(1)
    const { id } = await mailTo(awa.email)
    const messageId = post.taken.find(mail => mail.to === awa.email)!.headers.get('message-id')
    // It was taken, but the process died before it could note so.
    const tenMinutesAgo = sql`now() - interval '11 minutes'`
    await app.db
      .update(mails)
      .set({ status: 'queued', sentAt: null, attemptedAt: tenMinutesAgo })
      .where(eq(mails.id, id))
    await addJob(app.db, 'sweep-mails', {})
    await addJob(app.db, 'sweep-mails', {})
    const again = await mailsTo(awa)
    expect(again).toHaveLength(2)
    expect(again[1]!.headers.get('message-id')).toBe(messageId)
    expect(await mailTo(awa.email)).toMatchObject({ status: 'sent', attempts: 2 })
  })

  test('that left 90 days ago is forgotten, one that failed is not', async () => {
    const old = {
      kind: 'account-created',
      about: {},
      recipient: awa.email,
      createdAt: new Date('2020-01-01'),
    }
    await app.db.insert(mails).values([
      { ...old, dedupeKey: newId(), status: 'sent' },
      { ...old, dedupeKey: newId(), status: 'failed' },
    ])
    await addJob(app.db, 'sweep-mails', {})
    expect(await allDone()).toBe(true)
    const left = await app.db.select().from(mails).where(eq(mails.recipient, awa.email))
    expect(left.map(mail => mail.status)).toEqual(['failed'])
  })

  test('of what is no more is dropped', async () => {
    const mailId = newId()
    await app.db.insert(mails).values({
      id: mailId,
      kind: 'order-confirmed',
      about: { orderId: newId() },
      recipient: awa.email,
      dedupeKey: mailId,
      createdAt: new Date(),
    })
    await addJob(app.db, 'send-mail', { mailId })
    expect(await mailsTo(awa)).toEqual([])
    expect(await mailTo(awa.email)).toMatchObject({ status: 'dropped', sentAt: null })
  })
})
