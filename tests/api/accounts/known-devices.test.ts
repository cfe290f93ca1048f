import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, createCustomer, PASSWORD } from '#tests/support/makers/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let lateByMs = 0
beforeAll(async () => {
  app = await startTestApp({
    env: { RATE_LIMITS: 'on', LOGIN_FAILURES_PER_ADDRESS: '1000' },
    clock: () => new Date(Date.now() + lateByMs),
  })
})
afterAll(() => app.close())

type Person = { id: string; username: string }
const COOKIE = 'amic_device_admin'
const logIn = (visitor: TestBrowser, { username }: Person, password = PASSWORD) =>
  visitor.tries.adminLogin({ body: { username, password } })

/** The browser from which somebody has signed in, and out again. */
async function deviceOf(person: Person): Promise<TestBrowser> {
  const device = await app.browser()
  expect((await logIn(device, person)).status).toBe(200)
  await device.tries.adminLogout()
  return device
}
/** A browser that has nothing but this cookie. */
async function browserWith(cookie: string | undefined): Promise<TestBrowser> {
  const visitor = await app.browser()
  if (cookie !== undefined) visitor.cookies.set(COOKIE, cookie)
  return visitor
}
async function vandalise(person: Person): Promise<void> {
  const vandal = await app.browser()
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await logIn(vandal, person, 'faux')).status).toBe(401)
  expect((await logIn(vandal, person)).status).toBe(429)
}

test('a vandal does not lock the administrator out of the device where she signed in before', async () => {
  const fatou = await createAdmin(app.db)
  const device = await deviceOf(fatou)
  await vandalise(fatou)
  expect((await logIn(device, fatou)).status).toBe(200)
  // And who has no such device still waits: her entering gave the vandal nothing.
  expect((await logIn(await app.browser(), fatou)).status).toBe(429)
})

test('a stolen device guesses no further than anybody: it has a count of its own', async () => {
  const fatou = await createAdmin(app.db)
  const device = await deviceOf(fatou)
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await logIn(device, fatou, 'faux')).status).toBe(401)
  expect((await logIn(device, fatou)).status).toBe(429)
  // Its failures do not keep the person out elsewhere.
  expect((await logIn(await app.browser(), fatou)).status).toBe(200)
})

test('what a device keeps is out of the reach of scripts, and opens nothing by itself', async () => {
  const fatou = await createAdmin(app.db)
  const visitor = await app.browser()
  const { headers } = await logIn(visitor, fatou)
  const line = headers.getSetCookie().find(cookie => cookie.startsWith(`${COOKIE}=`))
  expect(line).toMatch(/; HttpOnly/)
  expect(line).toMatch(/; SameSite=Lax/)
  const alone = await browserWith(visitor.cookies.get(COOKIE))
  expect((await alone.tries.getCurrentAdmin()).status).toBe(401)
})

test.each([
  ['made up', () => 'x.1999999999.y'],
  ['of somebody else', (_own: string, others: string) => others],
  ['with a longer life', (own: string) => own.replace(/\.(\d+)\./, (_, at) => `.${Number(at) + 1}.`)],
  ['of another device', (own: string) => `${own[0] === 'A' ? 'B' : 'A'}${own.slice(1)}`],
  ['cut short', (own: string) => own.slice(0, -2)],
])('a cookie that is %s passes nothing', async (_what, forge) => {
  const fatou = await createAdmin(app.db)
  const own = (await deviceOf(fatou)).cookies.get(COOKIE)!
  const others = (await deviceOf(await createAdmin(app.db))).cookies.get(COOKIE)!
  await vandalise(fatou)
  expect((await logIn(await browserWith(forge(own, others)), fatou)).status).toBe(429)
  expect((await logIn(await browserWith(own), fatou)).status).toBe(200)
})

test('a device is known for 90 days', async () => {
  const fatou = await createAdmin(app.db)
  const cookie = (await deviceOf(fatou)).cookies.get(COOKIE)
  await vandalise(fatou)
  lateByMs = 90 * DAY_MS + 1_000
  expect((await logIn(await browserWith(cookie), fatou)).status).toBe(429)
  lateByMs = 90 * DAY_MS - 60_000
  expect((await logIn(await browserWith(cookie), fatou)).status).toBe(200)
  lateByMs = 0
})

test('another password makes every device a stranger, but the one that chose it', async () => {
  const awa = await createCustomer(app.db)
  const enter = (visitor: TestBrowser, password: string) =>
    visitor.tries.login({ body: { email: awa.email, password } })
  const [stolen, own] = [await app.browser(), await app.browser()]
  for (const visitor of [stolen, own]) expect((await enter(visitor, PASSWORD)).status).toBe(200)
  const change = { currentPassword: PASSWORD, newPassword: 'Gombo-frais-7' }
  expect((await own.tries.changeCustomerPassword({ body: change })).status).toBe(200)
  const vandal = await app.browser()
  for (let attempt = 0; attempt < 5; attempt += 1) await enter(vandal, 'faux')
  expect((await enter(stolen, 'Gombo-frais-7')).status).toBe(429)
  expect((await enter(own, 'Gombo-frais-7')).status).toBe(200)
})
