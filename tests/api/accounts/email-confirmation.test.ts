import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { emailConfirmations, users } from '#database/schema/accounts.ts'
import { newId } from '#database/schema/columns.ts'
import { backgroundTasks } from '#server/background/background-tasks.ts'
import { type Outbox, startOutbox } from '#server/outbox/public.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, createCustomer, PASSWORD, storedUser } from '#tests/support/makers/people.ts'
import { type MailServer, startMailServer } from '#tests/support/partners/mail-server.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'
import { jobsAreDone } from '#tests/support/servers/jobs.ts'

let post: MailServer
let app: TestApp
let outbox: Outbox
let visitor: TestBrowser
let now = new Date()
beforeAll(async () => {
  post = await startMailServer()
  app = await startTestApp({
    env: {
      SMTP_URL: post.url,
      PUBLIC_URL: 'https://amic.example',
      RATE_LIMITS: 'on',
      PUBLIC_WRITES_PER_HOUR: '1000',
    },
    clock: () => now,
  })
  outbox = await startOutbox({ pool: app.pool, tasks: backgroundTasks(app.deps), log: app.deps.log })
  visitor = await app.browser()
})
afterAll(async () => {
  await outbox.stop()
  await app.close()
  await post.close()
})
beforeEach(async () => {
  expect(await jobsAreDone(app.db)).toBe(true)
  now = new Date()
  post.taken.length = 0
})

/** The secret in the last mail. */
async function sentToken(): Promise<string> {
  expect(await jobsAreDone(app.db)).toBe(true)
  const words = post.taken.map(({ text }) => text).join('\n')
  const token = [...words.matchAll(/https:\/\/amic\.example\/confirm-email\?token=([\w-]{43})/g)].at(-1)?.[1]
  expect(token).toBeDefined()
  return token!
}
const confirm = (token: string) => visitor.tries.confirmEmail({ body: { token } })
const isConfirmed = async (phone: TestBrowser) => (await phone.api.getCurrentUser()).isEmailConfirmed
async function somebody() {
  const awa = await createCustomer(app.db)
  return { awa, phone: await app.browser(awa.id) }
}
const ask = (phone: TestBrowser) => phone.tries.askEmailConfirmation()

test('who registers gets a link with the welcome, and may buy before opening it', async () => {
  const phone = await app.browser()
  const username = `awa-${newId().slice(-8)}`
  const { status, body } = await phone.tries.register({
    body: {
      username,
      email: `${username}@amic.example`,
      password: 'Passe1234',
      fullName: 'Awa Koné',
      region: 'Abidjan',
    },
  })
  expect([status, body.isEmailConfirmed]).toEqual([201, false])
  expect((await phone.tries.listCustomerOrders()).status).toBe(200)
  expect((await confirm(await sentToken())).status).toBe(200)
  expect(await isConfirmed(phone)).toBe(true)
})

describe('a link', () => {
  test('serves once, says so when it is opened again, and is kept as a hash only', async () => {
    const { awa, phone } = await somebody()
    await ask(phone)
    const token = await sentToken()
    expect(post.taken[0]).toMatchObject({ to: awa.email })
    const [kept] = await app.db.select().from(emailConfirmations).where(eq(emailConfirmations.userId, awa.id))
    expect(kept!.tokenHash.toString('base64url')).not.toBe(token)
    expect((await confirm(token)).status).toBe(200)
    const confirmed = await storedUser(app.db, awa.id)
    now = new Date(now.getTime() + DAY_MS)
    expect(await confirm(token)).toMatchObject({ status: 200, body: { ok: true, space: 'customer' } })
    expect(await storedUser(app.db, awa.id)).toEqual(confirmed)
    // It opens no space.
    expect((await visitor.tries.getCurrentUser()).status).toBe(401)
    now = new Date(now.getTime() + 3 * DAY_MS)
    expect((await confirm(token)).body.code).toBe('invalid_confirmation')
    expect(await isConfirmed(phone)).toBe(true)
  })

  test('says the same to two who open it at once', async () => {
    const { phone } = await somebody()
    await ask(phone)
    const token = await sentToken()
    const answers = await Promise.all([confirm(token), confirm(token)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await isConfirmed(phone)).toBe(true)
  })

  test('lives three days', async () => {
    const { phone } = await somebody()
    await ask(phone)
    const token = await sentToken()
    now = new Date(now.getTime() + 3 * DAY_MS + 1_000)
    expect((await confirm(token)).status).toBe(400)
    expect(await isConfirmed(phone)).toBe(false)
  })

  test.each(['', 'inventé', 'x'.repeat(101)])('%j is none', async token => {
    const { status, body } = await confirm(token)
    expect([status, body.message]).toEqual([
      400,
      'Ce lien n’est plus valable : il a déjà servi, ou il date de plus de trois jours. Demandez-en un autre.',
    ])
  })
})

test('another address counts once it is confirmed, and a link to the former confirms nothing', async () => {
  const { awa, phone } = await somebody()
  await ask(phone)
  const toFormer = await sentToken()
  expect((await confirm(toFormer)).status).toBe(200)
  const email = `neuve-${awa.email}`
  const { status } = await phone.tries.changeCustomerProfile({ body: { email, currentPassword: PASSWORD } })
  expect(status).toBe(200)
  const toNew = await sentToken()
  expect((await confirm(toFormer)).status).toBe(400)
  expect((await confirm(toNew)).status).toBe(200)
  expect(await phone.api.getCurrentUser()).toMatchObject({
    email,
    isEmailConfirmed: true,
    pendingEmail: null,
  })
  expect((await confirm(toFormer)).status).toBe(400)
})

test('a link to an address that an administrator has replaced confirms nothing, though it comes back', async () => {
  const { awa, phone } = await somebody()
  await ask(phone)
  const token = await sentToken()
  const office = await app.browser((await createAdmin(app.db)).id)
  for (const email of [`autre-${awa.email}`, awa.email])
    expect((await office.tries.changeUser({ params: { id: awa.id }, body: { email } })).status).toBe(200)
  expect((await confirm(token)).status).toBe(400)
  expect(await isConfirmed(phone)).toBe(false)
})

test('a profile that keeps its address stays confirmed, and nothing is sent', async () => {
  const { awa, phone } = await somebody()
  await app.db.update(users).set({ emailConfirmedAt: now }).where(eq(users.id, awa.id))
  await phone.tries.changeCustomerProfile({
    body: { username: awa.username, email: awa.email.toUpperCase() },
  })
  expect(await jobsAreDone(app.db)).toBe(true)
  expect([await isConfirmed(phone), post.taken]).toEqual([true, []])
})

test('who has confirmed gets no further link; who asks too often has to wait', async () => {
  const { awa, phone } = await somebody()
  const statuses: number[] = []
  for (let count = 0; count < 6; count += 1) statuses.push((await ask(phone)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect(await jobsAreDone(app.db)).toBe(true)
  expect(post.taken).toHaveLength(5)
  await app.db.update(users).set({ emailConfirmedAt: now }).where(eq(users.id, awa.id))
  expect((await ask(phone)).status).toBe(200)
  expect(await jobsAreDone(app.db)).toBe(true)
  expect(post.taken).toHaveLength(5)
})
