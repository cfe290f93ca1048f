import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#database/schema/columns.ts'
import { mails } from '#database/schema/mails.ts'
import { contactMessages } from '#database/schema/pages.ts'
import { textMessages } from '#database/schema/text-messages.ts'
import { createCustomer, PASSWORD } from '#tests/support/makers/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('an account that names an address and a number of others takes along, and erases, nothing of theirs', async () => {
  const thief = await createCustomer(app.db, { phone: '+2250707000001' })
  const phone = await app.browser(thief.id)
  const written = { name: 'Mariam', subject: 'Livraison', message: 'Où est mon gombo ?' }
  await app.db.insert(contactMessages).values({ ...written, email: thief.email })
  const text = { about: {}, recipient: thief.phone!, createdAt: new Date() }
  const [warning] = await app.db
    .insert(textMessages)
    .values({ ...text, kind: 'payout-number-changed', dedupeKey: newId() })
    .returning()
  const ofTheTeam = { kind: 'contact-message', about: { messageId: newId() }, createdAt: new Date() }
  const toAddress = { ...ofTheTeam, recipient: thief.email, dedupeKey: newId() }
  const [waiting] = await app.db.insert(mails).values(toAddress).returning()
  const welcome = { ...toAddress, about: { userId: thief.id }, dedupeKey: newId() }
  await app.db.insert(mails).values({ ...welcome, kind: 'account-created', accountId: thief.id })

  const { body } = await phone.get('/api/customer/export')
  expect([body.messagesReceived.texts, body.messagesWritten]).toEqual([[], []])
  expect(body.messagesReceived.mails.map(({ kind }: { kind: string }) => kind)).toEqual(['account-created'])
  expect((await phone.tries.eraseAccount({ body: { password: PASSWORD } })).status).toBe(200)
  expect(await app.db.$count(contactMessages, eq(contactMessages.email, thief.email))).toBe(1)
  const [kept] = await app.db.select().from(textMessages).where(eq(textMessages.id, warning!.id))
  expect(kept).toEqual(warning)
  expect(await app.db.select().from(mails).where(eq(mails.recipient, thief.email))).toEqual([waiting])
})
