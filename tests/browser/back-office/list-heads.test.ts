import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Screen } from '#tests/support/pages/visitors.ts'
import { open, openVisitors, seeAddress, seeText, type Visitors } from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'
import { openCrowdedShop } from '#tests/support/shops/crowded-shop.ts'
import { main, searchOf } from '#tests/support/shops/office.ts'

let site: TestSite
let shop: Awaited<ReturnType<typeof openCrowdedShop>>
let visitors: Visitors
beforeAll(async () => {
  site = await startTestSite()
  shop = await openCrowdedShop(site)
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

const openOffice = async (screen: Screen, path: string): Promise<Page> => {
  const page = await visitors.newPage({ screen, as: [shop.admin] })
  await open(page, path)
  return page
}

/** Most pixels above the first row. */
const most: Record<Screen, number> = { phone: 330, desktop: 260 }

test.each([
  ['reviews', '/admin/reviews'],
  ['refunds', '/admin/refunds'],
  ['transfers', '/admin/transfers'],
  ['problems', '/admin/problemes'],
])('the first row of %s is near the top, on a phone and in an office', async (_, path) => {
  for (const screen of ['phone', 'desktop'] as const) {
    const page = await openOffice(screen, path)
    const first = main(page).locator('[data-row], article').first()
    await first.waitFor()
    const top = await first.evaluate(row => row.getBoundingClientRect().top + scrollY)
    expect(top, screen).toBeLessThanOrEqual(most[screen])
  }
})

test('problems: the open ones without a choice, all of them for a search, and each status by its filter', async () => {
  const page = await openOffice('desktop', '/admin/problemes')
  const status = main(page).getByLabel('Statut')
  const choices = () => status.locator('option').allTextContents()
  await seeText(main(page), /1 problème Réponse du producteur attendue .*En jeu : .* depuis/)
  expect(await choices()).toEqual(['En cours d’examen', 'Remboursés', 'Refusés'])
  await status.selectOption('Refusés')
  await seeText(main(page), /Aucun problème ici/)
  expect(searchOf(page)).toBe('?status=refused')
  await status.selectOption('En cours d’examen')
  await seeAddress(page, '**/admin/problemes')
  await main(page).getByLabel('Numéro de commande').fill('AMIC-')
  await main(page).getByRole('button', { name: 'Rechercher' }).click()
  await seeAddress(page, '**/admin/problemes?search=AMIC-')
  await expect.poll(choices).toEqual(['Tous les problèmes', 'En cours d’examen', 'Remboursés', 'Refusés'])
})

test('refunds that are not among those to make are looked for among the others by one press', async () => {
  const page = await openOffice('phone', '/admin/refunds?search=AMIC-999999')
  await seeText(main(page), /Aucun remboursement trouvé/)
  await main(page).getByRole('link', { name: 'Chercher parmi ceux faits' }).click()
  await seeAddress(page, '**/admin/refunds?status=done&search=AMIC-999999')
  await main(page).getByRole('link', { name: 'Chercher parmi ceux à faire' }).waitFor()
  await main(page).getByRole('button', { name: 'Retirer le filtre : Faits' }).click()
  await seeAddress(page, '**/admin/refunds?search=AMIC-999999')
})
