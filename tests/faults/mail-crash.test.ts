import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { newId } from '#database/schema/columns.ts'
import { mails } from '#database/schema/mails.ts'
import { addJob } from '#server/outbox/public.ts'
import { createTestDatabase } from '#tests/support/database/database.ts'
import { type MailServer, startMailServer } from '#tests/support/partners/mail-server.ts'
import { eventually } from '#tests/support/servers/processes.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/servers/server-process.ts'
import { makeTemporaryFolder } from '#tests/support/servers/temporary-folder.ts'

let database: Connection
let post: MailServer

beforeAll(async () => {
  database = await createTestDatabase()
  post = await startMailServer()
})
afterAll(async () => {
  await post.close()
  await database.close()
})

const startShop = async (): Promise<ServerProcess> =>
  startServerProcess({
    DATABASE_URL: database.url,
    DATA_DIR: await makeTemporaryFolder('mails'),
    SMTP_URL: post.url,
  })

test('a server killed while it sends a mail: the next one sends it, once', async () => {
  const { db } = database
  post.answers.push('silence')
  const shop = await startShop()
  const email = `${newId()}@amic.example`
  const { status } = await fetch(`${shop.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username: `kofi-${newId()}`,
      email,
      password: 'Bonjour123',
      fullName: 'Kofi Aka',
      region: 'Abidjan',
    }),
  })
  expect(status).toBe(201)
  expect(await eventually(() => post.answers.length === 0)).toBe(true)
  await shop.kill()
  expect(await db.select().from(mails)).toMatchObject([{ status: 'queued', attempts: 1, sentAt: null }])

  const next = await startShop()
  try {
    // As long as the attempt could still be under way, nobody takes it up.
    await addJob(db, 'sweep-mails', {})
    const isSwept = async () =>
      (await db.execute(sql`select 1 from graphile_worker.jobs where task_identifier = 'sweep-mails'`)).rows
        .length === 0
    expect(await eventually(isSwept)).toBe(true)
    expect(post.taken).toEqual([])

    await db.update(mails).set({ attemptedAt: sql`now() - interval '11 minutes'` })
    await addJob(db, 'sweep-mails', {})
    expect(await eventually(() => post.taken.length > 0)).toBe(true)
    expect(await eventually(async () => (await db.select().from(mails))[0]?.status === 'sent')).toBe(true)
    expect(post.taken.map(mail => mail.to)).toEqual([email])
  } finally {
    await next.stop()
  }
})
