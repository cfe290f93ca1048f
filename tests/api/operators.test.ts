import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'
import { production } from '#tests/support/servers/production.ts'

const TOKEN = 'ce que sait Prometheus'
const addresses = [
  '/metrics',
  '/api/openapi.json',
  '/api/docs',
  '/api/docs/json',
  '/api/docs/static/index.css',
]

const as = (password: string) => `Basic ${Buffer.from(`prometheus:${password}`).toString('base64')}`

let withToken: TestApp
let behindProxy: TestApp
let alone: TestApp
beforeAll(async () => {
  withToken = await startTestApp({ env: { ...production, OPERATIONS_TOKEN: TOKEN } })
  behindProxy = await startTestApp({ env: { ...production, TRUST_PROXY: '1' } })
  alone = await startTestApp({ env: production })
})
afterAll(() => Promise.all([withToken, behindProxy, alone].map(app => app.close())))

describe.each(addresses)('what those who run a production read at %s', address => {
  const ask = async (app: TestApp, headers: Record<string, string> = {}) => {
    const answer = await fetch(app.url + address, { headers, redirect: 'manual' })
    return {
      status: answer.status,
      challenge: answer.headers.get('www-authenticate'),
      text: await answer.text(),
    }
  }

  test('is read with the token and no other word, from wherever', async () => {
    expect((await ask(withToken, { authorization: as(TOKEN) })).status).toBeLessThan(400)
    for (const authorization of ['', as('ce que sait un autre'), as(''), `Bearer ${TOKEN}`]) {
      const refused = await ask(withToken, authorization ? { authorization } : {})
      expect(refused).toMatchObject({ status: 401, challenge: expect.stringContaining('Basic') })
      expect(JSON.parse(refused.text)).toMatchObject({ code: 'operators_only' })
    }
  })

  test('is read from a private address where there is no token', async () => {
    expect((await ask(alone)).status).toBeLessThan(400)
    expect((await ask(behindProxy, { 'x-forwarded-for': '10.1.2.3' })).status).toBeLessThan(400)
    expect((await ask(behindProxy, { 'x-forwarded-for': 'fd00::7' })).status).toBeLessThan(400)
  })

  test('is refused to the world, also through a proxy that nobody told us of', async () => {
    for (const [app, from] of [
      [behindProxy, '203.0.113.9'],
      [behindProxy, '2001:db8::9'],
      // What one says of oneself: the proxy adds the true one at the end.
      [behindProxy, '10.1.2.3, 203.0.113.9'],
      [alone, '10.1.2.3'],
      [alone, '203.0.113.9'],
    ] as const) {
      expect(await ask(app, { 'x-forwarded-for': from })).toMatchObject({ status: 401 })
    }
  })
})

test('outside of production everybody may look', async () => {
  const app = await startTestApp()
  for (const address of addresses) expect((await fetch(app.url + address)).status).toBe(200)
  await app.close()
})

test('who found a weakness learns whom to write to', async () => {
  const app = await startTestApp({ env: { SUPPORT_EMAIL: 'aide@amic.ci' } })
  const answer = await fetch(`${app.url}/.well-known/security.txt`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const lines = new Map(
    (await answer.text())
      .trim()
      .split('\n')
      .map(line => line.split(/: (.*)/) as [string, string]),
  )
  expect(lines.get('Contact')).toBe('mailto:aide@amic.ci')
  expect(lines.get('Canonical')).toBe(`${app.deps.config.publicUrl}/.well-known/security.txt`)
  const daysLeft = (Date.parse(lines.get('Expires') ?? '') - Date.now()) / DAY_MS
  expect(daysLeft).toBeGreaterThan(30)
  expect(daysLeft).toBeLessThan(365)
  await app.close()
})
