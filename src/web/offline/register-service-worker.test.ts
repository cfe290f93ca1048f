import { expect, test } from 'vitest'
import { staleSentence } from '#web/offline/register-service-worker.ts'

const SEEN_AT_MS = Date.parse('2026-11-21T14:32:50Z')

test.each(['/', '/boutique', '/product/1', '/cart', '/checkout'])(
  '%s shows the catalogue as it was seen',
  path => {
    expect(staleSentence(SEEN_AT_MS, path)).toBe('Catalogue vu le 21 novembre à\u00a014\u00a0h\u00a032')
  },
)

test.each(['/services', '/contact', '/cgv'])('%s shows a page as it was seen', path => {
  expect(staleSentence(SEEN_AT_MS, path)).toBe('Page vue le 21 novembre à\u00a014\u00a0h\u00a032')
})
