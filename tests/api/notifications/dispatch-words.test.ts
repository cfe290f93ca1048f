import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderNumber } from '#contract/orders/order-number.ts'
import { newId } from '#database/schema/columns.ts'
import { mails } from '#database/schema/mails.ts'
import { textMessages } from '#database/schema/text-messages.ts'
import { mailKindNames } from '#server/notifications/mail-kinds.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { createRefund } from '#tests/support/makers/refunds.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let fatou: TestBrowser
let awa: Awaited<ReturnType<typeof createCustomer>>
let vendor: Awaited<ReturnType<typeof createVendor>>
beforeAll(async () => {
  app = await startTestApp()
  fatou = await app.browser((await createAdmin(app.db)).id)
  awa = await createCustomer(app.db, { fullName: 'Awa Koné', phone: '+2250707000001' })
  vendor = await createVendor(app.db)
})
afterAll(() => app.close())

const order = async (fields: Partial<Parameters<typeof createOrder>[1]> = {}) => {
  const { id: productId } = await createProduct(app.db, { vendorId: vendor.id })
  return createOrder(app.db, { customerId: awa.id, lines: [{ productId, quantity: 2 }], ...fields })
}

async function insert(
  table: typeof mails | typeof textMessages,
  kind: string,
  about: object,
  recipient: string,
) {
  const values = {
    kind,
    about,
    recipient,
    dedupeKey: newId(),
    status: 'sent' as const,
    createdAt: new Date(),
  }
  const [made] = await app.db.insert(table).values(values).returning()
  return made!.id
}
const mail = (kind: string, about: object, recipient = awa.email) => insert(mails, kind, about, recipient)
const text = (kind: string, about: object, recipient = awa.phone!) =>
  insert(textMessages, kind, about, recipient)
const wordsOf = (kind: 'mail' | 'text', id: string) => fatou.api.readDispatchWords({ params: { kind, id } })

test('an administrator reads what a mail and a text of an order say', async () => {
  const made = await order({ status: 'confirmed' })
  const { subject, words, isSecret } = await wordsOf(
    'mail',
    await mail('order-confirmed', { orderId: made.id }),
  )
  expect(isSecret).toBe(false)
  expect(subject).toContain(orderNumber(made.serial))
  expect(words).toContain(orderNumber(made.serial))
  expect(words).toContain('[ Suivre ma commande ]')
  expect(words).not.toContain('http')
  const about = { orderId: made.id, parcelIds: made.parcels.map(({ id }) => id), status: 'confirmed' }
  expect((await wordsOf('text', await text('order-confirmed', about))).words).toMatch(/est confirmée/)
  // What is over is told no more.
  const shipped = { ...about, status: 'shipped' }
  expect(await wordsOf('text', await text('order-shipped', shipped))).toEqual({
    subject: null,
    words: null,
    isSecret: false,
  })
})

test('a secret link or code is neither told nor made anew', async () => {
  const reset = { userId: awa.id, askedAt: new Date().toISOString() }
  for (const [kind, id] of [
    ['mail', await mail('password-reset', reset)],
    ['mail', await mail('email-confirmation', { userId: awa.id })],
    ['mail', await mail('what-a-later-version-writes', {})],
    ['text', await text('payout-number-code', { vendorId: vendor.id, requestId: newId() })],
    ['text', await text('what-a-later-version-writes', { orderId: newId() })],
  ] as const)
    expect(await wordsOf(kind, id)).toEqual({ subject: null, words: null, isSecret: true })
  const welcome = await wordsOf('mail', await mail('account-created', { userId: awa.id }))
  expect(welcome.words).toContain('[ Confirmer mon adresse ]')
})

test('of a known kind whose subject is kept otherwise by now there are no words, and no failure', async () => {
  for (const [kind, id] of [
    ['mail', await mail('order-confirmed', { order: 17 })],
    ['mail', await mail('account-created', {})],
    ['text', await text('order-shipped', { orderId: newId() })],
    ['text', await text('refund-paid', {})],
    ['text', await text('problem-decided', { to: 'nobody' })],
    ['text', await text('payout-number-changed', {})],
  ] as const)
    expect(await wordsOf(kind, id)).toEqual({ subject: null, words: null, isSecret: false })
})

test('about what has no id there are no words, and no failure', async () => {
  for (const [kind, id] of [
    ['mail', await mail('account-created', { userId: 'awa' })],
    ['mail', await mail('order-confirmed', { orderId: '17' })],
    ['mail', await mail('order-moved', { orderId: newId(), eventIds: ['17'] })],
    ['text', await text('order-shipped', { orderId: '17', parcelIds: [], status: 'shipped' })],
    ['text', await text('problem-decided', { problemId: '17', to: 'customer' })],
    ['text', await text('refund-paid', { orderId: newId(), refundId: '17' })],
    ['text', await text('payout-number-changed', { vendorId: '17' })],
  ] as const)
    expect(await wordsOf(kind, id)).toEqual({ subject: null, words: null, isSecret: false })
  const { items } = (await fatou.get('/api/admin/deliveries')).body
  expect(items.slice(0, 7).map(({ order }: { order: unknown }) => order)).toEqual(Array(7).fill(null))
})

test('reading writes nothing, whatever a mail is about', async () => {
  const made = await order({ status: 'shipped' })
  const about = {
    ...{ userId: awa.id, orderId: made.id, vendorId: vendor.id, parcelId: made.parcels[0]!.id },
    ...{ eventId: newId(), eventIds: [], parcelIds: [], productId: newId(), refundId: newId() },
    ...{ problemId: newId(), reviewId: newId(), messageId: newId(), transferId: newId(), to: 'customer' },
    ...{ isRevived: false, isNew: true, isSet: true, month: '2026-10', askedAt: new Date().toISOString() },
  }
  for (const kind of mailKindNames) {
    const states: Partial<Record<typeof kind, object>> = {
      'problem-reported': { to: 'team' },
      'face-moderated': { decision: 'approve' },
      'product-moderated': { status: 'active' },
      'vendor-status-changed': { status: 'approved' },
    }
    const id = await mail(kind, { ...about, ...states[kind] })
    const { status } = await fatou.tries.readDispatchWords({ params: { kind: 'mail', id } })
    expect([kind, status]).toEqual([kind, 200])
  }
})

test('what there is not, and other work, is not found', async () => {
  const tries = (kind: string) => fatou.get(`/api/admin/deliveries/${kind}/${newId()}`)
  expect((await tries('mail')).status).toBe(404)
  expect((await tries('text')).status).toBe(404)
  expect((await tries('job')).status).toBe(404)
})

test('messages are found by their recipient, and by the order that they, its refund or its problem speak of', async () => {
  const made = await order({ status: 'cancelled', paymentMethod: 'cinetpay' })
  const refund = await createRefund(app.db, made)
  const bintou = 'bintou.rare@amic.example'
  const toHer = await mail('account-created', { userId: awa.id }, bintou)
  const ofOrder = await text(
    'order-cancelled',
    { orderId: made.id, parcelIds: [], status: 'cancelled' },
    '+2250102030405',
  )
  const ofRefund = await mail('refund-due', { refundId: refund.id }, 'autre@amic.example')
  const idsOf = async (query: Record<string, string>): Promise<string[]> =>
    (await fatou.get(`/api/admin/deliveries?${new URLSearchParams(query)}`)).body.items.map(
      ({ id }: { id: string }) => id,
    )
  expect(await idsOf({ search: 'RARE' })).toEqual([toHer])
  expect(await idsOf({ search: '01 02 03 04 05' })).toEqual([ofOrder])
  expect((await idsOf({ search: orderNumber(made.serial) })).sort()).toEqual([ofOrder, ofRefund].sort())
  expect(await idsOf({ search: orderNumber(made.serial), kind: 'text', status: 'sent' })).toEqual([ofOrder])
  expect(await idsOf({ search: 'rare', kind: 'text' })).toEqual([])
  expect(await idsOf({ search: 'personne de ce nom' })).toEqual([])
})
