import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProblem } from '#tests/support/makers/problems.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { holdRoute } from '#tests/support/pages/connection.ts'
import { expectUsable } from '#tests/support/pages/shown-site.ts'
import {
  open,
  openVisitors,
  type Screen,
  seeText,
  type Visitors,
  waitForContent,
} from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

let site: TestSite
let visitors: Visitors
let vendor: Awaited<ReturnType<typeof createVendor>>
beforeAll(async () => {
  site = await startTestSite()
  visitors = await openVisitors(site)
  vendor = await createVendor(site.db)
  const { id: productId } = await createProduct(site.db, { vendorId: vendor.id })
  const { id: customerId } = await createCustomer(site.db)
  const lines = [{ productId, quantity: 1 }]
  await createOrder(site.db, { customerId, lines })
  const delivered = await createOrder(site.db, { customerId, lines, status: 'delivered' })
  // It waits for an answer: the head has one icon more, once that is known.
  await createProblem(site, delivered.id)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })
const waiting = (page: Page) => main(page).getByRole('status').filter({ hasText: '…' })

/** The page of a producer of whom the server has not said yet who it is. */
async function openHeld(path: string, screen: Screen) {
  const page = await visitors.newPage({ as: [vendor.user], screen })
  const release = await holdRoute(page, '**/api/auth/vendor')
  await open(page, path)
  return { page, release }
}

test.each([
  ['/vendor', 'Mes Produits', 'Chargement de vos produits…'],
  ['/vendor?status=active', 'Mes Produits', 'Chargement de vos produits…'],
  ['/vendor?tab=commandes', 'Commandes', 'Chargement des commandes…'],
  ['/vendor?tab=revenus', 'Mes revenus', 'Chargement de vos revenus…'],
  ['/vendor?tab=avis', 'Avis', 'Chargement des avis…'],
  ['/vendor?tab=problemes', 'Problèmes', 'Chargement des problèmes signalés…'],
  ['/vendor/tournee', 'Tournée du jour', 'Chargement de la tournée…'],
  ['/vendor/preparation', 'Liste de préparation', 'Préparation de la liste…'],
  ['/vendor/stocks', 'Tous les stocks', 'Chargement de vos stocks…'],
] as const)(
  '%s shows its own name and shape while it waits, and nothing moves then',
  async (path, name, words) => {
    const { page, release } = await openHeld(path, 'phone')
    await seeText(heading(page), name)
    await seeText(waiting(page), words)
    await expectUsable(page)
    const before = (await heading(page).boundingBox())!
    release()
    await waitForContent(page)
    const { y, height } = (await heading(page).boundingBox())!
    expect({ y, height }).toEqual({ y: before.y, height: before.height })
  },
)

test('on the narrowest phone the name keeps its line beside a problem that waits for an answer', async () => {
  const { page, release } = await openHeld('/vendor', 'phone')
  await page.setViewportSize({ width: 320, height: 640 })
  const before = (await heading(page).boundingBox())!
  release()
  await main(page).getByRole('link', { name: 'Problèmes qui attendent votre réponse\u00a0: 1' }).waitFor()
  const { y, height } = (await heading(page).boundingBox())!
  expect({ y, height }).toEqual({ y: before.y, height: before.height })
})

test('the server says it before any script', async () => {
  const html = await (await fetch(`${site.url}/vendor?tab=commandes`)).text()
  expect(html).toContain('Commandes</h1>')
  expect(html).toContain('Chargement des commandes…')
})

test('who waits on a wide screen has the tabs already, and opens another', async () => {
  const { page, release } = await openHeld('/vendor?tab=revenus', 'desktop')
  const tabs = page.getByRole('tablist', { name: 'Votre espace' })
  expect(await tabs.getByRole('tab').allInnerTexts()).toEqual([
    'Mes Produits',
    'Commandes',
    'Mes revenus',
    'Avis',
    'Problèmes',
  ])
  const { y } = (await tabs.boundingBox())!
  await tabs.getByRole('tab', { name: 'Commandes' }).click()
  await seeText(waiting(page), 'Chargement des commandes…')
  release()
  await waitForContent(page)
  await main(page).getByRole('button', { name: 'Confirmer la commande' }).first().waitFor()
  expect((await tabs.boundingBox())!.y).toBe(y)
})

test('a tab whose code does not come says so, is asked for again, and leaves the other tabs alone', async () => {
  const page = await visitors.newPage({ as: [vendor.user], screen: 'desktop' })
  let isCut = true
  await page.route(/assets\/vendor-orders/, route => (isCut ? route.abort() : route.continue()))
  await open(page, '/vendor?tab=commandes')
  await seeText(main(page).getByRole('alert'), /Ceci n’a pas pu être affiché/)
  const tabs = page.getByRole('tablist', { name: 'Votre espace' })
  await tabs.getByRole('tab', { name: 'Avis' }).click()
  await seeText(main(page), /Aucun avis pour le moment/)
  await tabs.getByRole('tab', { name: 'Commandes' }).click()
  isCut = false
  await main(page).getByRole('button', { name: 'Réessayer' }).click()
  await main(page).getByRole('button', { name: 'Confirmer la commande' }).first().waitFor()
})
