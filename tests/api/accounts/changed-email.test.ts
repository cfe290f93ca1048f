import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emailConfirmations, passwordResets } from '#database/schema/accounts.ts'
import { mails } from '#database/schema/mails.ts'
import { issueResetToken } from '#server/accounts/public.ts'
import { backgroundTasks } from '#server/background/background-tasks.ts'
import { type Outbox, startOutbox } from '#server/outbox/public.ts'
import { addressOwners } from '#tests/support/endpoints/address-owners.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, createCustomer, PASSWORD, storedUser } from '#tests/support/makers/people.ts'
import { type MailServer, startMailServer } from '#tests/support/partners/mail-server.ts'
import { securityEventsOf } from '#tests/support/security/security-events.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'
import { jobsAreDone } from '#tests/support/servers/jobs.ts'

let post: MailServer
let app: TestApp
let outbox: Outbox
let visitor: TestBrowser
beforeAll(async () => {
  post = await startMailServer()
  app = await startTestApp({
    env: {
      SMTP_URL: post.url,
      PUBLIC_URL: 'https://amic.example',
      RATE_LIMITS: 'on',
      PUBLIC_WRITES_PER_HOUR: '1000',
    },
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
  await allIsSent()
  post.taken.length = 0
})

const everybody = ['customer', 'vendor', 'admin'] as const
type Kind = keyof typeof addressOwners

async function somebody(kind: Kind) {
  const person = await addressOwners[kind].create(app.db)
  const phone = await app.browser(person.id)
  const change = (changes: object) => addressOwners[kind].change(phone, person, changes)
  const email = `neuve-${person.email}`
  return { person, phone, change, email }
}

const mailsTo = (email: string) => post.taken.filter(({ to }) => to === email)
const subjectsTo = (email: string) => mailsTo(email).map(({ headers }) => headers.get('subject'))
const allIsSent = async () => expect(await jobsAreDone(app.db)).toBe(true)
const confirm = (token: string) => visitor.tries.confirmEmail({ body: { token } })
const forget = (email: string, space: Kind) => visitor.tries.forgotPassword({ body: { email, space } })

/** The secret of the last link that was sent to an address. */
async function tokenTo(email: string): Promise<string> {
  await allIsSent()
  const token = /\/confirm-email\?token=([\w-]{43})/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1]
  expect(token).toBeDefined()
  return token!
}

describe('a thief with a stolen session does not become the account', () => {
  test.each(everybody)('of a %s: without the password nothing of the body is written', async kind => {
    const { person, change, email } = await somebody(kind)
    const before = await storedUser(app.db, person.id)
    expect(await change({ email, fullName: 'Voleur' })).toMatchObject({
      status: 403,
      body: { code: 'password_required', message: 'Confirmez avec votre mot de passe.' },
    })
    expect((await change({ email, fullName: 'Voleur', currentPassword: '' })).status).toBe(403)
    expect(await change({ email, fullName: 'Voleur', currentPassword: 'Faux12345' })).toMatchObject({
      status: 400,
      body: { code: 'wrong_current_password', errors: { currentPassword: 'Mot de passe actuel incorrect' } },
    })
    await forget(email, kind)
    await allIsSent()
    expect(post.taken).toEqual([])
    expect(await storedUser(app.db, person.id)).toEqual(before)
  })

  test.each(everybody)('of a %s: until the link is followed the former address counts', async kind => {
    const { person, change, email } = await somebody(kind)
    expect((await change({ email, currentPassword: PASSWORD })).status).toBe(200)
    await tokenTo(email)
    expect(await storedUser(app.db, person.id)).toMatchObject({ email: person.email, pendingEmail: email })
    await forget(email, kind)
    await allIsSent()
    expect(subjectsTo(email)).toEqual(['Confirmez votre e-mail'])
    if (kind !== 'customer') return
    expect((await visitor.tries.login({ body: { email, password: PASSWORD } })).status).toBe(401)
  })

  test.each(everybody)('of a %s: who reads the former address is told, before and after', async kind => {
    const { person, change, email } = await somebody(kind)
    await change({ email, currentPassword: PASSWORD })
    const token = await tokenTo(email)
    expect(subjectsTo(person.email)).toEqual(['Changement d’adresse demandé'])
    expect(mailsTo(person.email)[0]!.text).toContain(email)
    // Once, though the answer may be lost.
    for (let opened = 0; opened < 2; opened += 1)
      expect((await confirm(token)).body).toEqual({ ok: true, space: kind })
    await allIsSent()
    const noted = await securityEventsOf(app, person.id)
    expect(noted.filter(({ kind: what }) => what === 'email.changed')).toMatchObject([{ count: 1 }])
    expect(subjectsTo(person.email)).toEqual(['Changement d’adresse demandé', 'Votre adresse a été changée'])
    expect(await storedUser(app.db, person.id)).toMatchObject({ email, pendingEmail: null })
  })

  test('by guessing the password at the profile: five wrong ones, and it waits', async () => {
    const strict = await startTestApp({ env: { RATE_LIMITS: 'on' } })
    try {
      const awa = await createCustomer(strict.db)
      const stolen = await strict.browser(awa.id)
      const guess = (currentPassword: string) =>
        stolen.tries.changeCustomerProfile({ body: { email: `voleur-${awa.email}`, currentPassword } })
      for (let attempt = 0; attempt < 5; attempt += 1)
        expect((await guess(`Faux1234${attempt}`)).status).toBe(400)
      expect((await guess(PASSWORD)).status).toBe(429)
      expect(await storedUser(strict.db, awa.id)).toMatchObject({ email: awa.email, pendingEmail: null })
    } finally {
      await strict.close()
    }
  })

  test('nor do new addresses bomb strangers: five an hour', async () => {
    const { person, change } = await somebody('customer')
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) {
      const email = `inconnu-${count}-${person.email}`
      statuses.push((await change({ email, currentPassword: PASSWORD })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    await allIsSent()
    expect(post.taken.filter(({ to }) => to.startsWith('inconnu-')).length).toBeLessThanOrEqual(5)
    expect((await storedUser(app.db, person.id))?.pendingEmail).toBe(`inconnu-4-${person.email}`)
  })
})

describe('who is told and chooses another password keeps the account', () => {
  test('by a link to the address that still counts', async () => {
    const { person, change, email } = await somebody('customer')
    await change({ email, currentPassword: PASSWORD })
    const toThief = await tokenTo(email)
    const token = await issueResetToken(app.db, person.id, new Date())
    const body = { token, space: 'customer', password: 'Nouveau456' }
    expect((await visitor.tries.resetPassword({ body })).status).toBe(200)
    expect((await confirm(toThief)).status).toBe(400)
    expect(await storedUser(app.db, person.id)).toMatchObject({ email: person.email, pendingEmail: null })
  })

  test('in the profile', async () => {
    const { person, phone, change, email } = await somebody('vendor')
    await change({ email, currentPassword: PASSWORD })
    const toThief = await tokenTo(email)
    const passwords = { currentPassword: PASSWORD, newPassword: 'Nouveau456' }
    expect((await phone.tries.changeVendorPassword({ body: passwords })).status).toBe(200)
    expect((await confirm(toThief)).status).toBe(400)
    expect(await storedUser(app.db, person.id)).toMatchObject({ email: person.email, pendingEmail: null })
  })
})

describe('links that went to the former address', () => {
  test('choose no password any more once the address has changed', async () => {
    const { person, change, email } = await somebody('customer')
    const reset = await issueResetToken(app.db, person.id, new Date())
    await change({ email, currentPassword: PASSWORD })
    await confirm(await tokenTo(email))
    const password = 'Nouveau456'
    const body = { token: reset, space: 'customer', password }
    expect((await visitor.tries.resetPassword({ body })).body.code).toBe('invalid_token')
    expect((await visitor.tries.login({ body: { email, password: PASSWORD } })).status).toBe(200)
    const former = await visitor.tries.login({ body: { email: person.email, password: PASSWORD } })
    expect(former.status).toBe(401)
  })

  test('are not sent any more, when they were asked for just before', async () => {
    const { person, change, email } = await somebody('customer')
    await change({ email, currentPassword: PASSWORD })
    const token = await tokenTo(email)
    // The mail of the link waits while the address changes: the server of mails refuses it at first.
    post.answers.push({ code: 451, at: 'end' })
    await forget(person.email, 'customer')
    await allIsSent()
    expect((await confirm(token)).status).toBe(200)
    await app.db.execute('update graphile_worker._private_jobs set run_at = now() where run_at > now()')
    await allIsSent()
    const [mail] = await app.db
      .select()
      .from(mails)
      .where(eq(mails.recipient, person.email))
      .orderBy(mails.id)
    expect(mail).toBeDefined()
    expect(subjectsTo(person.email)).not.toContain('Choisissez un nouveau mot de passe')
    expect(
      await app.db.select().from(passwordResets).where(eq(passwordResets.userId, person.id)),
    ).toMatchObject([{ usedAt: expect.any(Date) }])
  })
})

describe('a new address', () => {
  test.each(everybody)('of a %s is shown as pending, sent again and taken back', async kind => {
    const { person, phone, change, email } = await somebody(kind)
    const profile = await change({ email, currentPassword: PASSWORD })
    const shown = 'user' in profile.body ? profile.body.user : profile.body
    expect(shown).toMatchObject({ email: person.email, pendingEmail: email })
    const first = await tokenTo(email)
    const { resendPath, pendingPath } = addressOwners[kind]
    expect((await phone.post(resendPath)).status).toBe(200)
    const second = await tokenTo(email)
    expect(second).not.toBe(first)
    expect((await phone.delete(pendingPath)).status).toBe(200)
    expect((await phone.delete(pendingPath)).status).toBe(200)
    for (const token of [first, second]) expect((await confirm(token)).status).toBe(400)
    expect(await storedUser(app.db, person.id)).toMatchObject({ email: person.email, pendingEmail: null })
  })

  test('replaces the one before, whose link is dead', async () => {
    const { person, change, email } = await somebody('customer')
    await change({ email, currentPassword: PASSWORD })
    const toFirst = await tokenTo(email)
    await change({ email: `autre-${email}`, currentPassword: PASSWORD })
    const toSecond = await tokenTo(`autre-${email}`)
    expect((await confirm(toFirst)).status).toBe(400)
    expect((await confirm(toSecond)).status).toBe(200)
    expect(await storedUser(app.db, person.id)).toMatchObject({ email: `autre-${email}` })
  })

  test('that somebody has is refused once the password is right, and not before', async () => {
    const taken = (await createCustomer(app.db)).email
    const { change } = await somebody('customer')
    expect((await change({ email: taken })).body.code).toBe('password_required')
    const codeWith = async (currentPassword: string) =>
      (await change({ email: taken, currentPassword })).body.code
    expect(await codeWith('Faux12345')).toBe('wrong_current_password')
    expect(await codeWith(PASSWORD)).toBe('email_taken')
  })

  test('that two ask for belongs to who follows its link first', async () => {
    const one = await somebody('customer')
    const other = await somebody('vendor')
    const { email } = one
    await one.change({ email, currentPassword: PASSWORD })
    const toOne = await tokenTo(email)
    await other.change({ email, currentPassword: PASSWORD })
    const toOther = await tokenTo(email)
    expect((await confirm(toOther)).status).toBe(200)
    expect(await confirm(toOne)).toMatchObject({ status: 409, body: { code: 'email_taken' } })
    expect(await storedUser(app.db, one.person.id)).toMatchObject({ email: one.person.email })
  })

  test('is in what its person takes along, and goes with the account', async () => {
    const { person, phone, change, email } = await somebody('customer')
    await change({ email, currentPassword: PASSWORD })
    await tokenTo(email)
    const data = (await phone.get('/api/customer/export')).body
    expect(data.account).toMatchObject({ email: person.email, pendingEmail: email })
    expect(data.messagesReceived.mails.map(({ kind }: { kind: string }) => kind)).toContain(
      'email-confirmation',
    )
    const erased = await phone.tries.eraseAccount({ body: { password: PASSWORD } })
    expect(erased.status).toBe(200)
    expect(await storedUser(app.db, person.id)).toMatchObject({ pendingEmail: null })
    for (const address of [email, person.email]) {
      expect(await app.db.select().from(mails).where(eq(mails.recipient, address))).toEqual([])
    }
    const links = eq(emailConfirmations.userId, person.id)
    expect(await app.db.select().from(emailConfirmations).where(links)).toEqual([])
  })
})

describe('an administrator who changes the address of somebody', () => {
  test('needs no word of that person: it counts at once, and the former address is told', async () => {
    const awa = await createCustomer(app.db)
    const fatou = await app.browser((await createAdmin(app.db)).id)
    const email = `neuve-${awa.email}`
    const change = (changes: object) => fatou.tries.changeUser({ params: { id: awa.id }, body: changes })
    expect((await change({ email })).status).toBe(200)
    await allIsSent()
    expect(await storedUser(app.db, awa.id)).toMatchObject({ email, pendingEmail: null })
    expect(subjectsTo(awa.email)).toEqual(['Votre adresse a été changée'])
    expect(await securityEventsOf(app, awa.id)).toMatchObject([{ kind: 'email.changed' }])
  })

  test('ends what its person asked for before', async () => {
    const { person, change, email } = await somebody('customer')
    await change({ email, currentPassword: PASSWORD })
    const token = await tokenTo(email)
    const fatou = await app.browser((await createAdmin(app.db)).id)
    const body = { email: `bureau-${person.email}` }
    expect((await fatou.tries.changeUser({ params: { id: person.id }, body })).status).toBe(200)
    expect((await confirm(token)).status).toBe(400)
    expect(await storedUser(app.db, person.id)).toMatchObject({ email: body.email, pendingEmail: null })
  })
})
