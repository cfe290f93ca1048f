import { expect, test } from 'vitest'
import { compressResponse, encodeBody } from './compress-response.ts'

const page = (name: string) =>
  compressResponse({ status: 200, contentType: 'text/html', body: `${name} `.repeat(1_000) })

test('what is asked for uncompressed is decompressed once while it is asked for, and few are kept so', async () => {
  const watched = await page('accueil')
  const first = await encodeBody(watched, 'identity')
  expect(first.toString()).toMatch(/^accueil accueil /)
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
    await encodeBody(await page(name), 'identity')
    expect(await encodeBody(watched, 'identity')).toBe(first)
  }
  for (const name of ['h', 'i', 'j', 'k', 'l', 'm', 'n', 'o']) await encodeBody(await page(name), 'identity')
  const again = await encodeBody(watched, 'identity')
  expect(again).not.toBe(first)
  expect(again.equals(first)).toBe(true)
})
