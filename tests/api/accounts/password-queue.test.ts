import { afterAll, beforeAll, expect, test } from 'vitest'
import { inPasswordQueue } from '#server/accounts/passwords/passwords.ts'
import { createCustomer, PASSWORD } from '#tests/support/makers/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

/** More than the queue has places. */
const CROWD = 200

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('a crowd that signs in at once is sent away in words, and the shop goes on', async () => {
  const awa = await createCustomer(app.db)
  const atHome = await app.browser(awa.id)
  const visitor = await app.browser()
  const enter = () => visitor.tries.login({ body: { email: awa.email, password: PASSWORD } })
  const register = () =>
    visitor.tries.register({
      body: {
        username: 'adjoua',
        email: 'adjoua@amic.example',
        password: PASSWORD,
        fullName: 'Adjoua Brou',
        region: 'Abidjan',
      },
    })

  const held = Promise.withResolvers<void>()
  const crowd = Array.from({ length: CROWD }, () => inPasswordQueue(() => held.promise))
  const outcomes = Promise.allSettled(crowd)
  for (const refused of [await enter(), await register()]) {
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(refused.body.message).toMatch(/[a-zé] /)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect((await atHome.tries.getCurrentUser()).status).toBe(200)
  expect((await visitor.tries.listProducts({ query: { limit: '1' } })).status).toBe(200)

  held.resolve()
  const sentAway = (await outcomes).filter(({ status }) => status === 'rejected').length
  expect(sentAway).toBeGreaterThan(0)
  expect(sentAway).toBeLessThan(CROWD)
  expect((await enter()).status).toBe(200)
  expect((await register()).status).toBe(201)
})

test('who has to wait anyway takes no place of the crowd', async () => {
  const strict = await startTestApp({ env: { RATE_LIMITS: 'on' } })
  try {
    const awa = await createCustomer(strict.db)
    const visitor = await strict.browser()
    const enter = () => visitor.tries.login({ body: { email: awa.email, password: 'faux' } })
    const stolen = await strict.browser(awa.id)
    const change = { currentPassword: 'faux', newPassword: 'Gombo-frais-7' }
    const guess = () => stolen.tries.changeCustomerPassword({ body: change })
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await enter()).status).toBe(401)
      expect((await guess()).status).toBe(400)
    }
    const held = Promise.withResolvers<void>()
    const crowd = Promise.allSettled(Array.from({ length: CROWD }, () => inPasswordQueue(() => held.promise)))
    expect((await enter()).status).toBe(429)
    expect((await guess()).status).toBe(429)
    held.resolve()
    await crowd
  } finally {
    await strict.close()
  }
})

test('one account takes two places, however much it asks for, and shuts the door for nobody', async () => {
  const awa = await createCustomer(app.db)
  const stolen = await app.browser(awa.id)
  const change = { currentPassword: 'faux', newPassword: 'Gombo-frais-7' }
  const held = Promise.withResolvers<void>()
  const running = Promise.all([1, 2].map(() => inPasswordQueue(() => held.promise)))
  const asked = Array.from({ length: 60 }, () => stolen.tries.changeCustomerPassword({ body: change }))
  const early: number[] = []
  for (const answer of asked) answer.then(({ status }) => early.push(status))
  await expect.poll(() => early.length).toBe(58)
  expect(new Set(early)).toEqual(new Set([503]))
  const yao = await createCustomer(app.db)
  const entering = (await app.browser()).tries.login({ body: { email: yao.email, password: PASSWORD } })
  held.resolve()
  await running
  expect((await entering).status).toBe(200)
  await Promise.all(asked)
})
