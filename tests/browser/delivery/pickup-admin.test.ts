import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pickupPoints } from '#database/schema/pickup-points.ts'
import { createAdmin } from '#tests/support/makers/people.ts'
import { createPickupPoint } from '#tests/support/makers/pickup-points.ts'
import { expectNoOverflow } from '#tests/support/pages/chromium.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
  seeText,
  type Visitors,
} from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

let site: TestSite
let visitors: Visitors
beforeAll(async () => {
  site = await startTestSite()
  await createPickupPoint(site.db, { name: 'Gare de Adjamé' })
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

test('an administrator adds a point, changes its hours, closes it', async () => {
  const name = 'Marché du samedi'
  const admin = await createAdmin(site.db)
  const page = await visitors.newPage({ screen: 'desktop', as: [{ id: admin.id, role: 'admin' }] })
  await open(page, '/admin/livraison')
  await page.getByRole('button', { name: 'Nouveau point' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Ajouter le point' }).click()
  await seeText(dialog.getByRole('alert').first(), /Le nom du point de retrait est requis/)
  await expectUsableOnEveryScreen(page)
  await dialog.getByLabel('Nom du point').fill('gare de adjamé')
  await dialog.getByLabel('Zone').selectOption('Abidjan : Cocody')
  await dialog.getByLabel('Adresse').fill('Boulevard Latrille')
  await dialog.getByLabel('Comment trouver l’entrée').fill('Portail vert, face à la pharmacie')
  await dialog.getByLabel('Téléphone du point').fill('27 22 41 00 00')
  const saturday = dialog.getByRole('group', { name: 'Horaire du samedi' })
  await saturday.getByLabel('Ferme à').fill('07:00')
  await dialog.getByRole('button', { name: 'Ajouter le point' }).click()
  await seeText(saturday, /La fermeture vient après l’ouverture\./)
  await saturday.getByRole('button', { name: 'Retirer l’horaire du samedi' }).click()
  await dialog.getByRole('button', { name: 'Ajouter le point' }).click()
  await seeText(toastOf(page), /Un point de retrait porte déjà ce nom\./)
  await dialog.getByLabel('Nom du point').fill(name)
  await expectNoOverflow(page)
  await dialog.getByRole('button', { name: 'Ajouter le point' }).click()
  await seeText(toastOf(page), `Point de retrait ajouté ${name} : Cocody`)

  const row = page
    .getByRole('list', { name: 'Points de retrait' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Modifier ${name}` }) })
  await seeText(row, /Cocody Lun–Ven 8 h–18 h/)
  await row.getByRole('button', { name: `Modifier ${name}` }).click()
  expect(await row.getByLabel('Zone').locator('option:checked').textContent()).toBe('Abidjan\u00a0: Cocody')
  await row.getByRole('button', { name: 'Ajouter un horaire le samedi' }).click()
  await row.getByRole('group', { name: 'Horaire du samedi' }).getByLabel('Ferme à').fill('12:30')
  await row.getByLabel('Une pause dans la journée ?').selectOption('vendredi')
  await row.getByRole('button', { name: 'Ajouter un second horaire' }).click()
  const friday = row.getByRole('group', { name: 'Horaire du vendredi' })
  await friday.first().getByLabel('Ferme à').fill('12:00')
  await friday.last().getByLabel('Ouvre à').fill('14:00')
  await expectUsableOnEveryScreen(page)
  // Somebody else closes it meanwhile, and corrects its address.
  const meanwhile = { isActive: false, address: 'Boulevard Latrille, portail vert' }
  await site.db.update(pickupPoints).set(meanwhile).where(eq(pickupPoints.name, name))
  await row.getByRole('button', { name: `Enregistrer ${name}` }).click()
  await seeText(row, /Lun–Jeu 8 h–18 h · Ven 8 h–12 h, 14 h–18 h · Sam 8 h–12 h 30/)
  const stored = () => site.db.select().from(pickupPoints).where(eq(pickupPoints.name, name))
  expect(await stored()).toMatchObject([meanwhile])
  await expectUsableOnEveryScreen(page)

  await row.getByRole('button', { name: `Modifier ${name}` }).click()
  await row.getByRole('button', { name: `Rouvrir le point ${name}` }).press('Enter')
  await row.getByRole('button', { name: `Fermer le point ${name}` }).press('Enter')
  await row.getByRole('button', { name: `Rouvrir le point ${name}` }).waitFor()
  expect(await stored()).toMatchObject([{ isActive: false, phone: '+2252722410000' }])
  const visitor = await visitors.newPage()
  await open(visitor, '/points-de-retrait')
  await seeText(visitor.getByRole('main'), /Gare de Adjamé/)
  await expect.poll(() => visitor.getByText(name).count()).toBe(0)
})
