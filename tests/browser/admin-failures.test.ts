import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createProduct } from '#tests/support/makers.ts'
import { createAdmin, createVendor } from '#tests/support/people.ts'
import { toastOf } from '#tests/support/shopping.ts'
import { startTestSite, type TestSite } from '#tests/support/site.ts'
import { open, openVisitors, seeText, type Visitors } from '#tests/support/visitors.ts'

let site: TestSite
let visitors: Visitors
let admin: Awaited<ReturnType<typeof createAdmin>>
beforeAll(async () => {
  site = await startTestSite()
  admin = await createAdmin(site.db)
  const vendor = await createVendor(site.db, { businessName: 'Ferme de Kofi' })
  await createProduct(site.db, { vendorId: vendor.id, name: 'Tomates', status: 'pending' })
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const answer = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

type Act = { path: string; act: (page: Page) => Promise<void>; said: RegExp }

const acts: Record<string, Act> = {
  'a vendor’s status, on the page of vendors': {
    path: '/admin/vendors?search=kofi',
    act: async page => {
      await press(page, /^Suspendre/)
      await page
        .getByRole('dialog')
        .getByLabel(/Raison/)
        .fill('Colis non livrés')
      await answer(page, 'Suspendre')
    },
    said: /^Erreur Erreur lors de la mise à jour du statut$/,
  },
  'a vendor’s status, on the dashboard with two tabs': {
    path: '/admin-dashboard-old?search=kofi',
    act: async page => {
      await press(page, /^Suspendre/)
      await answer(page, 'Suspendre')
    },
    said: /^Erreur Impossible de modifier le statut du vendeur$/,
  },
  'a product, on the dashboard with two tabs': {
    path: '/admin-dashboard-old?tab=produits',
    act: async page => {
      await press(page, 'Examiner : Tomates')
      await answer(page, 'Marquer en rupture')
    },
    said: /^Erreur Impossible de mettre à jour le statut du produit\.$/,
  },
  'the deletion of a product': {
    path: '/admin/products?search=tomates',
    act: async page => {
      await press(page, 'Supprimer : Tomates')
      await answer(page, 'Supprimer le produit')
    },
    said: /^Erreur Erreur lors de la suppression$/,
  },
  'a new phase': {
    path: '/admin/activities',
    act: async page => {
      await press(page, 'Nouvelle phase')
      await page.getByLabel('Nom').fill('Semis')
      await answer(page, 'Créer la phase')
    },
    said: /^Erreur Erreur lors de la création$/,
  },
  'signing out': {
    path: '/admin',
    act: page => press(page, 'Déconnexion'),
    said: /^Erreur lors de la déconnexion Veuillez réessayer\.$/,
  },
}

test.each(Object.entries(acts))('a server that fails is told: %s', async (_, { path, act, said }) => {
  const page = await visitors.newPage({ screen: 'desktop', as: [admin] })
  await open(page, path)
  await page.route('**/api/**', route =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, json: {} }),
  )
  await act(page)
  await seeText(toastOf(page), said)
})

test('phases that cannot be read are told', async () => {
  const page = await visitors.newPage({ screen: 'desktop', as: [admin] })
  await open(page, '/admin')
  await page.route('**/api/admin/phases*', route => route.fulfill({ status: 500, json: {} }))
  await open(page, '/admin/activities')
  await seeText(toastOf(page), /^Erreur Impossible de charger les phases$/)
  expect(await page.getByRole('button', { name: 'Réessayer' }).isVisible()).toBe(true)
})
