import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Product } from '#contract/catalogue/schemas.ts'
import { centimesOf } from '#contract/money.ts'
import { fillDemoCatalogue } from '#tests/support/database/demo-catalogue.ts'
import { startTestApp } from '#tests/support/servers/app.ts'

/** Of the hundred searches of `searches.csv`, at least so many are answered right (decision 43 names the others). */
const RIGHT_AT_LEAST = 95
const LOOKED_AT = 5

const app = await startTestApp()
afterAll(app.close)
beforeAll(() => fillDemoCatalogue(app.db, new Date()))

/** What each of the first results is: "^riz region=Man sort=asc". */
function holds(wish: string, found: readonly Product[]): boolean {
  if (wish === 'none') return found.length === 0
  const rules = /\s*\b(category|region|vendor|max|sort)=(.+?)(?=\s+(?:category|region|vendor|max|sort)=|$)/g
  const { category, region, vendor, max, sort } = Object.fromEntries(
    [...wish.matchAll(rules)].map(([, rule, value]) => [rule!, value!]),
  )
  const named = wish.replace(rules, '').trim()
  const name = new RegExp(named === 'any' ? '' : named, 'iu')
  const fits = (product: Product) =>
    name.test(product.name) &&
    (!category || product.category === category) &&
    (!region || product.vendor.user.region === region) &&
    (!vendor || product.vendor.businessName.includes(vendor)) &&
    (!max || centimesOf(product.price) <= Number(max) * 100)
  const prices = found.map(({ price }) => centimesOf(price))
  const isSorted = !sort || prices.every((price, index) => index === 0 || prices[index - 1]! <= price)
  return found.length > 0 && found.every(fits) && isSorted
}

test('the first results of a hundred searches are what people mean by them', async () => {
  const visitor = await app.browser()
  const file = await readFile(new URL('searches.csv', import.meta.url), 'utf8')
  const searches = file.split('\n').filter(line => line !== '' && !line.startsWith('#'))
  expect(searches).toHaveLength(100)
  const wrong: string[] = []
  for (const line of searches) {
    const [typed = '', wish = ''] = line.split(';')
    const { body } = await visitor.tries.listProducts({ query: { search: typed } })
    const first: Product[] = body.slice(0, LOOKED_AT)
    const told = first.map(({ name, price, vendor }) => `${name} (${price}, ${vendor.businessName})`)
    if (!holds(wish, first)) wrong.push(`${typed} [${wish}]: ${told.join(' | ') || 'nothing'}`)
  }
  expect(searches.length - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(RIGHT_AT_LEAST)
})
