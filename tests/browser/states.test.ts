import type { Locator, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { holdRoute } from '#tests/support/pages/connection.ts'
import { pathOf, screensOfTheSite } from '#tests/support/pages/screens.ts'
import { expectUsable, openShownSite, type ShownSite } from '#tests/support/pages/shown-site.ts'
import { open, openVisitors, seeText, type Visitors, waitForContent } from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

// Screens with something on them, under the longest names, are looked at in accessibility.test.ts and its neighbour.

/** What these show without an answer, or where nothing is, another screen of the same page shows too. */
const alike = [
  'the dashboard, under its other address',
  'no order found',
  'an order to pay',
  'an order of which money is due back',
  'an order that is not there',
  'no user found',
  'an order to pay, as administrators see it',
  'an order of which money is due back, as administrators see it',
  'refunds that are done',
]

/** Those of people, as they open: what they show is asked of the server by the browser. */
const screens = Object.entries(screensOfTheSite).flatMap(([name, screen]) =>
  screen.as && !screen.bring && !alike.includes(name) ? [[name, screen.as, screen] as const] : [],
)

let site: ShownSite
beforeAll(async () => {
  site = await openShownSite()
})
afterAll(() => site.close())

/** As a proxy answers in our place. */
const fail = (route: Route) => route.fulfill({ status: 502, body: 'Bad gateway' })

/** Keeps on their way the answers to all that a page asks, but for who looks at it, until they are to come or to fail. */
const holdAnswers = (page: Page, answer: (route: Route) => Promise<void>) =>
  holdRoute(
    page,
    ({ pathname }) => pathname.startsWith('/api/') && !pathname.startsWith('/api/auth/'),
    answer,
  )

const main = (page: Page) => page.getByRole('main')
const shapes = (page: Page) => page.locator('.animate-glimmer')

describe('while what it shows is on its way, and where it cannot be read, everybody can use', () => {
  test.each(screens)('%s', async (_, role, screen) => {
    const page = await site.visitors.newPage({ as: [site.people[role]] })
    const answer = await holdAnswers(page, fail)
    await open(page, pathOf(screen, site.shown))
    await shapes(page).first().waitFor()
    await expectUsable(page)
    answer()
    // One outage is tried again once, however much of the page it takes.
    await page.getByRole('button', { name: 'Réessayer' }).first().waitFor()
    await waitForContent(page)
    expect(await page.getByRole('button', { name: 'Réessayer' }).count()).toBe(1)
    await expectUsable(page)
  })
})

/** How far what stays on a page has moved since; 0.1 is much, and 0 without a move. */
async function watchMoves(page: Page): Promise<() => Promise<number>> {
  const moves = await page.evaluateHandle(() => {
    const seen = { sum: 0 }
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) seen.sum += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift' })
    return seen
  })
  return () => moves.evaluate(({ sum }) => sum)
}

describe('what comes stands where its shape stood', () => {
  const topOf = async (place: Locator) => (await place.boundingBox())!.y

  test.each(['phone', 'desktop'] as const)('the administration, on a %s', async size => {
    const page = await site.visitors.newPage({ screen: size, as: [site.people.admin] })
    const answer = await holdAnswers(page, route => route.continue())
    await open(page, '/admin')
    await main(page).getByRole('heading', { name: 'Dernières commandes' }).waitFor()
    const moved = await watchMoves(page)
    answer()
    await waitForContent(page)
    expect(await moved()).toBeLessThanOrEqual(0.05)
  })

  test.each(['phone', 'desktop'] as const)('payouts, on a %s', async size => {
    const page = await site.visitors.newPage({ screen: size, as: [site.people.admin] })
    const answer = await holdAnswers(page, route => route.continue())
    await open(page, '/admin/payouts')
    // Until it is known who looks, another shape stands there.
    await page.getByRole('heading', { level: 1, name: 'À verser aux vendeurs' }).waitFor()
    const shape = await topOf(main(page).locator('[role=status] .divide-y').filter({ visible: true }))
    answer()
    const rows = main(page).getByRole(size === 'phone' ? 'list' : 'table', { name: 'À verser', exact: true })
    expect(Math.abs((await topOf(rows)) - shape)).toBeLessThanOrEqual(8)
  })

  test.each(['phone', 'desktop'] as const)('the decisions on a queued product, on a %s', async size => {
    const page = await site.visitors.newPage({ screen: size, as: [site.people.admin] })
    const answer = await holdAnswers(page, route => route.continue())
    await open(page, '/admin/products/queue')
    const shape = await topOf(page.locator('.act-bar'))
    answer()
    const bar = page.getByRole('region', { name: 'Décision' })
    expect(Math.abs((await topOf(bar)) - shape)).toBeLessThanOrEqual(8)
  })
})

/** The colour of the line at the top of the screen, and how opaque it is; null without one. */
const lineAbove = (page: Page) =>
  page.evaluate(() => {
    const { content, backgroundColor, opacity } = getComputedStyle(document.documentElement, '::before')
    return content === 'none' ? null : `${backgroundColor}, ${opacity}`
  })

test('a page that takes its time to come is announced, and comes', async () => {
  const page = await site.visitors.newPage()
  await open(page, '/about')
  let letGo = () => {}
  const gone = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route('**/api/activities*', async route => {
    await gone
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nos Activités' }).click()
  await expect.poll(() => lineAbove(page)).toBe('rgb(245, 158, 11), 1')
  await expectUsable(page)
  letGo()
  await seeText(page.getByRole('heading', { level: 1 }), 'Nos activités')
  await expect.poll(() => lineAbove(page)).toBe(null)
})

describe('where nothing is yet, everybody can use', () => {
  let empty: TestSite
  let visitors: Visitors
  let people: ShownSite['people']
  beforeAll(async () => {
    empty = await startTestSite()
    visitors = await openVisitors(empty)
    const { db } = empty
    const { user: vendor } = await createVendor(db)
    people = { customer: await createCustomer(db), vendor, admin: await createAdmin(db) }
  })
  afterAll(async () => {
    await visitors.close()
    await empty.close()
  })

  test.each(screens)('%s', async (_, role, screen) => {
    const page = await visitors.newPage({ as: [people[role]] })
    await open(page, pathOf(screen, site.shown))
    // Until it is known who looks, there is none.
    await main(page).getByRole('heading').first().waitFor()
    await waitForContent(page)
    await expectUsable(page)
  })

  test('and nobody is told to look for something else who looked for nothing', async () => {
    const page = await visitors.newPage({ as: [people.admin] })
    await open(page, '/admin/orders')
    await seeText(main(page), /Aucune commande trouvée Les commandes des clients apparaîtront ici\.$/)
    await open(page, '/admin/orders?search=zzzz')
    await seeText(main(page), /Aucune commande trouvée Essayez un autre numéro.* Voir toutes les commandes$/)
  })

  test('and twelve months without revenue are no table', async () => {
    const page = await visitors.newPage({ as: [people.vendor] })
    await open(page, '/vendor?tab=revenus')
    await seeText(main(page), /Aucun revenu reçu sur les douze derniers mois/)
    expect(await page.getByText('Voir en tableau').count()).toBe(0)
  })
})
