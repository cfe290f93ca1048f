import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactMessages } from '#database/schema/pages.ts'
import { createAdmin } from '#tests/support/makers/people.ts'
import { expectAccessible, expectNoOverflow, hasFocus } from '#tests/support/pages/chromium.ts'
import { open, seeAddress, seeText } from '#tests/support/pages/visitors.ts'
import { main, type Office, startOffice } from '#tests/support/shops/office.ts'

let office: Office
beforeAll(async () => {
  office = await startOffice()
})
afterAll(() => office.close())

const menu = (page: Page) => page.getByRole('navigation', { name: 'Administration', exact: true })
const menuButton = (page: Page) => page.getByRole('banner').getByLabel('Menu', { exact: true })

/** The names of the specification, and those of the screens that came to it. */
const names = [
  'Tableau de bord',
  'Analytics',
  'Commandes',
  'Produits',
  'Vendeurs',
  'Utilisateurs',
  'Problèmes',
  'Messages',
  'Avis',
  'E-mails et SMS',
  'À rembourser',
  'À verser',
  'Transferts',
  'Pages',
  'Activités',
  'Livraison',
  'Réglages',
  'Journal',
  'Sécurité',
  'Mon compte',
]

test('on a laptop every screen stands beside the page, in groups, and none is out of sight', async () => {
  const page = await office.open()
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/admin/products/queue')
  await expect.poll(() => menu(page).getByRole('link').count()).toBe(names.length)
  for (const name of names) {
    const link = menu(page).getByRole('link', { name, exact: true })
    const { y, height } = (await link.boundingBox())!
    expect(y, name).toBeGreaterThanOrEqual(0)
    expect(y + height, name).toBeLessThanOrEqual(800)
  }
  await expect.poll(() => menu(page).getByRole('list', { name: 'Argent' }).getByRole('link').count()).toBe(3)
  const current = menu(page).getByRole('link').and(page.locator('[aria-current=page]'))
  expect(await current.allInnerTexts()).toEqual(['Produits'])
  expect(await menuButton(page).isVisible()).toBe(false)
  await expectAccessible(page)
  await expectNoOverflow(page)
})

test('what waits is counted beside its screen, until it is dealt with', async () => {
  await office.db
    .insert(contactMessages)
    .values({ name: 'Awa', email: 'awa@amic.example', subject: 'Ma livraison', message: 'Où en est-elle ?' })
  const page = await office.open()
  await open(page, '/admin/users')
  await menu(page).getByRole('link', { name: 'Messages 1 à traiter' }).click()
  await page.getByRole('button', { name: /Marquer comme lu/ }).click()
  await menu(page).getByRole('link', { name: 'Messages', exact: true }).waitFor()
})

test.each([
  ['a small phone', 320],
  ['a phone', 360],
  ['a tablet', 768],
  ['a small window', 1279],
])('on %s the screens open from a menu, by keyboard, and Escape gives the focus back', async (_, width) => {
  const admin = await createAdmin(office.db, { username: `administratrice.tres.longue.${width}` })
  const page = await office.visitors.newPage({ as: [admin] })
  await page.setViewportSize({ width, height: 800 })
  await open(page, '/admin/orders')
  await seeText(main(page), /Commandes/)
  await expectNoOverflow(page)
  expect(await menu(page).isVisible()).toBe(false)

  await menuButton(page).press('Enter')
  await seeText(menu(page), /Tableau de bord.*Marché.*Commandes.*Équipe.*Mon compte/)
  await expectNoOverflow(page)
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  expect(await hasFocus(menu(page).getByRole('link', { name: 'Tableau de bord' }))).toBe(true)
  // Below the width of a laptop the way out is in the menu, and the search has its room.
  const leave = page.getByRole('banner').getByRole('button', { name: 'Déconnexion' })
  expect(await leave.count()).toBe(1)
  await page.keyboard.press('Escape')
  await expect.poll(() => menu(page).isVisible()).toBe(false)
  expect(await hasFocus(menuButton(page))).toBe(true)
  expect(await leave.count()).toBe(width < 1024 ? 0 : 1)

  await menuButton(page).press('Enter')
  await menu(page).getByRole('link', { name: 'Utilisateurs' }).click()
  await seeText(page.getByRole('heading', { level: 1 }), 'Utilisateurs')
  await expect.poll(() => menu(page).isVisible()).toBe(false)
})

test('the screen that stands in no menu lights that of the vendors', async () => {
  const page = await office.open()
  await open(page, '/admin-login?suite=/admin-dashboard-old')
  await seeAddress(page, '**/admin-dashboard-old')
  const current = menu(page).getByRole('link').and(page.locator('[aria-current=page]'))
  await expect.poll(() => current.allInnerTexts()).toEqual(['Vendeurs'])
})
