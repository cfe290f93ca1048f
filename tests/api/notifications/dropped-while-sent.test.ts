import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#database/schema/columns.ts'
import { mails } from '#database/schema/mails.ts'
import { textMessages } from '#database/schema/text-messages.ts'
import { createLogger } from '#server/logging/create-logger.ts'
import { sendMail } from '#server/notifications/send-mail.ts'
import { sendText } from '#server/notifications/texts/send-text.ts'
import { TextRefused } from '#server/notifications/texts/text-gateway.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

const lines: string[] = []
const log = createLogger({ logLevel: 'warn' }, { write: line => void lines.push(line) })

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(() => {
  lines.length = 0
})

const row = () => ({ dedupeKey: newId(), createdAt: new Date() })

/** Sends a mail, which ends so at the server after somebody may have dropped it. */
async function mail(error: Error, isDropped: boolean) {
  const { id: userId, email: recipient } = await createCustomer(app.db)
  const welcome = { kind: 'account-created', about: { userId }, accountId: userId, recipient } as const
  const [written] = await app.db
    .insert(mails)
    .values({ ...welcome, ...row() })
    .returning()
  const { id } = written!
  const send = async () => {
    if (isDropped) await app.db.update(mails).set({ status: 'dropped' }).where(eq(mails.id, id))
    throw error
  }
  const sent = sendMail({ ...app.deps, log, mailbox: { send, check: async () => {} } }, id)
  const thrown = await sent.then(() => null, String)
  const [after] = await app.db.select().from(mails).where(eq(mails.id, id))
  return { thrown, status: after!.status, log: lines.map(line => JSON.parse(line).msg) }
}

/** As `mail`, of a text. */
async function text(error: Error, isDropped: boolean) {
  const { id: vendorId } = await createVendor(app.db)
  const [written] = await app.db
    .insert(textMessages)
    .values({ kind: 'payout-number-changed', about: { vendorId }, recipient: '+2250707000001', ...row() })
    .returning()
  const { id } = written!
  const send = async () => {
    if (isDropped) await app.db.update(textMessages).set({ status: 'dropped' }).where(eq(textMessages.id, id))
    throw error
  }
  const sent = sendText({ ...app.deps, log, gateway: { sendText: send } }, id)
  const thrown = await sent.then(() => null, String)
  const [after] = await app.db.select().from(textMessages).where(eq(textMessages.id, id))
  return { thrown, status: after!.status, log: lines.map(line => JSON.parse(line).msg) }
}

const noUser = Object.assign(new Error('550 no such user'), { command: 'RCPT TO', responseCode: 550 })

test.each([
  ['a mail', mail, noUser],
  ['a text', text, new TextRefused('422 no such number')],
])(
  '%s that fails comes back, unless it was refused for good or dropped meanwhile',
  async (name, send, refusal) => {
    const busy = new Error('busy')
    expect(await send(busy, false)).toEqual({ thrown: 'Error: busy', status: 'failed', log: [] })
    expect(await send(refusal, false)).toEqual({
      thrown: null,
      status: 'failed',
      log: [`${name} was refused for good`],
    })
    lines.length = 0
    expect(await send(busy, true)).toEqual({
      thrown: null,
      status: 'dropped',
      log: [`${name} was dropped while it failed`],
    })
  },
)
