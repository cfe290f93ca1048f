import { afterAll, beforeAll, expect, test } from 'vitest'
import { listSitePages } from '#contract/paths.ts'
import { openVisitors, type Visitors } from '#tests/support/pages/visitors.ts'
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

/** What a robot reads of a page: its status, the address that it is known by, whether it wants to be found. */
async function readAsRobot(path: string) {
  const page = await visitors.newPage({ javaScript: false })
  const response = await page.goto(path)
  const canonical = page.locator('link[rel="canonical"]')
  return {
    status: response?.status(),
    canonical: (await canonical.count()) === 0 ? undefined : await canonical.getAttribute('href'),
    isHidden: (await page.locator('meta[name="robots"][content="noindex"]').count()) > 0,
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
