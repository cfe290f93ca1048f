import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract, type EndpointName } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { takeSnapshot } from '#tests/support/database/database-snapshot.ts'
import { actsOfPeople } from '#tests/support/endpoints/acts-of-people.ts'
import { adminActs, type Example, sendExample } from '#tests/support/endpoints/admin-acts.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

/** Half of a pair of UTF-16: JSON can carry it, and no database keeps it. */
const HALF = '\ud83c'

let app: TestApp
let everybody: Awaited<ReturnType<TestApp['browser']>>
beforeAll(async () => {
  app = await startTestApp()
  const { userId } = await createVendor(app.db)
  everybody = await app.browser((await createCustomer(app.db)).id, userId, (await createAdmin(app.db)).id)
})
afterAll(() => app.close())

/** The body once for each of its texts, with half a character in that one. */
function halved(body: unknown): unknown[] {
  if (typeof body === 'string') return [body + HALF]
  if (typeof body !== 'object' || body === null) return []
  const entries = Object.entries(body)
  return entries.flatMap(([name, inner]) =>
    halved(inner).map(half =>
      Array.isArray(body) ? body.with(Number(name), half) : { ...body, [name]: half },
    ),
  )
}

const writing = (Object.entries(contract) as [EndpointName, Endpoint][]).filter(
  ([, { method, body }]) => method !== 'GET' && body,
)

describe('half a character is refused in every text of', () => {
  test.each(writing)('%s', async name => {
    const make = actsOfPeople[name] ?? adminActs[name]
    const example: Example = make ? await make(app) : {}
    const bodies = [...halved(example.body ?? {}), { [HALF]: 1 }, { unknown: [{ deep: HALF }] }]
    const before = await takeSnapshot(app)
    for (const body of bodies) {
      const response = await sendExample(everybody, name, { ...example, body })
      expect(response.status, JSON.stringify(body).slice(0, 200)).toBe(400)
      expect(await response.json()).toMatchObject({ code: 'bad_request' })
    }
    expect(await takeSnapshot(app)).toEqual(before)
  })
})

test.each([
  ['/api/%zz', 400],
  ['/api/products/%E0%A4%A', 400],
  ['/api', 404],
  ['/api/', 404],
  ['/api?%zz', 404],
])('%s is answered with JSON, also to a browser', async (path, status) => {
  const response = await everybody.fetch(path, { headers: { accept: 'text/html' } })
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(await response.json()).toHaveProperty('message')
})
