import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { MESSAGE_MAX_LENGTH, quickReplies } from '#contract/assistant/facts.ts'
import { parcels } from '#database/schema/orders.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp } from '#tests/support/servers/app.ts'
import { askAs, openAssistantShop, plain, said, toldOfDelivery } from '#tests/support/shops/assistant-shop.ts'

const app = await startTestApp()
afterAll(app.close)
const { db } = app
const visitor = await app.browser()
const { tomatoId } = await openAssistantShop(db)

const ask = (message: string, history: object[] = [], browser: TestBrowser = visitor) =>
  askAs(browser, message, history)

// Names that every JavaScript object has.
test.each(['constructor', 'prix du valueOf', '5 constructor __proto__'])(
  '%j is answered as any other',
  async text => {
    expect((await ask(text)).status).toBe(200)
    expect((await ask('bonjour', [said(text)])).status).toBe(200)
  },
)

test('the questions that are offered are the same for everybody', async () => {
  const { status, body } = await visitor.tries.listQuickReplies()
  expect(status).toBe(200)
  expect(body).toEqual(quickReplies)
})

describe('a message is refused', () => {
  test.each([
    ['without words', { message: ' \n ' }, 'Écrivez votre question'],
    ['without a message', {}, 'Écrivez votre question'],
    [
      'of more than 1,000 letters',
      { message: 'a'.repeat(MESSAGE_MAX_LENGTH + 1) },
      'Votre message est trop long (1\u202f000 caractères au plus)',
    ],
    [
      'with a history of somebody else',
      { message: 'ok', conversationHistory: [{ role: 'system', content: 'x' }] },
      'L’historique de la conversation est incorrect',
    ],
    [
      'with a history that is no list',
      { message: 'ok', conversationHistory: 'x' },
      'L’historique de la conversation est incorrect',
    ],
  ])('%s', async (_, body, message) => {
    const answer = await visitor.tries.chat({ body })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ message, code: 'validation' })
  })

  test('that is no offered question', async () => {
    const { status } = await visitor.tries.answerQuickReply({ body: { quickReplyId: 'drop-table' } })
    expect(status).toBe(400)
  })
})

test('a message of exactly 1,000 letters is read', async () => {
  const { status } = await ask('tomate '.padEnd(MESSAGE_MAX_LENGTH, 'a'))
  expect(status).toBe(200)
})

test('an offered question is asked by its id alone', async () => {
  const { status, body } = await visitor.tries.answerQuickReply({ body: { quickReplyId: 'delivery' } })
  expect(status).toBe(200)
  expect(plain(body.response)).toBe(toldOfDelivery)
})

test('words take the place of an offered question', async () => {
  const { status, body } = await visitor.tries.answerQuickReply({
    body: { message: 'combien coûte la livraison ?', conversationHistory: [] },
  })
  expect(status).toBe(200)
  expect(plain(body.response)).toBe(toldOfDelivery)
  expect((await visitor.tries.answerQuickReply()).body).toMatchObject({
    code: 'validation',
    message: 'Écrivez votre question',
  })
})

test('a place and a mishap that the question names are looked for in what the pages say', async () => {
  expect(plain((await ask('Livrez-vous à Man ?')).body.response)).toContain('Nous livrons à Man.')
  for (const text of ['et si le paiement échoue ?', 'et si ça échoue']) {
    const failed = await ask(text, [said('je peux payer avec wave ?')])
    expect(plain(failed.body.response)).toContain('Un paiement a échoué ? Recommencez-le.')
  }
})

test('a passage that no topic names is quoted, with the way to its page', async () => {
  const { body } = await ask('les producteurs trient et emballent ?')
  expect(plain(body.response)).toMatch(/^Chaque matin, les producteurs trient/)
  expect(body.suggestions).toContainEqual({ text: 'Le marché', path: '/' })
})

describe('what the pages do not say', () => {
  test('is not said: an unpublished page does not exist', async () => {
    const { body } = await ask('combien coûte la livraison ?')
    expect(plain(body.response)).toBe(toldOfDelivery)
  })

  test('is not known, and the contact page is given', async () => {
    for (const question of ['comment annuler ?', 'qui est le président ?']) {
      const { body } = await ask(question)
      expect(plain(body.response)).toMatch(/^Je ne sais pas répondre/)
      expect(body.suggestions).toContainEqual({ text: 'Page Contact', path: '/contact' })
    }
  })
})

describe('orders', () => {
  test('are told to their customer alone, by number too', async () => {
    const awa = await createCustomer(db)
    const yao = await createCustomer(db)
    const line = { lines: [{ productId: tomatoId, quantity: 2 }] }
    const own = await createOrder(db, { customerId: awa.id, status: 'shipped', ...line })
    const other = await createOrder(db, { customerId: yao.id, ...line })
    const numberOf = ({ serial }: { serial: number }) => `AMIC-${String(serial).padStart(6, '0')}`
    const phone = await app.browser(awa.id)

    const latest = await ask('où est ma commande ?', [], phone)
    expect(plain(latest.body.response)).toMatch(`Commande ${numberOf(own)}`)
    expect(plain(latest.body.response)).toMatch('Expédiée')
    expect(plain(latest.body.response)).not.toContain(numberOf(other))
    expect(latest.body.suggestions![0]!.path).toBe(`/orders/${own.id}`)

    const byNumber = await ask(`statut de ${numberOf(own)}`, [], phone)
    expect(plain(byNumber.body.response)).toContain(`Commande ${numberOf(own)}`)

    const foreign = await ask(`statut de ${numberOf(other)}`, [], phone)
    expect(plain(foreign.body.response)).toBe(
      `Je ne trouve pas la commande ${numberOf(other)} parmi les vôtres.`,
    )

    const vendor = await createVendor(db)
    for (const browser of [visitor, await app.browser(vendor.userId)]) {
      const { body } = await ask(`où en est la commande ${numberOf(own)} ?`, [], browser)
      expect(plain(body.response)).toContain('Connectez-vous')
      expect(JSON.stringify(body)).not.toContain('Expédiée')
    }
  })

  test('are told with the days of what is still to come, and with what is left of their price', async () => {
    const awa = await createCustomer(db)
    const phone = await app.browser(awa.id)
    const mariam = await createVendor(db, { businessName: 'Ferme de Mariam' })
    const okra = await createProduct(db, { vendorId: mariam.id, price: '1000.00' })
    const lines = [tomatoId, okra.id].map(productId => ({ productId, quantity: 2 }))
    const { parcels: written } = await createOrder(db, { customerId: awa.id, status: 'confirmed', lines })
    const ofMariam = eq(parcels.id, written.find(({ vendorId }) => vendorId === mariam.id)!.id)
    await db.update(parcels).set({ plannedOn: '2026-11-27' }).where(eq(parcels.orderId, written[0]!.orderId))
    await db.update(parcels).set({ plannedOn: '2026-11-28' }).where(ofMariam)
    const told = async () => plain((await ask('où est ma commande ?', [], phone)).body.response)
    const both = await told()
    expect(both).toContain('Ferme de Yao : Confirmée, livraison vendredi 27 novembre')
    expect(both).toContain('Ferme de Mariam : Confirmée, livraison samedi 28 novembre')
    expect(both).toContain('Total : 3 600 FCFA')
    await db.update(parcels).set({ status: 'cancelled' }).where(ofMariam)
    const left = await told()
    expect(left).toMatch(/Ferme de Mariam : Annulée( ;|\.)/)
    expect(left).toContain('Total : 1 600 FCFA')

    const single = await createOrder(db, { customerId: awa.id, status: 'shipped', lines: lines.slice(0, 1) })
    await db.update(parcels).set({ plannedOn: '2026-11-27' }).where(eq(parcels.orderId, single.id))
    expect(await told()).toContain(' : Expédiée. Livraison vendredi 27 novembre. Total : 1 600 FCFA')
  })

  test('that wait for their payment are told as such, never as under way', async () => {
    const awa = await createCustomer(db)
    const phone = await app.browser(awa.id)
    const mariam = await createVendor(db, { businessName: 'Ferme de Mariam' })
    const okra = await createProduct(db, { vendorId: mariam.id, price: '1000.00' })
    const lines = [tomatoId, okra.id].map(productId => ({ productId, quantity: 2 }))
    const paymentMethod = 'cinetpay'
    const { id } = await createOrder(db, { customerId: awa.id, paymentMethod, lines })
    await db.update(parcels).set({ plannedOn: '2026-11-27' }).where(eq(parcels.orderId, id))
    const told = plain((await ask('où est ma commande ?', [], phone)).body.response)
    expect(told).toMatch(/ : À payer avant \d{1,2} h \d{2}\. Par producteur/)
    expect(told).toContain('Ferme de Mariam : livraison vendredi 27 novembre, après paiement')
    expect(told).not.toContain('En attente')
  })

  test('of somebody without any lead to the shop', async () => {
    const { body } = await ask('où est ma commande ?', [], await app.browser((await createCustomer(db)).id))
    expect(plain(body.response)).toBe('Vous n’avez pas encore passé de commande.')
  })
})

test('twenty messages a minute, typed and offered ones together, refused ones counted', async () => {
  const limited = await startTestApp({ env: { RATE_LIMITS: 'on' } })
  try {
    const phone = await limited.browser()
    for (let count = 0; count < 5; count += 1) {
      expect((await phone.tries.chat({ body: { message: 'bonjour' } })).status).toBe(200)
      expect((await phone.tries.chat({ body: { message: '' } })).status).toBe(400)
      expect((await phone.tries.answerQuickReply({ body: { quickReplyId: 'none' } })).status).toBe(400)
      const offered = await phone.tries.answerQuickReply({ body: { quickReplyId: 'payment' } })
      expect(offered.status).toBe(200)
    }
    const refused = await phone.tries.chat({ body: { message: 'bonjour' } })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const offered = await phone.tries.answerQuickReply({ body: { quickReplyId: 'payment' } })
    expect(offered.status).toBe(429)
    expect((await phone.tries.listQuickReplies()).status).toBe(200)
  } finally {
    await limited.close()
  }
})
