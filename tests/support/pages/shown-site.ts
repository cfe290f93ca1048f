import type { Page } from 'playwright-core'
import type { Role } from '#contract/endpoint.ts'
import type { Product } from '#tests/support/makers/products-and-orders.ts'
import {
  expectAccessible,
  expectNoOverflow,
  expectNoOverflowInLargeType,
} from '#tests/support/pages/chromium.ts'
import { isOfStaff, type Shown, type screensOfTheSite, showScreen } from '#tests/support/pages/screens.ts'
import { openVisitors, type Visitors } from '#tests/support/pages/visitors.ts'
import { startTestSite } from '#tests/support/servers/site.ts'
import { openCrowdedShop } from '#tests/support/shops/crowded-shop.ts'

/** The smallest phone; also the viewport of 1280 px at 400 % zoom. */
const NARROWEST = { width: 320, height: 640 }

export type ShownSite = {
  url: string
  visitors: Visitors
  product: Product
  shown: Shown
  people: Record<Role, { id: string; role: Role }>
  /** Fails unless everybody can use a screen on a phone, at 400 % of zoom and, of visitors and customers, in large letters. */
  expectUsable: (screen: (typeof screensOfTheSite)[string]) => Promise<void>
  close: () => Promise<void>
}

/** The same for the current state of a page. */
export async function expectUsable(page: Page): Promise<void> {
  await expectNoOverflow(page)
  await page.setViewportSize(NARROWEST)
  await expectAccessible(page)
  await expectNoOverflow(page)
}

/** A site with content on all screens, and visitors of all roles. */
export async function openShownSite(): Promise<ShownSite> {
  const site = await startTestSite()
  const { product, vendor, customer, admin, cash, unpaid, owed, cancelled } = await openCrowdedShop(site)
  const people = { customer, vendor: vendor.user, admin }
  const shown = {
    product,
    producerId: vendor.id,
    orderId: cash.id,
    unpaidId: unpaid.id,
    paidId: owed.id,
    refundedId: cancelled.id,
  }
  const visitors = await openVisitors(site)
  return {
    url: site.url,
    visitors,
    product,
    shown,
    people,
    expectUsable: async screen => {
      const page = await visitors.newPage({ as: screen.as ? [people[screen.as]] : [] })
      await showScreen(page, screen, shown)
      await expectUsable(page)
      if (!isOfStaff(screen)) await expectNoOverflowInLargeType(page)
    },
    close: async () => {
      await visitors.close()
      await site.close()
    },
  }
}
