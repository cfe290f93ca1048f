import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#database/schema/accounts.ts'
import { mails } from '#database/schema/mails.ts'
import { createAdmin, createCustomer, PASSWORD } from '#tests/support/makers/people.ts'
import { type MailingShop, startMailingShop } from '#tests/support/shops/mailing-shop.ts'

let shop: MailingShop
beforeAll(async () => {
  shop = await startMailingShop()
})
afterAll(() => shop.close())

test('an erased customer is named by no subject of what the others were mailed', async () => {
  const { db } = shop.app
  const { id, email } = await createCustomer(db, { fullName: 'Awa Koné', emailConfirmedAt: new Date() })
  const awa = { email, browser: await shop.app.browser(id) }
  const admin = await shop.app.browser((await createAdmin(db)).id)
  const yao = await shop.openStall()
  const order = await shop.order(awa, [yao])
  for (const body of [
    { status: 'confirmed' },
    { status: 'shipped' },
    { status: 'delivered', collected: true },
  ])
    await yao.browser.tries.changeOrderStatus({ params: { id: order.id }, body })
  const problem = await awa.browser.tries.reportProblem({
    params: { id: order.id },
    body: { items: [{ id: order.items[0]!.id, quantity: 1 }], kind: 'damaged', message: 'Un sac est percé.' },
  })
  await awa.browser.tries.sendContactMessage({
    body: { name: 'Awa Koné', email, subject: 'Appelez Awa Koné', message: 'Je suis au marché.' },
  })
  const kofi = { name: 'Kofi', email: 'kofi@amic.example', subject: 'Bonjour', message: 'Où êtes-vous ?' }
  await awa.browser.tries.sendContactMessage({ body: kofi })
  const subjects = async () => {
    expect(await shop.allDone()).toBe(true)
    return (await db.select({ subject: mails.subject }).from(mails)).map(({ subject }) => subject)
  }
  expect((await subjects()).filter(subject => subject?.includes('Awa Koné'))).toHaveLength(3)
  const refusal = { decision: 'refuse', reason: 'La photo montre un autre sac.' }
  expect((await admin.tries.decideProblem({ params: { id: problem.body.id }, body: refusal })).status).toBe(
    200,
  )
  await subjects()

  expect((await awa.browser.tries.eraseAccount({ body: { password: PASSWORD } })).status).toBe(200)
  expect((await db.select().from(users).where(eq(users.id, id)))[0]!.erasedAt).not.toBeNull()
  const kept = await subjects()
  expect(kept.join()).not.toContain('Awa')
  expect(kept.join()).toContain('Bonjour')
})
