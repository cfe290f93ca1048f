import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#database/schema/columns.ts'
import { mails } from '#database/schema/mails.ts'
import { accountEvents } from '#server/notifications/account-events.ts'
import { sendMail } from '#server/notifications/send-mail.ts'
import { nthLatestToRecipient } from '#server/notifications/sending-limits.queries.ts'
import { hashRecipient } from '#server/util/hash-recipient.ts'
import { createCustomer, PASSWORD } from '#tests/support/makers/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('of a changed address of an account that is gone meanwhile nobody is told, at the first try', async () => {
  const change = { userId: newId(), formerEmail: 'awa@amic.example', occurrence: newId() }
  await accountEvents['email-changed'](app.deps, change)
  expect(await app.db.$count(mails)).toBe(0)
})

test('a mail whose recipient is erased while it leaves stays dropped, and counts as one that left', async () => {
  const { db, deps } = app
  const { id, email } = await createCustomer(db)
  const mailId = newId()
  const about = { userId: id, occurrence: newId() }
  await db.insert(mails).values({
    id: mailId,
    kind: 'password-changed',
    about,
    recipient: email,
    dedupeKey: mailId,
    createdAt: deps.clock(),
  })
  const browser = await app.browser(id)
  const send = async () => {
    const erased = await browser.tries.eraseAccount({ body: { password: PASSWORD } })
    expect(erased.status).toBe(200)
  }
  await sendMail({ ...deps, mailbox: { send, check: async () => {} } }, mailId)
  const [mail] = await db.select().from(mails).where(eq(mails.id, mailId))
  expect(mail).toMatchObject({ status: 'dropped', subject: null, sentAt: null })
  const next = { ...mail!, id: newId(), recipient: email, erased: hashRecipient(deps.config, email) }
  expect(await db.transaction(tx => nthLatestToRecipient(tx, next, 1))).toEqual(mail!.attemptedAt)
})
