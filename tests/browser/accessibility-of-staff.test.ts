import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectNoOverflow } from '#tests/support/pages/chromium.ts'
import { isOfStaff, screensOfTheSite, showScreen } from '#tests/support/pages/screens.ts'
import { openShownSite, type ShownSite } from '#tests/support/pages/shown-site.ts'
import { sparePx } from '#tests/support/pages/tables.ts'

let site: ShownSite
beforeAll(async () => {
  site = await openShownSite()
})
afterAll(() => site.close())

const screens = Object.entries(screensOfTheSite).filter(([, screen]) => isOfStaff(screen))

describe('on a phone, and at 400 % of zoom, vendors and administrators can use', () => {
  test.each(screens)('%s', (_, screen) => site.expectUsable(screen))
})

test.each(['products', 'orders', 'vendors', 'refunds', 'refunds that are done', 'payouts', 'transfers'])(
  'on the screen of an office, whatever the names, no sum is cut in the table of %s',
  async name => {
    const page = await site.visitors.newPage({ screen: 'desktop', as: [site.people.admin] })
    await showScreen(page, screensOfTheSite[name]!, site.shown)
    await page.getByRole('cell').filter({ hasText: 'FCFA' }).first().waitFor()
    const cut = await page
      .getByRole('cell')
      .locator('*')
      .evaluateAll(elements =>
        elements
          .filter(({ textContent }) => /^[\d\s]+FCFA$/.test(textContent))
          .filter(element => {
            const { overflowX } = getComputedStyle(element)
            return overflowX !== 'visible' && element.scrollWidth > element.clientWidth
          })
          .map(({ textContent }) => textContent),
      )
    expect(cut).toEqual([])
  },
)

test.each([
  'products',
  'orders',
  'vendors',
  'users',
  'refunds',
  'transfers',
  'what was sent',
  'the texts of the site',
])('on the screen of an office, texts have the room that states, dates and sums leave in %s', async name => {
  const page = await site.visitors.newPage({ screen: 'desktop', as: [site.people.admin] })
  await showScreen(page, screensOfTheSite[name]!, site.shown)
  const spare = await sparePx(page)
  expect(Object.keys(spare)).not.toEqual([])
  for (const [label, px] of Object.entries(spare)) expect(px, label).toBeLessThanOrEqual(8)
  await expectNoOverflow(page)
})
