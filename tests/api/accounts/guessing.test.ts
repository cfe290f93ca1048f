import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#contract/endpoint.ts'
import type { TestAnswer, TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, createCustomer, createVendor, PASSWORD } from '#tests/support/makers/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'on', LOGIN_FAILURES_PER_ADDRESS: '1000' } })
})
afterAll(() => app.close())

const doors = {
  customer: '/api/login',
  vendor: '/api/auth/vendor-login',
  admin: '/api/auth/admin-login',
} as const
const spaces = Object.keys(doors) as Role[]
type Person = { email: string; username: string }

async function logIn(
  space: Role,
  { email, username }: Person,
  password = PASSWORD,
  visitor?: TestBrowser,
): Promise<TestAnswer> {
  const name = space === 'customer' ? { email } : { username }
  return (visitor ?? (await app.browser())).post(doors[space], { ...name, password })
}

async function fail(space: Role, person: Person, times: number, visitor?: TestBrowser) {
  for (let attempt = 0; attempt < times; attempt += 1)
    expect((await logIn(space, person, 'faux', visitor)).status).toBe(401)
}

const people = {
  customer: () => createCustomer(app.db),
  vendor: async () => (await createVendor(app.db)).user,
  admin: () => createAdmin(app.db),
}

const waitOf = ({ headers }: TestAnswer) => Number(headers.get('retry-after'))
/** What somebody waits for comes at once; what was counted stays. */
const letWaitPass = (who: string) =>
  app.db.execute(sql`update rate_limits set waits_until = now() where key like ${`login:%${who}%`}`)

describe('a thief who guesses at several doors', () => {
  test.each(spaces)('has one count of the account of a %s, and every door tells it the same', async role => {
    const person = await people[role]()
    await fail('vendor', person, 2)
    await fail('admin', person, 2)
    await fail('customer', person, 1)
    for (const space of spaces) {
      const refused = await logIn(space, person)
      expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
      expect(refused.headers.getSetCookie()).toEqual([])
    }
  })

  test('does not learn of nobody’s account, either: the doors count what was typed alike', async () => {
    const nobody = { email: 'fantome@amic.example', username: 'fantôme' }
    await fail('vendor', nobody, 3)
    await fail('admin', { ...nobody, username: 'FANTÔME' }, 2)
    for (const space of ['vendor', 'admin'] as const) expect((await logIn(space, nobody)).status).toBe(429)
    await fail('customer', nobody, 5)
    expect((await logIn('customer', { ...nobody, email: 'Fantome@AMIC.example' })).status).toBe(429)
  })

  test('hears of the wrong door once the wait is over only', async () => {
    const admin = await people.admin()
    await fail('customer', admin, 5)
    expect((await logIn('vendor', admin)).body.code).toBe('rate_limited')
    await letWaitPass(admin.id)
    expect((await logIn('vendor', admin)).body.code).toBe('wrong_space')
  })

  test('gets no fresh count by other letters that the database takes for the same', async () => {
    const admin = await createAdmin(app.db, { username: 'aminata.diarrassouba' })
    const { rows } = await app.db.execute(sql`select lower('AMİNATA') = 'aminata' as "isSame"`)
    await fail('admin', { ...admin, username: 'AMINATA.DIARRASSOUBA' }, 5)
    const dotted = await logIn('admin', { ...admin, username: 'AMİNATA.DİARRASSOUBA' })
    expect(dotted.status).toBe(rows[0]!.isSame ? 429 : 401)
    expect((await logIn('admin', admin)).status).toBe(429)
  })
})

describe('who failed often', () => {
  test('waits a minute after five failures, also for the right password, and only that account', async () => {
    const awa = await people.customer()
    await fail('customer', awa, 5)
    const refused = await logIn('customer', awa)
    expect(refused.body).toEqual({
      code: 'rate_limited',
      message: 'Trop de tentatives. Veuillez patienter avant de réessayer.',
    })
    expect(waitOf(refused)).toBeGreaterThan(30)
    expect(waitOf(refused)).toBeLessThanOrEqual(60)
    expect((await logIn('customer', { ...awa, email: awa.email.toUpperCase() })).status).toBe(429)
    expect((await logIn('customer', await people.customer())).status).toBe(200)
  })

  test('waits longer after each further failure, a quarter of an hour at most', async () => {
    const awa = await people.customer()
    await fail('customer', awa, 5)
    for (const longest of [60, 120, 240, 480, 900, 900]) {
      const seconds = waitOf(await logIn('customer', awa))
      expect(seconds).toBeGreaterThan(longest / 2)
      expect(seconds).toBeLessThanOrEqual(longest)
      await letWaitPass(awa.id)
      await fail('customer', awa, 1)
    }
  })

  test('enters once the wait is over, and is forgiven', async () => {
    const awa = await people.customer()
    await fail('customer', awa, 5)
    await letWaitPass(awa.id)
    expect((await logIn('customer', awa)).status).toBe(200)
    await fail('customer', awa, 4)
    expect((await logIn('customer', awa)).status).toBe(200)
  })

  test('has its failures forgotten by time', async () => {
    const awa = await people.customer()
    await fail('customer', awa, 5)
    await app.db.execute(
      sql`update rate_limits set window_ends_at = now(), waits_until = now() where key like ${`%${awa.id}%`}`,
    )
    await fail('customer', awa, 4)
    expect((await logIn('customer', awa)).status).toBe(200)
  })

  test('cannot outrun the count by guesses sent at once', async () => {
    const awa = await people.customer()
    const answers = await Promise.all(Array.from({ length: 12 }, () => logIn('customer', awa, 'faux')))
    const tried = answers.filter(answer => answer.status === 401).length
    // Two passwords are checked at a time: one more than the limit may slip through.
    expect(tried).toBeLessThanOrEqual(6)
    expect(tried).toBeGreaterThanOrEqual(5)
    expect((await logIn('customer', awa)).status).toBe(429)
  })
})

test('an address that fails on many accounts waits, whatever it knows', async () => {
  const narrow = await startTestApp({ env: { RATE_LIMITS: 'on', LOGIN_FAILURES_PER_ADDRESS: '3' } })
  try {
    const awa = await createCustomer(narrow.db)
    const home = await narrow.browser()
    const body = { email: awa.email, password: PASSWORD }
    expect((await home.post(doors.customer, body)).status).toBe(200)
    for (const name of ['un', 'deux', 'trois']) {
      const guess = { email: `${name}@amic.example`, password: 'faux' }
      expect((await (await narrow.browser()).post(doors.customer, guess)).status).toBe(401)
    }
    for (const visitor of [home, await narrow.browser()]) {
      const refused = await visitor.post(doors.customer, body)
      expect(refused.status).toBe(429)
      expect(waitOf(refused)).toBeGreaterThan(60)
    }
  } finally {
    await narrow.close()
  }
})

test('a network that changes its address at will is one: IPv6 counts by /64', async () => {
  const proxied = await startTestApp({
    env: {
      RATE_LIMITS: 'on',
      TRUST_PROXY: '1',
      LOGIN_FAILURES_PER_ADDRESS: '3',
      PUBLIC_WRITES_PER_HOUR: '2',
    },
  })
  try {
    const visitor = await proxied.browser()
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const guess = (address: string, name: string) =>
      visitor.post(doors.customer, { email: `${name}@amic.example`, password: 'faux' }, from(address))
    for (const [index, host] of ['1', 'b:c:d', 'ffff:1'].entries())
      expect((await guess(`2001:db8:1:2::${host}`, `nom-${index}`)).status).toBe(401)
    expect((await guess('2001:db8:1:2:aaaa::9', 'quatre')).status).toBe(429)
    expect((await guess('2001:db8:1:3::1', 'cinq')).status).toBe(401)
    expect((await guess('41.66.0.1', 'six')).status).toBe(401)

    const ask = (address: string) =>
      visitor.tries.forgotPassword({
        body: { email: 'a@amic.example', space: 'customer' },
        headers: from(address),
      })
    const statuses = [await ask('2001:db8:7::1'), await ask('2001:db8:7::2'), await ask('2001:db8:7::3')]
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429])

    const track = (address: string) =>
      visitor.tries.getTrackedOrder({ params: { token: 'x'.repeat(43) }, headers: from(address) })
    const tracked = [await track('2001:db8:9::1'), await track('2001:db8:9::2'), await track('2001:db8:9::3')]
    expect(tracked.map(({ status }) => status)).toEqual([404, 404, 429])
  } finally {
    await proxied.close()
  }
})

test('even who knows the password does not sign in without end', async () => {
  const few = await startTestApp({
    env: { RATE_LIMITS: 'on', SIGN_INS_PER_ACCOUNT: '3', SIGN_INS_PER_ADDRESS: '5' },
  })
  try {
    const enter = async ({ email }: Person, path: string = doors.customer) =>
      (await few.browser()).post(path, { email, password: PASSWORD })
    const statusesOf = async (person: Person, times: number) => {
      const statuses: number[] = []
      for (let time = 0; time < times; time += 1) statuses.push((await enter(person)).status)
      return statuses
    }
    expect(await statusesOf(await createCustomer(few.db), 4)).toEqual([200, 200, 200, 429])
    expect(await statusesOf(await createCustomer(few.db), 3)).toEqual([200, 200, 429])
  } finally {
    await few.close()
  }
})
