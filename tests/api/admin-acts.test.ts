import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EndpointName } from '#contract/contract.ts'
import { adminActs, sendExample } from '#tests/support/admin-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import type { TestBrowser } from '#tests/support/browser.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/people.ts'

type Intruder = 'stranger' | 'customer' | 'vendor'

let app: TestApp
let intruders: Record<Intruder, TestBrowser>
let admin: TestBrowser
beforeAll(async () => {
  app = await startTestApp()
  intruders = {
    stranger: await app.browser(),
    customer: await app.browser((await createCustomer(app.db)).id),
    vendor: await app.browser((await createVendor(app.db)).userId),
  }
  admin = await app.browser((await createAdmin(app.db)).id)
})
afterAll(() => app.close())

/** All rows of all tables but that of refusals, each table summed up in one word. */
async function sumUp(): Promise<Record<string, string>> {
  const { rows: tables } = await app.pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'security_events' order by 1`,
  )
  const sums: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await app.pool.query<{ sum: string }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(r::text, ',' order by r::text), '')) as sum from ${name} r`,
    )
    sums[name] = rows[0]!.sum
  }
  return sums
}

const tries = (Object.keys(adminActs) as EndpointName[]).flatMap(name => [
  [name, 'stranger', 401] as const,
  [name, 'customer', 403] as const,
  [name, 'vendor', 403] as const,
])

describe('what only administrators may do is done for nobody else', () => {
  test.each(tries)('%s, tried by a %s', async (name, intruder, status) => {
    const example = await adminActs[name]!(app)
    const before = await sumUp()
    const response = await sendExample(intruders[intruder], name, example)
    expect(response.status, await response.text()).toBe(status)
    expect(await sumUp()).toEqual(before)
  })

  test('the sums tell when a row changed', async () => {
    const example = await adminActs.changeUser!(app)
    const before = await sumUp()
    expect((await sendExample(admin, 'changeUser', example)).status).toBe(200)
    const after = await sumUp()
    expect(Object.keys(after).filter(table => after[table] !== before[table])).toEqual([
      'audit_events',
      'users',
    ])
  })
})
