import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCustomer } from '#tests/support/makers/people.ts'
import { hydrate, openVisitors, type Visitors } from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

let site: TestSite
let visitors: Visitors
beforeAll(async () => {
  site = await startTestSite()
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

const assetOf = (ending: string) =>
  `/assets/${readdirSync('dist/client/assets').find(name => name.endsWith(ending))}`

const answers: [string, number, RequestInit?][] = [
  ['/', 200],
  ['/boutique', 200],
  ['/boutique/', 301],
  ['/nulle-part', 404],
  ['/suivi/aucun', 404],
  ['/%E0%A4%A', 400],
  [assetOf('.js'), 200],
  [assetOf('.woff2'), 200],
  ['/assets/none.js', 404],
  ['/icon.svg', 200],
  ['/sw.js', 200],
  ['/hors-ligne.html', 200],
  ['/robots.txt', 200],
  ['/sitemap.xml', 200],
  ['/attached_assets/none.webp', 404],
  ['/healthz', 200],
  ['/metrics', 200],
  ['/api', 404],
  ['/api/site', 200],
  ['/api/products', 200],
  ['/api/products/none', 404],
  ['/api/customer/orders', 401],
  ['/api/docs', 200],
  ['/api/openapi.json', 200],
  ['/api/auth/login', 400, { method: 'POST' }],
  ['/api/auth/login', 403, { method: 'POST', headers: { origin: 'https://thief.example' } }],
  ['/dev/mails', 404],
]

test.each(answers)(
  '%s (%i) is shown in no frame and runs nothing that is not ours',
  async (path, status, init) => {
    const { status: found, headers } = await fetch(site.url + path, {
      redirect: 'manual',
      ...init,
      headers: { accept: 'text/html,*/*', ...init?.headers },
    })
    expect(found).toBe(status)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toMatch(/default-src '(?:none|self)'/)
    expect(policy).not.toMatch(/script-src[^;]*(?:unsafe|\*|https?:)/)
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  },
)

test('a stream says it too', async () => {
  const page = await visitors.newPage({ as: [{ ...(await createCustomer(site.db)), role: 'customer' }] })
  await page.goto('/about')
  const said = await page.evaluate(async () => {
    const ended = new AbortController()
    const { headers } = await fetch('/api/customer/orders/events', { signal: ended.signal })
    ended.abort()
    return ['content-type', 'content-security-policy', 'x-frame-options'].map(name => headers.get(name))
  })
  expect(said).toEqual([
    'text/event-stream; charset=utf-8',
    expect.stringContaining("default-src 'none'"),
    'DENY',
  ])
})

test('the pages still run their own scripts, those that stand within them included', async () => {
  const page = await visitors.newPage()
  const told: string[] = []
  page.on(
    'console',
    message => message.type() === 'error' && told.push(`${message.location().url}: ${message.text()}`),
  )
  for (const path of ['/', '/boutique', '/contact', '/hors-ligne.html']) await page.goto(path)
  await page.goto('/boutique?search=riz')
  await hydrate(page)
  expect(told).toEqual([])
  expect(await page.content()).not.toContain('nonce=')
})
