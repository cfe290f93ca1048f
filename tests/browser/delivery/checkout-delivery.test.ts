import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addresses, zones } from '#database/schema/delivery.ts'
import { orders } from '#database/schema/orders.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct, type Product } from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible } from '#tests/support/pages/chromium.ts'
import {
  confirmButton,
  enterAddress,
  fillCart,
  openEmptyCheckout,
  toastOf,
} from '#tests/support/pages/shopping.ts'
import { open, openVisitors, seeAddress, seeText, type Visitors } from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'
import { CHECKOUT_DRAFT_KEY } from '#web/features/accounts/customer-storage.ts'

let site: TestSite
let visitors: Visitors
let vendor: Awaited<ReturnType<typeof createVendor>>
let tomatoes: Product
let cocodyId: string
beforeAll(async () => {
  site = await startTestSite()
  vendor = await createVendor(site.db)
  tomatoes = await createProduct(site.db, { vendorId: vendor.id, name: 'Tomates', stock: 500 })
  const [cocody] = await site.db.select().from(zones).where(eq(zones.name, 'Cocody'))
  cocodyId = cocody!.id
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

let awa: Awaited<ReturnType<typeof createCustomer>>
beforeEach(async () => {
  awa = await createCustomer(site.db, { phone: '+2250701020304' })
})

const main = (page: Page) => page.getByRole('main')
const ordersOfAwa = () => site.db.select().from(orders).where(eq(orders.customerId, awa.id))
const payInCash = (page: Page) => page.getByRole('radio', { name: /Paiement à la livraison/ }).check()

async function atCheckout(): Promise<Page> {
  const page = await visitors.newPage({ as: [awa] })
  await fillCart(page, [{ product: tomatoes, quantity: 1 }])
  await openEmptyCheckout(page)
  return page
}

async function confirm(page: Page): Promise<void> {
  await confirmButton(page).click()
  await seeAddress(page, '**/order-success?order=*')
}

const saveAddress = (fields: Partial<typeof addresses.$inferInsert> = {}) =>
  site.db
    .insert(addresses)
    .values({ userId: awa.id, label: 'Domicile', address: 'Cocody Angré', isDefault: true, ...fields })

test('an order for somebody else: everything typed survives a reload, and reaches who delivers', async () => {
  const page = await atCheckout()
  await seeText(main(page), /Le producteur appelle Awa Koné au 07 01 02 03 04/)
  await enterAddress(page, 'Angré, portail bleu')
  await page.getByLabel('Quelqu’un d’autre reçoit la commande').check()
  await page.getByLabel('Son nom').fill('Mariam Bamba')
  await page.getByLabel('Son téléphone').fill('05 09 08 07 06')
  await page.getByLabel('Notes de livraison').fill('Après 17 heures')
  await payInCash(page)
  await expectAccessible(page)

  await page.reload()
  expect(await page.getByLabel('Commune').inputValue()).toBe(cocodyId)
  expect(await page.getByLabel('Adresse de livraison').inputValue()).toBe('Angré, portail bleu')
  expect(await page.getByLabel('Son nom').inputValue()).toBe('Mariam Bamba')
  expect(await page.getByLabel('Son téléphone').inputValue()).toBe('05 09 08 07 06')
  expect(await page.getByLabel('Notes de livraison').inputValue()).toBe('Après 17 heures')
  await confirm(page)
  await seeText(main(page), /Angré, portail bleu, Cocody, Abidjan.*Mariam Bamba/)
  await expectAccessible(page)

  const stall = await visitors.newPage({ as: [vendor.user] })
  await open(stall, '/vendor?tab=commandes')
  const card = stall.getByRole('article').first()
  await seeText(card, /Mariam Bamba.*Angré, portail bleu, Cocody, Abidjan.*Commande d’Awa Koné/)
  expect(await card.getByRole('link', { name: /^Appeler Mariam Bamba/ }).getAttribute('href')).toBe(
    'tel:+2250509080706',
  )
  await expectAccessible(stall)

  await fillCart(page, [{ product: tomatoes, quantity: 1 }])
  await openEmptyCheckout(page)
  expect(await page.getByLabel('Adresse de livraison').inputValue()).toBe('')
})

test('an order for somebody else is not sent without name and number of who receives it', async () => {
  const page = await atCheckout()
  await enterAddress(page)
  await payInCash(page)
  await page.getByLabel('Quelqu’un d’autre reçoit la commande').check()
  await confirmButton(page).click()
  await seeText(toastOf(page), /^$/)
  await seeText(main(page), /2 informations sont à corriger.*Son nom Indiquez son nom.*Indiquez un numéro/)
  const number = page.getByLabel('Son téléphone')
  expect(await number.getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByLabel('Son nom').getAttribute('aria-invalid')).toBe('true')
  await expectAccessible(page)
  await page.getByLabel('Son nom').fill('Mariam Bamba')
  await confirmButton(page).click()
  await seeText(main(page), /Une information est à corriger/)
  expect(await ordersOfAwa()).toEqual([])
  await number.fill('05 09 08 07 06')
  await confirm(page)
  expect(await ordersOfAwa()).toMatchObject([{ recipientName: 'Mariam Bamba', phone: '+2250509080706' }])
})

test('nothing is kept of what was typed once its customer has left', async () => {
  const page = await atCheckout()
  await enterAddress(page)
  await open(page, '/dashboard')
  await page.getByRole('main').getByRole('button', { name: 'Déconnexion' }).click()
  const kept = () => page.evaluate(key => sessionStorage.getItem(key), CHECKOUT_DRAFT_KEY)
  await expect.poll(kept).toBe(null)
})

describe('a saved address', () => {
  test('with all its parts: whoever comes back orders in three taps from the cart', async () => {
    await saveAddress({ zoneId: cocodyId, directions: 'Angré, portail bleu', phone: '+2250509080706' })
    const page = await visitors.newPage({ as: [awa] })
    await fillCart(page, [{ product: tomatoes, quantity: 1 }])
    await open(page, '/cart')
    let taps = 0
    const tap = async (target: ReturnType<Page['getByRole']>) => {
      await target.click()
      taps += 1
    }
    await tap(main(page).getByRole('link', { name: 'Procéder au paiement' }))
    await seeText(main(page), /À remettre à Awa Koné, 05 09 08 07 06/)
    await seeText(main(page), /Jour de livraison/)
    await expectAccessible(page)
    await tap(page.getByRole('radio', { name: /Paiement à la livraison/ }))
    await tap(confirmButton(page))
    await seeAddress(page, '**/order-success?order=*')
    expect(taps).toBe(3)
    expect(await ordersOfAwa()).toMatchObject([
      { zoneId: cocodyId, directions: 'Angré, portail bleu', phone: '+2250509080706' },
    ])
  })

  test('that was only words is completed when it is used', async () => {
    await saveAddress()
    const page = await atCheckout()
    expect(await page.getByLabel('Adresse de livraison').inputValue()).toBe('Cocody Angré')
    await page.getByLabel('Commune').selectOption('Cocody')
    await payInCash(page)
    await confirm(page)
    const [saved] = await site.db.select().from(addresses).where(eq(addresses.userId, awa.id))
    expect(saved).toMatchObject({ zoneId: cocodyId, directions: 'Cocody Angré', phone: '+2250701020304' })
    await fillCart(page, [{ product: tomatoes, quantity: 1 }])
    await openEmptyCheckout(page)
    await seeText(main(page), /À remettre à Awa Koné/)
  })

  test('is left for another one, which is typed', async () => {
    await saveAddress({ zoneId: cocodyId, directions: 'Angré, portail bleu' })
    const page = await atCheckout()
    const choice = page.getByRole('radio', { name: /^Autre adresse/ })
    await seeText(main(page), /Livraison à domicile .*Domicile : /)
    expect(await choice.count()).toBe(0)
    await page.getByRole('button', { name: 'Modifier' }).click()
    await seeText(page.locator(':focus'), /Où livrer/)
    await expectAccessible(page)
    await choice.check()
    await enterAddress(page, 'Riviera 3')
    await payInCash(page)
    await confirm(page)
    expect(await ordersOfAwa()).toMatchObject([{ directions: 'Riviera 3' }])
  })

  test('in a zone that closed meanwhile asks for another zone', async () => {
    const [bingerville] = await site.db
      .update(zones)
      .set({ isServed: true })
      .where(eq(zones.name, 'Bingerville'))
      .returning()
    await saveAddress({ zoneId: bingerville!.id, directions: 'Près du lycée' })
    const page = await atCheckout()
    await seeText(main(page), /À remettre à Awa Koné/)
    await payInCash(page)
    await site.db.update(zones).set({ isServed: false }).where(eq(zones.id, bingerville!.id))
    await confirmButton(page).click()
    await seeText(
      main(page),
      /Erreur de commande : Une information est à corriger Nous ne livrons pas encore ici\./,
    )
    expect(await ordersOfAwa()).toEqual([])
    await page.getByLabel('Commune').selectOption('Cocody')
    // A mistake that the form itself finds then is nothing that the server said.
    const somebodyElse = page.getByLabel('Quelqu’un d’autre reçoit la commande')
    await somebodyElse.check()
    await confirmButton(page).click()
    await seeText(main(page).getByRole('alert'), /^2 informations sont à corriger/)
    await somebodyElse.uncheck()
    await confirm(page)
    expect(await ordersOfAwa()).toMatchObject([{ zoneId: cocodyId, directions: 'Près du lycée' }])
  })
})

describe('the position of the telephone', () => {
  const positionButton = (page: Page) => page.getByRole('button', { name: 'Utiliser ma position' })

  test('is added for who delivers, as a link to a map', async () => {
    const page = await atCheckout()
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ latitude: 5.396124, longitude: -3.988713 })
    await enterAddress(page)
    await positionButton(page).click()
    await seeText(main(page), /Position ajoutée/)
    // That of another commune leads elsewhere.
    for (const commune of ['Yopougon', 'Cocody']) await page.getByLabel('Commune').selectOption(commune)
    await positionButton(page).click()
    await seeText(main(page), /Position ajoutée/)
    await payInCash(page)
    await confirm(page)
    const [order] = await ordersOfAwa()
    expect(order).toMatchObject({ latitude: 5.39612, longitude: -3.98871 })

    const admin = await visitors.newPage({ as: [await createAdmin(site.db)] })
    await open(admin, `/admin/orders/${order!.id}`)
    for (const screen of [page, admin]) {
      if (screen === page) await open(page, `/orders/${order!.id}`)
      await seeText(main(screen), /Awa Koné.*\+225 07 01 02 03 04.*Angré, portail bleu, Cocody, Abidjan/)
      const map = main(screen).getByRole('link', { name: 'Voir sur la carte' })
      expect(await map.getAttribute('href')).toContain('mlat=5.39612&mlon=-3.98871')
      expect(
        await main(screen).getByRole('link', { name: '+225 07 01 02 03 04' }).first().getAttribute('href'),
      ).toBe('tel:+2250701020304')
      await expectAccessible(screen)
    }
  })

  test('may be refused: a sentence says that one goes on without', async () => {
    const page = await atCheckout()
    await enterAddress(page)
    await positionButton(page).click()
    await seeText(main(page), /vos indications suffisent/)
    await expectAccessible(page)
    await payInCash(page)
    await confirm(page)
    expect(await ordersOfAwa()).toMatchObject([{ latitude: null, longitude: null }])
  })

  test('that is found once another address was chosen is not laid over that one', async () => {
    await saveAddress({ zoneId: cocodyId, directions: 'Angré, portail bleu' })
    await saveAddress({ label: 'Bureau', isDefault: false, zoneId: cocodyId, directions: 'Riviera 2' })
    const page = await atCheckout()
    await page.getByRole('button', { name: 'Modifier la livraison' }).click()
    await page.getByRole('button', { name: 'Modifier', exact: true }).click()
    await page.evaluate(() => {
      navigator.geolocation.getCurrentPosition = found => {
        const coords = { latitude: 5.4, longitude: -4 }
        addEventListener('found', () => found({ coords } as GeolocationPosition))
      }
    })
    await positionButton(page).click()
    await page.getByRole('radio', { name: /Bureau/ }).check()
    await page.evaluate(() => dispatchEvent(new Event('found')))
    await payInCash(page)
    await confirm(page)
    expect(await ordersOfAwa()).toMatchObject([{ directions: 'Riviera 2', latitude: null, longitude: null }])
  })
})

test('without a number in the profile, the number is asked for, and none is sent without', async () => {
  awa = await createCustomer(site.db, { phone: null })
  const page = await atCheckout()
  await enterAddress(page)
  await payInCash(page)
  await confirmButton(page).click()
  await seeText(main(page), /Indiquez un numéro de téléphone : c’est celui que le producteur appelle\./)
  expect(await ordersOfAwa()).toEqual([])
  await page.getByLabel('Votre téléphone').fill('07 08 09 10 11')
  await confirm(page)
  expect(await ordersOfAwa()).toMatchObject([{ phone: '+2250708091011' }])
})
