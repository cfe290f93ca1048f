import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Order } from '#contract/orders/schemas.ts'
import { withPlainSpaces } from '#tests/support/http/with-plain-spaces.ts'
import { createAdmin, createCustomer } from '#tests/support/makers/people.ts'
import { startTextGateway, type TestGateway } from '#tests/support/partners/text-gateway.ts'
import {
  type MailingShop,
  type Person,
  type Stall,
  startMailingShop,
} from '#tests/support/shops/mailing-shop.ts'

let gateway: TestGateway
let shop: MailingShop
let awa: Person
let yao: Stall
let admin: Person['browser']
beforeAll(async () => {
  gateway = await startTextGateway()
  shop = await startMailingShop({ env: { SMS_GATEWAY_URL: gateway.url, SMS_GATEWAY_TOKEN: 'jeton' } })
  admin = await shop.app.browser((await createAdmin(shop.app.db)).id)
})
beforeEach(async () => {
  const { id, email } = await createCustomer(shop.app.db, { phone: '+2250707000001' })
  awa = { email, browser: await shop.app.browser(id) }
  yao = await shop.openStall()
})
afterEach(async () => {
  await shop.settle()
  gateway.taken.length = 0
})
afterAll(async () => {
  await shop.close()
  await gateway.close()
})

/** A delivered order of three, of which one is reported; everybody told. */
async function report(collected?: false): Promise<{ order: Order; id: string }> {
  const order: Order = await shop.order(awa, [yao], {}, 3)
  for (const status of ['confirmed', 'shipped'])
    await yao.browser.tries.changeOrderStatus({ params: { id: order.id }, body: { status } })
  await yao.browser.tries.changeOrderStatus({
    params: { id: order.id },
    body: { status: 'delivered', ...(collected !== false && { collected: true }) },
  })
  expect(await shop.allDone()).toBe(true)
  gateway.taken.length = 0
  const items = [{ id: order.items[0]!.id, quantity: 1 }]
  const said = { items, kind: 'damaged', message: 'Un <b>sac</b> est percé.' }
  const { status, body } = await awa.browser.tries.reportProblem({ params: { id: order.id }, body: said })
  expect(status).toBe(201)
  expect(await shop.allDone()).toBe(true)
  return { order, id: body.id }
}
const decide = async (id: string, body: object) => {
  expect((await admin.tries.decideProblem({ params: { id }, body })).status).toBe(200)
  expect(await shop.allDone()).toBe(true)
}
const textsTold = () => gateway.taken.map(({ text }) => withPlainSpaces(text))

test('a problem is told to its vendor, an answer to the customer', async () => {
  const { id } = await report()
  const mail = (await shop.mailsTo(yao)).at(-1)!
  expect(mail.headers.get('subject')).toMatch(/^Problème signalé par /)
  expect(mail.text).toContain('Un <b>sac</b> est percé.')
  expect(mail.html).toContain('Un &lt;b&gt;sac&lt;/b&gt; est percé.')
  await yao.browser.tries.answerProblem({ params: { id }, body: { text: 'La piste était mauvaise.' } })
  expect(await shop.allDone()).toBe(true)
  const answer = (await shop.mailsTo(awa)).at(-1)!
  expect(answer.headers.get('subject')).toMatch(/répond au problème signalé$/)
  expect(answer.text).toContain('La piste était mauvaise.')
})

test('a refund is told to both, to each in its words', async () => {
  const { order, id } = await report()
  gateway.taken.length = 0
  await decide(id, { decision: 'refund', amount: '1500' })
  expect(withPlainSpaces((await shop.mailsTo(awa)).at(-1)!.text)).toContain(
    'Nous vous remboursons 1 500 FCFA.',
  )
  expect(withPlainSpaces((await shop.mailsTo(yao)).at(-1)!.text)).toContain(
    'remboursé de 1 500 FCFA, à votre charge',
  )
  expect(textsTold()).toContain(`AMIC : nous vous remboursons 1 500 FCFA pour la commande ${order.number}.`)
  expect((await shop.mailsTo(yao)).at(-1)!.text).not.toContain('espèces')
  expect((await awa.browser.get('/api/customer/export')).body.messagesReceived.texts).toContainEqual(
    expect.objectContaining({ kind: 'problem-decided' }),
  )
  const { items: told } = await admin.api.listDispatches({ query: { limit: 100 } })
  const isOfProblem = ({ about }: { about: string }) =>
    about.startsWith('problem-') || about.startsWith('refund-')
  const ofThis = told.filter(sent => isOfProblem(sent) && sent.order?.id === order.id)
  expect(new Set(ofThis.map(({ kind, about }) => `${kind} ${about}`))).toEqual(
    new Set(['mail problem-reported', 'mail problem-decided', 'text problem-decided']),
  )
})

test('a vendor is told that its cash was noted with a refund, the customer that it is paid', async () => {
  const { id } = await report(false)
  await decide(id, { decision: 'refund', amount: '1500' })
  const toYao = (await shop.mailsTo(yao)).at(-1)!.text
  expect(withPlainSpaces(toYao)).toContain('Le paiement en espèces de ce colis est noté comme reçu par vous.')
  expect(await shop.subjectsTo(awa)).toContainEqual(expect.stringContaining('aiement'))
})

test('a refusal is told with its reason, and nothing is told twice', async () => {
  const { order, id } = await report()
  gateway.taken.length = 0
  await decide(id, { decision: 'refuse', reason: 'La photo montre un autre sac.' })
  const subject = 'Problème signalé : remboursement refusé'
  for (const person of [awa, yao]) {
    expect((await shop.subjectsTo(person)).filter(told => told === subject)).toHaveLength(1)
  }
  expect((await shop.mailsTo(awa)).at(-1)!.text).toContain('La photo montre un autre sac.')
  expect(textsTold()).toContain(
    `AMIC : problème de la commande ${order.number}, remboursement refusé. La raison est sur le site.`,
  )
})
