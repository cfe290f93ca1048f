import { afterAll, beforeAll, expect, test } from 'vitest'
import { listSitePages } from '#contract/paths.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

/** What a robot reads of a page: its status, the address that it is known by, whether it wants to be found. */
async function readAsRobot(path: string) {
  const response = await fetch(site.url + path, { headers: { accept: 'text/html' } })
  const html = await response.text()
  const tags = [...html.matchAll(/<(?:link|meta)\b[^>]*>/g)].map(([tag]) => tag)
  const canonical = tags.find(tag => tag.includes('rel="canonical"'))
  return {
    status: response.status,
    canonical: canonical && /href="([^"]*)"/.exec(canonical)![1],
    isHidden: tags.some(tag => tag.includes('name="robots"') && tag.includes('content="noindex"')),
  }
}

test.each([
  ['/', '/'],
  ['/boutique', '/boutique'],
  ['/boutique?search=riz&sort=price_asc', '/boutique'],
  ['/boutique?region=Man&minPrice=500', '/boutique'],
  ['/boutique?category=avicoles', '/boutique?category=avicoles'],
  ['/boutique?category=avicoles&search=pintade', '/boutique?category=avicoles'],
  ['/activities?album=01900000-0000-7000-8000-000000000000&photo=2', '/activities'],
])('%s is known as %s', async (path, known) => {
  expect(await readAsRobot(path)).toEqual({ status: 200, canonical: site.url + known, isHidden: false })
})

const pages = listSitePages().filter(({ parameter }) => !parameter)
const own = pages.filter(({ audience }) => audience !== 'public').map(({ pattern }) => pattern)

test.each(['/cart', '/checkout', '/admin-login', ...own])(
  '%s has nothing to offer to a search engine',
  async path => {
    expect(await readAsRobot(path)).toMatchObject({ isHidden: true })
  },
)

test.each([
  '/inconnue',
  '/boutique/inconnue',
  '/admin/inconnue',
  '/product/01900000-0000-7000-8000-000000000000',
])('%s is not there', async path => {
  expect(await readAsRobot(path)).toMatchObject({ status: 404 })
})
