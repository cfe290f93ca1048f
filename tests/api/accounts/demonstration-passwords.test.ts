import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoAccounts, demoApprover } from '#contract/accounts/demo-accounts.ts'
import { users } from '#database/schema/accounts.ts'
import { loadConfigured } from '#demo/load-configured.ts'
import { DemoPasswordsError, hashPassword, refuseDemoPasswords } from '#server/accounts/public.ts'
import { readConfig } from '#server/config.ts'
import { createTestDatabase } from '#tests/support/database/database.ts'
import { createAdmin, createCustomer } from '#tests/support/makers/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'
import { production } from '#tests/support/servers/production.ts'
import { startSiteProcess } from '#tests/support/servers/site.ts'
import { makeTemporaryFolder } from '#tests/support/servers/temporary-folder.ts'

describe('a production with demonstration data', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let server: Awaited<ReturnType<typeof startSiteProcess>>
  beforeAll(async () => {
    database = await createTestDatabase()
    const DATA_DIR = await makeTemporaryFolder('production')
    const env = { ...production, DATABASE_URL: database.url, DATA_DIR, DEMO_DATA: '1' }
    // As a first start does it, with pictures that are sooner drawn.
    await loadConfigured(readConfig({ ...env, LOG_LEVEL: 'silent' }), database.db, 40)
    server = await startSiteProcess(env)
  })
  afterAll(async () => {
    await server.stop()
    await database.close()
  })
  const ask = (path: string, body?: object) =>
    fetch(server.url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'x-forwarded-proto': 'https',
        origin: production.PUBLIC_URL,
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    })

  test.each([
    ['/api/auth/login', { email: demoAccounts.customer.login, password: demoAccounts.customer.password }],
    [
      '/api/auth/vendor-login',
      { username: demoAccounts.vendor.login, password: demoAccounts.vendor.password },
    ],
    ['/api/auth/admin-login', { username: demoAccounts.admin.login, password: demoAccounts.admin.password }],
    ['/api/auth/admin-login', { username: demoApprover.login, password: demoApprover.password }],
  ])('lets nobody in by the passwords of the demonstration, at %s', async (path, body) => {
    const answer = await ask(path, body)
    expect(answer.status).toBe(401)
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('does not tell them', async () => {
    expect(await (await ask('/api/site')).json()).toMatchObject({ demonstration: false })
  })

  test('shows the mail of a forgotten password to nobody', async () => {
    expect((await ask('/dev/mails')).status).toBe(404)
  })
})

describe('a database that was filled for a demonstration elsewhere', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.close())

  test('is refused in production while a known password opens', async () => {
    const passwordHash = await hashPassword(demoAccounts.admin.password)
    for (const { login: username } of [demoAccounts.admin, demoApprover])
      await createAdmin(app.db, { username, passwordHash })
    await createCustomer(app.db, { email: demoAccounts.customer.login })
    const refused = refuseDemoPasswords(app)
    await expect(refused).rejects.toThrow(DemoPasswordsError)
    await expect(refused).rejects.toThrow(/ouvre encore admin, admin2\./)
    await app.db.update(users).set({ isActive: false })
    await expect(refuseDemoPasswords(app)).resolves.toBeUndefined()
  })
})
