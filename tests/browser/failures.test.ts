import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activities, activityAlbums, projectPhases } from '#database/schema/activities.ts'
import { addresses } from '#database/schema/delivery.ts'
import { contactMessages } from '#database/schema/pages.ts'
import { failingActsOfOthers } from '#tests/support/endpoints/failing-acts-of-others.ts'
import { failingActsOfStaff } from '#tests/support/endpoints/failing-acts-of-staff.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import {
  addPictures,
  createOrder,
  createProduct,
  createReview,
} from '#tests/support/makers/products-and-orders.ts'
import { putPages } from '#tests/support/makers/put-pages.ts'
import { createRefund } from '#tests/support/makers/refunds.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import { open, openVisitors, seeText, type Visitors } from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

let site: TestSite
let visitors: Visitors
let people: Awaited<ReturnType<typeof createPeople>>
beforeAll(async () => {
  site = await startTestSite()
  people = await createPeople()
  await sellAndReview()
  await plan()
  await write()
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

async function createPeople() {
  const customer = await createCustomer(site.db, { fullName: 'Awa Koné' })
  await site.db.insert(addresses).values({ userId: customer.id, label: 'Domicile', address: 'Cocody' })
  const { id: vendorId, user: vendor } = await createVendor(site.db, { businessName: 'Ferme de Kofi' })
  return { admin: await createAdmin(site.db, { fullName: 'Fatou Diabaté' }), customer, vendor, vendorId }
}

/** Tomatoes that nobody ordered; okra with reviews, and orders of which money is due. */
async function sellAndReview() {
  const { db } = site
  const { customer, vendorId } = people
  const tomatoes = await createProduct(db, { vendorId, name: 'Tomates', status: 'pending' })
  await addPictures(db, tomatoes.id, 1)
  const okra = await createProduct(db, { vendorId, name: 'Gombos' })
  const online = {
    customerId: customer.id,
    lines: [{ productId: okra.id, quantity: 1 }],
    paymentMethod: 'cinetpay',
    paymentStatus: 'completed',
  } as const
  await createOrder(db, { ...online, status: 'confirmed' })
  await createOrder(db, { ...online, status: 'delivered' })
  await createRefund(db, await createOrder(db, { ...online, status: 'cancelled' }))
  await createReview(db, { productId: okra.id, customerId: customer.id })
  const { id: rude } = await createCustomer(db, { fullName: 'Zié Ouattara' })
  const hidden = { hiddenAt: new Date(), hiddenReason: 'Injurieux' }
  await createReview(db, { productId: okra.id, customerId: rude, ...hidden })
}

/** A phase with an album, and an activity. */
async function plan() {
  const [phase] = await site.db.insert(projectPhases).values({ name: 'Récolte' }).returning()
  await site.db.insert(activityAlbums).values({ phaseId: phase!.id, title: 'Au champ' })
  await site.db.insert(activities).values({ title: 'Foire' })
}

/** A page of the site, and a message to the team. */
async function write() {
  await putPages(site.db, { slug: 'cgv', title: 'Conditions', content: '# Prix' })
  const email = 'zie@amic.example'
  await site.db.insert(contactMessages).values({ name: 'Zié', email, subject: 'Livraison', message: 'Où ?' })
}

/** What changes anything fails, but for photos: a product is sent once its photos are. */
const failToWrite = (page: Page) =>
  page.route('**/api/**', route =>
    route.request().method() === 'GET' || route.request().url().endsWith('/pictures')
      ? route.continue()
      : route.fulfill({ status: 500, json: {} }),
  )

const acts = { ...failingActsOfStaff, ...failingActsOfOthers }

test.each(Object.entries(acts))('a server that fails is told: %s', async (_, { role, path, act, said }) => {
  const screen = role === 'admin' ? 'desktop' : 'phone'
  const page = await visitors.newPage({ screen, as: role ? [people[role]] : [] })
  await open(page, path)
  await failToWrite(page)
  await act(page)
  await seeText(toastOf(page), said)
})

test('phases that cannot be read are told', async () => {
  const page = await visitors.newPage({ screen: 'desktop', as: [people.admin] })
  await open(page, '/admin')
  await page.route('**/api/admin/phases*', route => route.fulfill({ status: 500, json: {} }))
  await open(page, '/admin/activities')
  await seeText(toastOf(page), /^Erreur Impossible de charger les phases$/)
  expect(await page.getByRole('button', { name: 'Réessayer' }).isVisible()).toBe(true)
})
