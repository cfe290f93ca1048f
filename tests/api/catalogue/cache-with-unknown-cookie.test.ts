import { afterAll, expect, test } from 'vitest'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import { startTestApp } from '#tests/support/servers/app.ts'

const app = await startTestApp()
afterAll(app.close)

const isKept = async (visitor: TestBrowser) => {
  const answer = await visitor.fetch('/api/products')
  expect(answer.status).toBe(200)
  return answer.headers.get('cache-control') !== 'no-store'
}

test('a cookie that somebody made up does not go past what is kept; that of a vendor does', async () => {
  const visitor = await app.browser()
  expect(await isKept(visitor)).toBe(true)
  visitor.cookies.set('amic_vendor', 'A'.repeat(43))
  expect(await isKept(visitor)).toBe(true)
  expect(await isKept(await app.browser((await createVendor(app.db)).userId))).toBe(false)
})
