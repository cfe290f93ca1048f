import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import { mails } from '#database/schema/mails.ts'
import { payoutNumberRequests, payoutNumbers } from '#database/schema/payout-numbers.ts'
import { textMessages } from '#database/schema/text-messages.ts'
import { backgroundTasks } from '#server/background/background-tasks.ts'
import { readConfig } from '#server/config.ts'
import { writeLetter } from '#server/notifications/mail-kinds.ts'
import { type Outbox, startOutbox } from '#server/outbox/public.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createVendor, PASSWORD } from '#tests/support/makers/people.ts'
import { startTextGateway, type TestGateway } from '#tests/support/partners/text-gateway.ts'
import { securityEventsOf } from '#tests/support/security/security-events.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'
import { jobsAreDone } from '#tests/support/servers/jobs.ts'

const PATH = '/api/vendor/payout-number'

let gateway: TestGateway
let app: TestApp
let outbox: Outbox
let now: Date
beforeAll(async () => {
  now = new Date()
  gateway = await startTextGateway()
  app = await startTestApp({
    clock: () => now,
    env: { SMS_GATEWAY_URL: gateway.url, SMS_GATEWAY_TOKEN: 'jeton' },
  })
  outbox = await startOutbox({ pool: app.pool, tasks: backgroundTasks(app.deps), log: app.deps.log })
})
afterAll(async () => {
  await outbox.stop()
  await app.close()
  await gateway.close()
})

let vendor: Awaited<ReturnType<typeof createVendor>>
let yao: TestBrowser
beforeEach(async () => {
  now = new Date()
  gateway.taken.length = 0
  gateway.answers.length = 0
  vendor = await createVendor(app.db)
  yao = await app.browser(vendor.userId)
})
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

const bodyOf = (phone: string, changes: object = {}) => ({
  phone,
  operator: 'ORANGE_MONEY_CI',
  currentPassword: PASSWORD,
  ...changes,
})
const ask = (phone: string, changes: object = {}) => yao.put(PATH, bodyOf(phone, changes))
const verify = (code: string) => yao.post(`${PATH}/verify`, { code })
const read = async () => (await yao.get(PATH)).body

/** The last code that went to a number. */
async function codeTo(phone: string): Promise<string> {
  expect(await jobsAreDone(app.db)).toBe(true)
  const text = gateway.taken.findLast(({ to }) => to === phone)?.text
  return /\b\d{6}\b/.exec(text ?? '')?.[0] ?? 'none'
}
const otherThan = (code: string) => (code === '123456' ? '654321' : '123456')

async function confirm(phone: string): Promise<void> {
  expect((await ask(phone)).status).toBe(200)
  expect((await verify(await codeTo(phone))).status).toBe(200)
}

test('a number is confirmed by the code that went there, and used a day later', async () => {
  expect(await read()).toEqual({ current: null, awaitingCode: null, waitHours: 24 })
  const asked = await ask('07 01 02 03 04')
  expect(asked.body).toMatchObject({
    current: null,
    awaitingCode: { phone: '+2250701020304', operator: 'ORANGE_MONEY_CI' },
  })
  const code = await codeTo('+2250701020304')
  const [text] = gateway.taken
  expect(text?.text.length).toBeLessThanOrEqual(160)
  expect(await app.db.$count(payoutNumbers, eq(payoutNumbers.vendorId, vendor.id))).toBe(0)

  const { status, body } = await verify(`${code.slice(0, 3)} ${code.slice(3)}`)
  expect(status).toBe(200)
  expect(body).toEqual({
    awaitingCode: null,
    waitHours: 24,
    current: {
      phone: '+2250701020304',
      operator: 'ORANGE_MONEY_CI',
      confirmedAt: now.toISOString(),
      usableAt: new Date(now.getTime() + 24 * HOUR_MS).toISOString(),
    },
  })
  expect(await read()).toEqual(body)
  expect(await securityEventsOf(app, vendor.userId)).toContainEqual(
    expect.objectContaining({ kind: 'payout-number.changed' }),
  )
})

test.each(['+2252720000000', '0801020304', '070102030', '07010203045', '+33612345678', ''])(
  'only a mobile number of Côte d’Ivoire is taken, not %j',
  async phone => {
    const { status, body } = await ask(phone)
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'validation', errors: { phone: expect.stringContaining('01, 05') } })
  },
)

test('an operator that nobody pays by is refused', async () => {
  const { body } = await ask('0701020304', { operator: 'CARD' })
  expect(body).toMatchObject({ code: 'validation', errors: { operator: expect.any(String) } })
})

describe('a thief in a session that was left open', () => {
  test('who knows it and confirms the first number is told of by mail, which waits for nothing', async () => {
    await confirm('+2250701020304')
    expect(await jobsAreDone(app.db)).toBe(true)
    const told = () => app.db.select().from(mails).where(eq(mails.recipient, vendor.user.email))
    const mail = { kind: 'payout-number-confirmed', status: 'sent', isLimited: false }
    expect(await told()).toMatchObject([mail])
    await confirm('+2250701020304')
    expect(await jobsAreDone(app.db)).toBe(true)
    expect(await told()).toMatchObject([mail, mail])
    const letter = await writeLetter(app.deps, (await told())[0]!)
    expect(JSON.stringify(letter)).toContain('+225 07 01 02 03 04')
  })

  test('names no number without the password', async () => {
    expect((await ask('0701020304', { currentPassword: undefined })).body.code).toBe('password_required')
    expect((await ask('0701020304', { currentPassword: 'Faux1234' })).body.code).toBe(
      'wrong_current_password',
    )
    expect(await read()).toEqual({ current: null, awaitingCode: null, waitHours: 24 })
  })

  test('who knows it is told to the former number, which gets no more money', async () => {
    await confirm('+2250701020304')
    later(HOUR_MS)
    await confirm('+2250505050505')
    expect(await jobsAreDone(app.db)).toBe(true)
    const told = gateway.taken.filter(({ to }) => to === '+2250701020304')
    expect(told.at(-1)?.text).toContain("n'iront plus sur ce numéro")
    expect(told.at(-1)?.text.length).toBeLessThanOrEqual(160)
    const { current } = await read()
    expect(current.phone).toBe('+2250505050505')
    expect(new Date(current.usableAt).getTime() - now.getTime()).toBe(24 * HOUR_MS)
  })
})

describe('a guesser', () => {
  test('has five tries, and the right code is worth nothing after them', async () => {
    await ask('+2250701020304')
    const code = await codeTo('+2250701020304')
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await verify(otherThan(code))).body.code).toBe('wrong_text_code')
    }
    const { status, body } = await verify(code)
    expect(status).toBe(400)
    expect(body.code).toBe('text_code_expired')
    expect((await read()).current).toBeNull()
  })

  test('who tries many at once has five of them answered', async () => {
    await ask('+2250701020304')
    const code = await codeTo('+2250701020304')
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(otherThan(code))))
    expect(answers.filter(({ body }) => body.code === 'wrong_text_code')).toHaveLength(5)
  })

  test('finds no code in the database', async () => {
    await ask('+2250701020304')
    const code = await codeTo('+2250701020304')
    const [request] = await app.db
      .select()
      .from(payoutNumberRequests)
      .where(eq(payoutNumberRequests.vendorId, vendor.id))
    const texts = await app.db.select().from(textMessages).where(eq(textMessages.recipient, '+2250701020304'))
    expect(JSON.stringify([request, texts])).not.toContain(code)
    expect(request?.codeHash?.toString('hex')).toHaveLength(64)
  })
})

test('a code lives ten minutes', async () => {
  await ask('+2250701020304')
  const code = await codeTo('+2250701020304')
  later(10 * MINUTE_MS)
  expect((await verify(code)).body.code).toBe('text_code_expired')
  expect((await read()).awaitingCode).toBeNull()
})

test('a code confirms the number that it went to, not one named after it', async () => {
  await ask('+2250701020304')
  const first = await codeTo('+2250701020304')
  await ask('+2250505050505')
  const second = await codeTo('+2250505050505')
  if (first !== second) expect((await verify(first)).body.code).toBe('wrong_text_code')
  expect((await verify(second)).status).toBe(200)
  expect((await read()).current.phone).toBe('+2250505050505')
})

test('a code is used once, however often it is sent at once', async () => {
  await ask('+2250701020304')
  const code = await codeTo('+2250701020304')
  const answers = await Promise.all([verify(code), verify(code), verify(code)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'text_code_expired')).toHaveLength(2)
})

test('a text that the gateway did not take is written anew, and only its code counts', async () => {
  gateway.answers.push(503)
  await ask('+2250701020304')
  expect(await jobsAreDone(app.db)).toBe(true)
  await app.db.execute(`update graphile_worker._private_jobs set run_at = now() where attempts > 0`)
  expect((await verify(await codeTo('+2250701020304'))).status).toBe(200)
})

test('a number gets one code a minute and five an hour; nobody is told by whom', async () => {
  const limited = await startTestApp({ env: { RATE_LIMITS: 'on', TEXT_CODES_PER_MINUTE: '100' } })
  const strict = await startTestApp({ env: { RATE_LIMITS: 'on' } })
  try {
    const send = async (shop: TestApp) => {
      const { userId } = await createVendor(shop.db)
      return (await shop.browser(userId)).put(PATH, bodyOf('+2250707070707'))
    }
    for (let sent = 0; sent < 5; sent += 1) expect((await send(limited)).status).toBe(200)
    expect((await send(limited)).status).toBe(429)
    expect((await send(strict)).status).toBe(200)
    const again = await send(strict)
    expect(again.body.code).toBe('rate_limited')
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0)
  } finally {
    await limited.close()
    await strict.close()
  }
})

test('trials may pay at once, a production waits', () => {
  const env = { PAYOUT_NUMBER_WAIT_HOURS: '0' }
  expect(readConfig(env).payoutNumberWaitHours).toBe(0)
  expect(() => readConfig({ ...env, NODE_ENV: 'production' })).toThrow(/PAYOUT_NUMBER_WAIT_HOURS/)
  expect(readConfig({}).payoutNumberWaitHours).toBe(24)
})
