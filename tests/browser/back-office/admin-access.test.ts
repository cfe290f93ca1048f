import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible } from '#tests/support/pages/chromium.ts'
import { holdRoute } from '#tests/support/pages/connection.ts'
import { waitForNetworkIdle } from '#tests/support/pages/page-loading.ts'
import { pathOf, type Shown, screensOfTheSite } from '#tests/support/pages/screens.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
  seeAddress,
  seeText,
  type Visitors,
} from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

let site: TestSite
let visitors: Visitors
let shown: Shown
beforeAll(async () => {
  site = await startTestSite()
  const { id: vendorId } = await createVendor(site.db)
  const product = await createProduct(site.db, { vendorId })
  const { id: customerId } = await createCustomer(site.db)
  const lines = [{ productId: product.id, quantity: 1 }]
  const order = await createOrder(site.db, { customerId, lines })
  const { id } = order
  shown = { product, producerId: vendorId, orderId: id, unpaidId: id, paidId: id, refundedId: id }
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

test('an unknown address stands among the administration’s, for who may be there', async () => {
  const { id } = await createAdmin(site.db)
  const page = await visitors.newPage({ as: [{ id, role: 'admin' }] })
  const answer = await page.goto('/admin/inconnu')
  expect(answer?.status()).toBe(404)
  await seeText(page.getByRole('heading', { level: 1 }), 'Page not found')
  expect(await page.getByRole('contentinfo').count()).toBe(0)
  expect(await page.getByRole('main').count()).toBe(1)
  expect(await page.getByRole('banner').count()).toBe(1)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Retour au tableau de bord' }).click()
  await seeText(page.getByRole('heading', { level: 1 }), 'Administration')

  const stranger = await visitors.newPage()
  await stranger.goto('/admin/inconnu')
  await seeAddress(stranger, '**/admin-login?suite=*inconnu')
})

test('until it is known who looks, the head and the menu’s place stand where they will be', async () => {
  const { id } = await createAdmin(site.db)
  const page = await visitors.newPage({ screen: 'desktop', as: [{ id, role: 'admin' }] })
  const release = await holdRoute(page, ({ pathname }) => pathname.startsWith('/api/auth/'))
  await page.goto('/admin/orders')
  const head = page.getByRole('banner')
  const places = async () => [
    await head.boundingBox(),
    await head.getByRole('link', { name: 'AMIC, administration' }).boundingBox(),
    (await page.getByRole('main').boundingBox())!.x,
  ]
  await seeText(page.getByRole('main').getByRole('status'), 'Chargement…')
  await expectUsableOnEveryScreen(page)
  expect(await head.getByRole('button').count()).toBe(0)
  const before = await places()
  release()
  await seeText(page.getByRole('heading', { level: 1 }), 'Commandes')
  expect(await places()).toEqual(before)
})

test('a stranger is led from every address of the administration to the way in, and asks for nothing there', async () => {
  const adminScreens = Object.values(screensOfTheSite).filter(({ as }) => as === 'admin')
  const page = await visitors.newPage()
  let asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  for (const path of new Set(adminScreens.map(screen => pathOf(screen, shown)))) {
    asked = []
    await open(page, path)
    await seeAddress(page, /\/admin-login(\?|$)/)
    await seeText(page.getByRole('heading', { level: 1 }), 'Connexion Administrateur')
    await waitForNetworkIdle(page)
    // Not even who is signed in: the browser's cookies tell that nobody is.
    const ofPeople = asked.filter(address => /^\/api\/(?:admin|auth)\//.test(address))
    expect(ofPeople, path).toEqual([])
  }
})
