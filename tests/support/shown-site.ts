import type { Role } from '#contract/endpoint.ts'
import { expectAccessible, expectNoOverflow } from '#tests/support/chromium.ts'
import { createOrder, createProduct, createReview, type Product } from '#tests/support/makers.ts'
import { paint } from '#tests/support/market.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/people.ts'
import { type Shown, type screensOfTheSite, showScreen } from '#tests/support/screens.ts'
import { startTestSite } from '#tests/support/site.ts'
import { openVisitors, type Visitors } from '#tests/support/visitors.ts'

/** The narrowest phone; also what 400 % of zoom leaves of a screen of 1280 px. */
const NARROWEST = { width: 320, height: 640 }

export type ShownSite = {
  visitors: Visitors
  product: Product
  shown: Shown
  people: Record<Role, { id: string; role: Role }>
  /** Fails unless everybody can use a screen on a phone, and at 400 % of zoom. */
  expectUsable: (screen: (typeof screensOfTheSite)[string]) => Promise<void>
  close: () => Promise<void>
}

/** A site with something to see on each of its screens, and visitors of every role. */
export async function openShownSite(): Promise<ShownSite> {
  const site = await startTestSite()
  const vendor = await createVendor(site.db)
  const product = await createProduct(site.db, { vendorId: vendor.id, name: 'Tomates bien mûres' })
  const okra = await createProduct(site.db, { vendorId: vendor.id, name: 'Gombo frais', status: 'pending' })
  await paint(site, okra.id, ['#16a34a'])
  await createProduct(site.db, { vendorId: vendor.id, name: 'Piment sans photo', status: 'pending' })
  await paint(site, product.id, ['#c81e1e', '#166534'])
  const customer = await createCustomer(site.db)
  await createReview(site.db, { productId: product.id, customerId: customer.id })
  const order = await createOrder(site.db, {
    customerId: customer.id,
    lines: [{ productId: product.id, quantity: 2 }],
  })
  const people = { customer, vendor: vendor.user, admin: await createAdmin(site.db) }
  const shown = { product, producerId: vendor.id, orderId: order.id }
  const visitors = await openVisitors(site)
  return {
    visitors,
    product,
    shown,
    people,
    expectUsable: async screen => {
      const page = await visitors.newPage({ as: screen.as ? [people[screen.as]] : [] })
      await showScreen(page, screen, shown)
      await expectNoOverflow(page)
      await page.setViewportSize(NARROWEST)
      await expectAccessible(page)
      await expectNoOverflow(page)
    },
    close: async () => {
      await visitors.close()
      await site.close()
    },
  }
}
