import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import { passwordResets, sessions } from '#database/schema/accounts.ts'
import { mails } from '#database/schema/mails.ts'
import { issueResetToken } from '#server/accounts/public.ts'
import { backgroundTasks } from '#server/background/background-tasks.ts'
import { addJob, type Outbox, startOutbox } from '#server/outbox/public.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, createCustomer, createVendor, PASSWORD } from '#tests/support/makers/people.ts'
import { type MailServer, startMailServer } from '#tests/support/partners/mail-server.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'
import { jobsAreDone } from '#tests/support/servers/jobs.ts'
import { eventually } from '#tests/support/servers/processes.ts'

const NEW_PASSWORD = 'Nouveau456'

let post: MailServer
let app: TestApp
let outbox: Outbox
let visitor: TestBrowser
let lateByMs = 0
let awa: Awaited<ReturnType<typeof createCustomer>>

beforeAll(async () => {
  post = await startMailServer()
  app = await startTestApp({
    env: { SMTP_URL: post.url, RATE_LIMITS: 'on', PUBLIC_WRITES_PER_HOUR: '1000' },
    clock: () => new Date(Date.now() + lateByMs),
  })
  outbox = await startOutbox({ pool: app.pool, tasks: backgroundTasks(app.deps), log: app.deps.log })
})
afterAll(async () => {
  await outbox.stop()
  await app.close()
  await post.close()
})
beforeEach(async () => {
  visitor = await app.browser()
  awa = await createCustomer(app.db)
})
afterEach(() => {
  lateByMs = 0
  post.taken.length = 0
})

const forget = (email: string, space = 'customer') => visitor.tries.forgotPassword({ body: { email, space } })
const reset = (token: string, changes = {}) =>
  visitor.tries.resetPassword({
    body: { token, space: 'customer', password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD, ...changes },
  })
const check = (token: string, space = 'customer') => visitor.tries.checkResetLink({ body: { token, space } })
const logIn = (password: string) => visitor.tries.login({ body: { email: awa.email, password } })

const mailsTo = (email: string) => post.taken.filter(mail => mail.to === email)

/** Asks for a link and reads it in the mail: its token. */
async function receiveToken(email = awa.email, space = 'customer'): Promise<string> {
  const before = mailsTo(email).length
  expect((await forget(email, space)).status).toBe(200)
  expect(await eventually(() => mailsTo(email).length > before)).toBe(true)
  const link = /https?:\S+\/reset-password\?token=([\w-]+)&space=(\w+)/.exec(mailsTo(email).at(-1)!.text)
  expect(link?.[2]).toBe(space)
  return link![1]!
}

test('the link of the mail changes the password, once, and ends the sessions', async () => {
  const atHome = await app.browser(awa.id)
  const token = await receiveToken()
  expect((await atHome.tries.getCurrentUser()).status).toBe(200)
  expect(await reset(token)).toMatchObject({ status: 200, body: { ok: true } })
  expect((await atHome.tries.getCurrentUser()).status).toBe(401)
  expect((await logIn(PASSWORD)).status).toBe(401)
  expect((await logIn(NEW_PASSWORD)).status).toBe(200)
  expect(await reset(token, { password: 'Encore789', confirmPassword: 'Encore789' })).toMatchObject({
    status: 400,
    body: { code: 'invalid_token' },
  })
  expect((await logIn(NEW_PASSWORD)).status).toBe(200)
  expect(await eventually(() => mailsTo(awa.email).length === 2)).toBe(true)
  expect(mailsTo(awa.email)[1]!.headers.get('subject')).toBe('Votre mot de passe a été changé')
})

test('two uses of one link at once: one of them changes the password', async () => {
  const token = await receiveToken()
  const answers = await Promise.all([reset(token), reset(token)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
})

test('one link used, all are: an older one opens nothing any more', async () => {
  const older = await receiveToken()
  const newer = await receiveToken()
  expect((await reset(newer)).status).toBe(200)
  expect((await reset(older)).status).toBe(400)
})

test('whether a link still opens its space is told before a password is chosen, and leaves it as it is', async () => {
  const dead = { status: 400, body: { code: 'invalid_token' } }
  const token = await receiveToken()
  for (let time = 0; time < 2; time += 1) expect(await check(token)).toMatchObject({ status: 200 })
  expect(await check(token, 'admin')).toMatchObject(dead)
  expect(await check('aucun')).toMatchObject(dead)
  lateByMs = 61 * MINUTE_MS
  expect(await check(token)).toMatchObject(dead)
  lateByMs = 0
  expect((await reset(token)).status).toBe(200)
  expect(await check(token)).toMatchObject(dead)
})

test('a link lives one hour', async () => {
  const token = await receiveToken()
  lateByMs = 61 * MINUTE_MS
  expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'invalid_token' } })
  lateByMs = 59 * MINUTE_MS
  expect((await reset(token)).status).toBe(200)
})

test('a link opens its own space only', async () => {
  const token = await receiveToken()
  expect(await reset(token, { space: 'admin' })).toMatchObject({
    status: 400,
    body: { code: 'invalid_token' },
  })
  expect((await reset(token)).status).toBe(200)
})

test('the token is kept nowhere but in the mail', async () => {
  const token = await receiveToken()
  const [kept] = await app.db.select().from(passwordResets).where(eq(passwordResets.userId, awa.id))
  expect(kept!.tokenHash.toString('base64url')).not.toBe(token)
  const [mail] = await app.db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, awa.email), eq(mails.kind, 'password-reset')))
  expect(JSON.stringify(mail)).not.toContain(token)
})

test('a new password opens at once, whatever failures were counted before', async () => {
  const guarded = await startTestApp({ env: { RATE_LIMITS: undefined } })
  try {
    const { id, email } = await createCustomer(guarded.db)
    const guest = await guarded.browser()
    const enter = (password: string) => guest.tries.login({ body: { email, password } })
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await enter('Oublié123')).status).toBe(401)
    expect((await enter(PASSWORD)).status).toBe(429)
    const token = await issueResetToken(guarded.db, id, new Date())
    const answer = await guest.tries.resetPassword({
      body: { token, space: 'customer', password: NEW_PASSWORD },
    })
    expect(answer.status).toBe(200)
    expect((await enter(NEW_PASSWORD)).status).toBe(200)
  } finally {
    await guarded.close()
  }
})

describe('nobody learns whether an account exists', () => {
  test('unknown, of another space or deactivated: the same answer, and no mail', async () => {
    const sleeping = await createCustomer(app.db, { isActive: false })
    const known = await forget(awa.email)
    for (const answer of [
      await forget('personne@amic.example'),
      await forget(awa.email, 'vendor'),
      await forget(sleeping.email),
    ]) {
      expect([answer.status, answer.body]).toEqual([known.status, known.body])
    }
    expect(await jobsAreDone(app.db)).toBe(true)
    expect(post.taken.map(mail => mail.to)).toEqual([awa.email])
  })

  test('a mailbox is not filled: five links an hour, and who asks again is told when, also of nobody’s address', async () => {
    for (const email of [awa.email.toUpperCase(), 'personne-du-tout@amic.example']) {
      for (let time = 0; time < 5; time += 1) expect((await forget(email)).status).toBe(200)
      const refused = await forget(email)
      expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500)
    }
    expect(await jobsAreDone(app.db)).toBe(true)
    expect(mailsTo(awa.email)).toHaveLength(5)
    // Those of the same person's other spaces, and of others, are counted apart.
    expect((await forget(awa.email, 'vendor')).status).toBe(200)
  })

  test('RATE_LIMITS=off lifts that too', async () => {
    const lifted = await startTestApp({ env: { RATE_LIMITS: 'off' } })
    try {
      const guest = await lifted.browser()
      const ask = async () =>
        (await guest.tries.forgotPassword({ body: { email: 'a@amic.example', space: 'customer' } })).status
      for (let time = 0; time < 7; time += 1) expect(await ask()).toBe(200)
    } finally {
      await lifted.close()
    }
  })

  test('an address is limited, whatever it asks', async () => {
    const guarded = await startTestApp({ env: { RATE_LIMITS: undefined, PUBLIC_WRITES_PER_HOUR: '2' } })
    try {
      const guest = await guarded.browser()
      const ask = () => guest.tries.forgotPassword({ body: { email: 'a@amic.example', space: 'customer' } })
      expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([200, 200, 429])
    } finally {
      await guarded.close()
    }
  })
})

describe('what is sent is checked', () => {
  test.each([
    [{ email: 'awa', space: 'customer' }, 'Email invalide'],
    [{ email: 'awa@amic.example', space: 'pirate' }, 'Cet espace n’existe pas.'],
  ])('forgot %o', async (body, message) => {
    expect(await visitor.tries.forgotPassword({ body })).toMatchObject({ status: 400, body: { message } })
  })

  test.each([
    [
      { password: 'Court1', confirmPassword: 'Court1' },
      'Le mot de passe doit contenir au moins 8 caractères',
    ],
    [
      { password: 'toutpetit', confirmPassword: 'toutpetit' },
      'Le mot de passe doit contenir au moins une majuscule, une minuscule et un chiffre',
    ],
    [{ confirmPassword: 'Autre1234' }, 'Les mots de passe ne correspondent pas'],
    [
      { space: 'vendor', password: 'court', confirmPassword: 'court' },
      'Le mot de passe doit contenir au moins 6 caractères',
    ],
    [{ space: 'pirate' }, 'Cet espace n’existe pas.'],
  ])('reset %o', async (changes, message) => {
    expect(await reset('x', changes)).toMatchObject({ status: 400, body: { code: 'validation', message } })
  })

  test('both fields are told at once', async () => {
    const { body } = await reset('x', { password: 'court', confirmPassword: 'autre' })
    expect(Object.keys(body.errors)).toEqual(['password', 'confirmPassword'])
  })
})

test.each(['vendor', 'admin'] as const)('%s: six characters are enough', async space => {
  const user = space === 'vendor' ? (await createVendor(app.db)).user : await createAdmin(app.db)
  const token = await receiveToken(user.email, space)
  expect((await reset(token, { space, password: 'gombo7', confirmPassword: 'gombo7' })).status).toBe(200)
  const path = `/api/auth/${space}-login`
  expect((await visitor.post(path, { username: user.username, password: 'gombo7' })).status).toBe(200)
  const open = await app.db.select().from(sessions).where(eq(sessions.userId, user.id))
  expect(open).toHaveLength(1)
})

test('a link that could not leave for a day is not sent any more', async () => {
  lateByMs = -25 * HOUR_MS
  const askedAt = app.deps.clock().toISOString()
  lateByMs = 0
  await addJob(app.db, 'password-reset-asked', {
    email: awa.email,
    space: 'customer',
    occurrence: 'late',
    askedAt,
  })
  const dropped = async () => (await app.db.select().from(mails).where(eq(mails.recipient, awa.email)))[0]
  expect(await eventually(async () => (await dropped())?.status === 'dropped')).toBe(true)
  expect(mailsTo(awa.email)).toEqual([])
})
