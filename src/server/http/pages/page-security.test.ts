import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pageHeaders } from './page-security.ts'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const policyOf = (...scripts: string[]) => pageHeaders(scripts)['content-security-policy'] ?? ''

test('allows the scripts that are named, by their hash, and no other', () => {
  const policy = policyOf('start()', 'go();\nstop()')
  expect(policy).toContain(`script-src 'self' ${sha256('start()')} ${sha256('go();\nstop()')};`)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(policyOf()).toContain("script-src 'self';")
})

test('forbids frames, plugins and foreign forms', () => {
  const policy = policyOf()
  for (const rule of [
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ]) {
    expect(policy).toContain(rule)
  }
})
