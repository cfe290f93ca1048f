import { eq } from 'drizzle-orm'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orders } from '#database/schema/orders.ts'
import { sell } from '#tests/support/makers/orders-of-strangers.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import { expectAccessible } from '#tests/support/pages/chromium.ts'
import { open, seeText } from '#tests/support/pages/visitors.ts'
import { main, type Office, startOffice } from '#tests/support/shops/office.ts'

let office: Office
beforeAll(async () => {
  office = await startOffice()
})
afterAll(() => office.close())

test('the search box is reached, moved through and left by the keyboard', async () => {
  const order = await sell(office.db, { fullName: 'Éric Chercheur' })
  await createVendor(office.db, { businessName: 'Chercheur d’ignames' })
  const page = await office.open()
  await open(page, '/admin')
  const box = page.getByRole('combobox', { name: /Chercher une commande/ })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('chercheur')
  const results = page.getByRole('listbox').getByRole('option')
  await seeText(results.nth(0), /Client Éric Chercheur/)
  await seeText(results.nth(1), /Vendeur Chercheur d’ignames En attente|Vendeur Chercheur d’ignames Approuvé/)
  await expectAccessible(page)
  expect(await results.nth(0).getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('ArrowUp')
  expect(await results.nth(1).getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Enter')
  await seeText(page.getByRole('heading', { level: 1 }), 'Vendeurs')
  await seeText(main(page), /1 vendeur .*Chercheur d’ignames/)
  await page.keyboard.press('/')
  await page.keyboard.type(order.number)
  await seeText(results, new RegExp(`Commande ${order.number} Éric Chercheur, En attente`))
  await page.keyboard.press('Enter')
  await seeText(page.getByRole('heading', { level: 1 }), `Commande ${order.number}`)
  await box.fill('rien de tel')
  await seeText(page.getByRole('search').filter({ has: box }), /Rien ne correspond/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  expect(await box.getAttribute('aria-expanded')).toBe('false')
})

/** Lets the answers of the search box wait until they are let through; tells which texts were asked. */
async function holdFinds(page: Page) {
  const asked: string[] = []
  const held: (() => void)[] = []
  await page.route('**/api/admin/search?*', async route => {
    asked.push(new URL(route.request().url()).searchParams.get('q') ?? '')
    await new Promise<void>(resolve => held.push(resolve))
    await route.continue()
  })
  const letThrough = () => {
    for (const go of held.splice(0)) go()
  }
  return { asked, letThrough }
}

test('Enter waits for the finds of what was typed, and opens none that another text found', async () => {
  const first = await sell(office.db, { fullName: 'Mariam' })
  const second = await sell(office.db, { fullName: 'Bakary' })
  const third = await sell(office.db, { fullName: 'Salif' })
  const page = await office.open()
  await open(page, '/admin')
  const box = page.getByRole('combobox', { name: /Chercher une commande/ })
  const results = page.getByRole('listbox').getByRole('option')
  await box.fill(first.number)
  await seeText(results, new RegExp(first.number))

  const { asked, letThrough } = await holdFinds(page)
  await box.fill(second.number)
  await box.press('Enter')
  await expect.poll(() => asked).toEqual([second.number])
  expect(await results.first().getAttribute('aria-selected')).toBe('false')
  expect(new URL(page.url()).pathname).toBe('/admin')
  letThrough()
  await seeText(page.getByRole('heading', { level: 1 }), `Commande ${second.number}`)

  // Who types on has not asked for that any more.
  await box.fill(third.number)
  await box.press('Enter')
  await box.fill('rien de tel')
  await expect.poll(() => asked.length).toBe(3)
  letThrough()
  await seeText(page.getByRole('search').filter({ has: box }), /Rien ne correspond/)
  await seeText(page.getByRole('heading', { level: 1 }), `Commande ${second.number}`)
})

test('Enter asks again when the search has failed', async () => {
  const order = await sell(office.db, { fullName: 'Mariam' })
  const page = await office.open()
  await open(page, '/admin')
  const box = page.getByRole('combobox', { name: /Chercher une commande/ })
  await page.route('**/api/admin/search?*', route => route.abort())
  await box.fill(order.number)
  await seeText(page.getByRole('search').filter({ has: box }), /La recherche n’a pas abouti/)
  await page.unroute('**/api/admin/search?*')
  await box.press('Enter')
  await seeText(page.getByRole('heading', { level: 1 }), `Commande ${order.number}`)
})

/** Empties a box and fills it again with no moment between, as a browser does that is too busy for timers. */
const refillAtOnce = (box: Locator, text: string) =>
  box.evaluate((input: HTMLInputElement, text) => {
    input.select()
    document.execCommand('delete')
    document.execCommand('insertText', false, text)
  }, text)

test('what was found once is asked anew: an order shows the status that it has by now', async () => {
  const order = await sell(office.db, { fullName: 'Mariam' })
  const page = await office.open()
  await open(page, '/admin')
  const box = page.getByRole('combobox', { name: /Chercher une commande/ })
  const results = page.getByRole('listbox').getByRole('option')
  await box.fill(order.number)
  await seeText(results, /Mariam, En attente/)
  await office.db.update(orders).set({ status: 'confirmed' }).where(eq(orders.id, order.id))
  await refillAtOnce(box, order.number)
  await seeText(results, /Mariam, Confirmée/)
})
