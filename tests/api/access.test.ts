import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import type { Endpoint, Role } from '#contract/endpoint.ts'
import { newId } from '#database/schema/columns.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import type { TestBrowser } from '#tests/support/browser.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/people.ts'

type Visitor = Role | 'nobody'

let app: TestApp
let userIds: Record<Visitor, string[]>

beforeAll(async () => {
  app = await startTestApp()
  userIds = {
    nobody: [],
    customer: [(await createCustomer(app.db)).id],
    vendor: [(await createVendor(app.db)).userId],
    admin: [(await createAdmin(app.db)).id],
  }
})
afterAll(() => app.close())

/** What the policy of an endpoint says to a visitor: null when it lets the visitor in. */
function refusalFor({ access }: Endpoint, visitor: Visitor): 401 | 403 | null {
  if (access === 'public') return null
  if (visitor === 'nobody') return 401
  return access.includes(visitor) ? null : 403
}

/** Calls an endpoint on things that do not exist, with a body that says nothing: only the door is tried. */
async function tryDoor({ method, path }: Endpoint, visitor: TestBrowser): Promise<number> {
  const aborted = new AbortController()
  const init: RequestInit = { method, signal: aborted.signal }
  if (method !== 'GET') {
    init.headers = { 'content-type': 'application/json' }
    init.body = '{}'
  }
  const { status } = await visitor.fetch(path.replace(/:\w+/g, newId()), init)
  // A stream would never end by itself.
  aborted.abort()
  return status
}

describe.each(Object.entries(contract) as [string, Endpoint][])('%s', (_name, endpoint) => {
  test.each(['nobody', 'customer', 'vendor', 'admin'] as const)(
    `${endpoint.method} ${endpoint.path} as %s`,
    async visitor => {
      const status = await tryDoor(endpoint, await app.browser(...userIds[visitor]))
      const refusal = refusalFor(endpoint, visitor)
      // Whoever is let in may still be told that the body is empty or the thing unknown.
      if (refusal === null) expect([200, 201, 400, 404]).toContain(status)
      else expect(status).toBe(refusal)
    },
  )
})
