import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { products } from '#database/schema/catalogue.ts'
import { parcels } from '#database/schema/orders.ts'
import { stockOf } from '#tests/support/makers/orders.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { expectNoOverflow, hasFocus } from '#tests/support/pages/chromium.ts'
import { cutConnection, holdRoute, restoreConnection } from '#tests/support/pages/connection.ts'
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
let vendor: Awaited<ReturnType<typeof createVendor>>
beforeAll(async () => {
  site = await startTestSite()
  visitors = await openVisitors(site)
})
beforeEach(async () => {
  vendor = await createVendor(site.db)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

const grow = (name: string, stock: number, fields: Partial<Parameters<typeof createProduct>[1]> = {}) =>
  createProduct(site.db, { vendorId: vendor.id, name, stock, ...fields })
const main = (page: Page) => page.getByRole('main')
const stock = (page: Page, name: string) => main(page).getByRole('textbox', { name: new RegExp(`^${name}`) })
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer' }).click()

async function openStocks(): Promise<Page> {
  const page = await visitors.newPage({ as: [vendor.user] })
  await open(page, '/vendor/stocks')
  await main(page).getByRole('textbox').first().waitFor()
  return page
}

test('all stocks are counted on one screen, saved in one call, and taken back', async () => {
  const [okra, tomatoes] = [await grow('Gombo', 0), await grow('Tomates', 20)]
  await grow('Ignames', 8, { status: 'pending' })
  await grow('Choux', 4, { status: 'rejected', rejectionReason: 'Photo floue' })
  const page = await visitors.newPage({ as: [vendor.user] })
  const calls: unknown[] = []
  page.on('request', request => {
    if (request.method() === 'PATCH') calls.push(request.postDataJSON())
  })
  await open(page, '/vendor')
  await page.getByRole('link', { name: 'Stocks' }).click()
  await seeText(
    main(page),
    /3 produits\..*Gombo en kg Rupture de stock Ignames en kg En attente Tomates en kg/,
  )
  await seeText(main(page), /1 produit rejeté n’est pas dans cette liste\. Corriger le produit rejeté/)
  await expectUsableOnEveryScreen(page)

  await stock(page, 'Gombo').fill('35')
  await stock(page, 'Gombo').press('Enter')
  await expect.poll(() => hasFocus(stock(page, 'Ignames'))).toBe(true)
  await stock(page, 'Tomates').fill('12 kg')
  expect(await stock(page, 'Tomates').inputValue()).toBe('12')
  await seeText(main(page), /Tomates en kg 20 → 12 kg.*2 stocks changés/)
  await expectUsableOnEveryScreen(page)
  await save(page)
  await seeText(toastOf(page), /2 stocks enregistrés Annuler/)
  expect(calls).toEqual([
    [
      { id: okra.id, stock: 35, seen: 0 },
      { id: tomatoes.id, stock: 12, seen: 20 },
    ],
  ])
  await seeText(main(page), /Aucun changement/)
  await expect.poll(() => stock(page, 'Gombo').inputValue()).toBe('35')
  expect(await stock(page, 'Tomates').inputValue()).toBe('12')
  expect(await page.getByRole('button', { name: 'Enregistrer' }).isDisabled()).toBe(true)

  await toastOf(page).getByRole('button', { name: 'Annuler' }).click()
  await seeText(toastOf(page), /Stocks remis comme avant/)
  expect([await stockOf(site.db, okra.id), await stockOf(site.db, tomatoes.id)]).toEqual([0, 20])
})

test('what is typed while others are being saved is kept, and saved over them', async () => {
  const [okra, tomatoes] = [await grow('Gombo', 3), await grow('Tomates', 20)]
  const page = await openStocks()
  const arrive = await holdRoute(page, '**/api/vendor/products/stock')
  await stock(page, 'Gombo').fill('35')
  await save(page)
  await page.getByRole('button', { name: 'Enregistrement…' }).waitFor()
  await stock(page, 'Gombo').fill('36')
  await stock(page, 'Tomates').fill('12')
  arrive()
  await seeText(toastOf(page), /1 stock enregistré/)
  await seeText(main(page), /2 stocks changés/)
  await save(page)
  await seeText(toastOf(page), /2 stocks enregistrés/)
  expect([await stockOf(site.db, okra.id), await stockOf(site.db, tomatoes.id)]).toEqual([36, 12])
})

test('what is nearly sold comes first, and may be seen alone', async () => {
  await grow('Ananas', 40)
  await grow('Tomates', 4)
  await grow('Piment', 0)
  await grow('Choux', 2)
  const page = await openStocks()
  await seeText(
    main(page),
    /Piment en kg Rupture .*Choux en kg Plus que 2 kg Tomates en kg Plus que 4 kg Ananas/,
  )
  await stock(page, 'Ananas').fill('41')
  await page.getByRole('link', { name: 'Stock bas (3)' }).click()
  await seeText(main(page), /3 produits\./)
  await expect.poll(() => stock(page, 'Ananas').count()).toBe(0)
  // What was typed of others stays, and is saved with the rest.
  await stock(page, 'Piment').fill('9')
  await seeText(main(page), /2 stocks changés/)
  await expectUsableOnEveryScreen(page)
  await save(page)
  await seeText(toastOf(page), /2 stocks enregistrés/)
  await seeText(main(page), /2 produits\./)
  await page.reload()
  await seeText(main(page), /2 produits\..*Choux en kg Plus que 2 kg Tomates/)
})

test('a stock is not set over a sale: nothing is saved, the one that changed is told, and then it is', async () => {
  const [okra, tomatoes] = [await grow('Gombo', 10), await grow('Tomates', 20)]
  const page = await openStocks()
  await stock(page, 'Gombo').fill('15')
  await stock(page, 'Tomates').fill('30')
  await site.db.update(products).set({ stock: 17 }).where(eq(products.id, tomatoes.id))
  await save(page)
  await seeText(main(page).getByRole('alert'), /Rien n’est encore enregistré : un stock a changé entre-temps/)
  await seeText(main(page), /Le stock a changé entre-temps : il est de 17 kg\. Vérifiez votre nombre\./)
  await expect.poll(() => hasFocus(stock(page, 'Tomates'))).toBe(true)
  expect(await stock(page, 'Tomates').inputValue()).toBe('30')
  expect([await stockOf(site.db, okra.id), await stockOf(site.db, tomatoes.id)]).toEqual([10, 17])
  await expectUsableOnEveryScreen(page)
  await stock(page, 'Tomates').fill('27')
  await save(page)
  await seeText(toastOf(page), /2 stocks enregistrés/)
  expect([await stockOf(site.db, okra.id), await stockOf(site.db, tomatoes.id)]).toEqual([15, 27])
})

test('what is saved is not taken back over a sale', async () => {
  const { id } = await grow('Gombo', 10)
  const page = await openStocks()
  await stock(page, 'Gombo').fill('15')
  await save(page)
  await seeText(toastOf(page), /1 stock enregistré/)
  await site.db.update(products).set({ stock: 13 }).where(eq(products.id, id))
  await toastOf(page).getByRole('button', { name: 'Annuler' }).click()
  await seeText(toastOf(page), /Annulation impossible Le stock a changé entre-temps/)
  expect(await stockOf(site.db, id)).toBe(13)
})

test('what is typed survives a cut connection and a reload, until it is saved or put away', async () => {
  const { id } = await grow('Gombo', 10)
  const page = await openStocks()
  await stock(page, 'Gombo').fill('15')
  await cutConnection(page)
  await save(page)
  await seeText(main(page).getByRole('alert'), /Vous êtes hors ligne/)
  await restoreConnection(page)
  await page.reload()
  await seeText(main(page), /1 stock changé/)
  expect(await stock(page, 'Gombo').inputValue()).toBe('15')
  await page.getByRole('button', { name: 'Abandonner' }).click()
  expect(await stock(page, 'Gombo').inputValue()).toBe('10')
  await stock(page, 'Gombo').fill('')
  await stock(page, 'Gombo').blur()
  await expect.poll(() => stock(page, 'Gombo').inputValue()).toBe('10')
  expect(await stockOf(site.db, id)).toBe(10)
})

test('without products there is a way to the first one, and a failure says so', async () => {
  const page = await visitors.newPage({ as: [vendor.user] })
  await open(page, '/vendor/stocks')
  await seeText(main(page), /Aucun produit sur votre étal/)
  await expectUsableOnEveryScreen(page)
  await page.route('**/api/vendor/products?*', route => route.fulfill({ status: 500, body: '' }))
  await page.reload()
  await seeText(main(page), /Vos stocks n’ont pas pu être affichés/)
  await expectUsableOnEveryScreen(page)
})

test('long names and large numbers fit a narrow phone', async () => {
  await grow('Anticonstitutionnellement vôtres, les tomates cerises du Bandama', 1_000_000, {
    unit: 'plateau',
  })
  const page = await openStocks()
  await page.setViewportSize({ width: 320, height: 640 })
  await stock(page, 'Anti').fill('999999')
  await expectNoOverflow(page)
})

test('Enter goes from the last number to the saving, and what was given up comes back', async () => {
  await grow('Gombo', 3)
  await grow('Tomates', 20)
  const page = await openStocks()
  await stock(page, 'Gombo').fill('35')
  await stock(page, 'Tomates').fill('12')
  await stock(page, 'Tomates').press('Enter')
  await expect.poll(() => hasFocus(page.getByRole('button', { name: 'Enregistrer' }))).toBe(true)
  await page.getByRole('button', { name: 'Abandonner' }).click()
  await seeText(main(page), /Aucun changement/)
  expect(await stock(page, 'Gombo').inputValue()).toBe('3')
  await seeText(toastOf(page), /Changements abandonnés Annuler/)
  await toastOf(page).getByRole('button', { name: 'Annuler' }).click()
  await seeText(main(page), /2 stocks changés/)
  expect(await stock(page, 'Gombo').inputValue()).toBe('35')
})

test('an order that was noted in the field leaves while one counts stocks', async () => {
  const { id: productId } = await grow('Gombo', 30)
  const { id: customerId } = await createCustomer(site.db)
  const lines = [{ productId, quantity: 2 }]
  const order = await createOrder(site.db, { customerId, lines })
  const page = await visitors.newPage({ as: [vendor.user] })
  await open(page, '/vendor?tab=commandes')
  await page.getByRole('button', { name: 'Confirmer la commande' }).waitFor()
  let isCut = true
  await page.route('**/api/orders/*/status', route => (isCut ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Confirmer la commande' }).click()
  await seeText(main(page), /En attente de connexion/)
  isCut = false
  await open(page, '/vendor/stocks')
  const stateOf = async () =>
    (await site.db.select().from(parcels).where(eq(parcels.orderId, order.id)))[0]?.status
  await expect.poll(stateOf).toBe('confirmed')
})

test('a number of one product is not saved while it is typed, also after a tap', async () => {
  const { id } = await grow('Tomates', 7)
  const page = await visitors.newPage({ as: [vendor.user] })
  const saved: unknown[] = []
  page.on('request', request => {
    if (request.method() === 'PATCH') saved.push(request.postDataJSON().stock)
  })
  await open(page, '/vendor')
  const more = page.getByRole('button', { name: 'Un de plus, Tomates' })
  await more.waitFor()
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  const arrive = await holdRoute(page, `**/api/vendor/products/${id}`)
  await more.click()
  await page.clock.runFor(1_000)
  const field = page.getByLabel('Stock de Tomates')
  await field.fill('1')
  const readAgain = page.waitForResponse(/api\/vendor\/products\?/)
  arrive()
  await readAgain
  await page.clock.runFor(2_000)
  await field.fill('120')
  await page.getByRole('button', { name: 'OK' }).click()
  await expect.poll(() => stockOf(site.db, id)).toBe(120)
  expect(saved).toEqual([8, 120])
})
