import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pageHeaders } from './page-security.ts'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const policyOf = (html: string) => pageHeaders(html)['content-security-policy'] ?? ''

test('allows the inline scripts of the page by their hash, and no other', () => {
  const policy = policyOf('<script>start()</script><p>x</p><script class="a" id="b">go();\nstop()</script>')
  expect(policy).toContain(`script-src 'self' ${sha256('start()')} ${sha256('go();\nstop()')};`)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

test('needs no hash for files and for data', () => {
  const policy = policyOf(
    '<script type="module" src="/a.js"></script><script type="application/ld+json">{"a":1}</script>',
  )
  expect(policy).toContain("script-src 'self';")
})

test('forbids frames, plugins and foreign forms', () => {
  const policy = policyOf('')
  for (const rule of [
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ]) {
    expect(policy).toContain(rule)
  }
})
