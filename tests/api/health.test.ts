import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('a server that can serve says so, and describes itself to machines', async () => {
  const visitor = await app.browser()
  expect(await visitor.get('/healthz')).toMatchObject({ status: 200 })
  expect(await visitor.get('/readyz')).toMatchObject({ status: 200 })
  const { body } = await visitor.get('/metrics')
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/readyz",status="200"}')
})

test('a server whose background work stands still lives, but is not ready', async () => {
  const visitor = await app.browser()
  app.deps.background.isRunning = () => false
  try {
    const { status, headers } = await visitor.get('/readyz')
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    expect(await visitor.get('/healthz')).toMatchObject({ status: 200 })
  } finally {
    app.deps.background.isRunning = () => true
  }
})

test('an unknown address of the API is answered in JSON, and so is a broken one', async () => {
  const visitor = await app.browser()
  expect(await visitor.get('/api/nowhere')).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await visitor.get('/api/products/%E0%A4%A')).toMatchObject({
    status: 400,
    body: { code: 'bad_request' },
  })
})

test.each([
  ['/api', 404],
  ['/api?x=1', 404],
  ['/api/nowhere', 404],
  ['/api/%E0%A4%A', 400],
  ['/api/products/%E0%A4%A', 400],
])('%s is answered in JSON to a browser too', async (address, status) => {
  const answer = await fetch(`${app.url}${address}`, { headers: { accept: 'text/html,*/*;q=0.8' } })
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(await answer.json()).toMatchObject({ code: status === 400 ? 'bad_request' : 'not_found' })
})

test.each(['%00', 'a'.repeat(3_000), '%2e%2e%2fpostgres%2fPG_VERSION', 'none.webp'])(
  'a stored picture that cannot be is not there: %s',
  async name => {
    const visitor = await app.browser()
    expect(await visitor.get(`/attached_assets/${name}`)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
  },
)

test('every answer can be traced by its number', async () => {
  const visitor = await app.browser()
  const { headers } = await visitor.tries.getSite()
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
})

test('an address that cannot be read is said to a browser by a page', async () => {
  const answer = await fetch(`${app.url}/%E0%A4%A`, { headers: { accept: 'text/html' } })
  expect(answer.status).toBe(400)
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(await answer.text()).toContain('Retour à l’accueil')
})

test('a site that is served over TLS says that it always is, another does not', async () => {
  const secure = await startTestApp({ env: { PUBLIC_URL: 'https://amic.example' } })
  try {
    const { headers } = await fetch(`${secure.url}/api/site`)
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  } finally {
    await secure.close()
  }
  expect((await fetch(`${app.url}/api/site`)).headers.get('strict-transport-security')).toBeNull()
})
