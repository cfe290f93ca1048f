import { eq, sql } from 'drizzle-orm'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayOf } from '#contract/day-of.ts'
import { weekdayOf } from '#contract/delivery/weekday-of.ts'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { DAY_MS } from '#contract/durations.ts'
import { rounds, zones } from '#database/schema/delivery.ts'
import { parcels } from '#database/schema/orders.ts'
import { openEveryDay } from '#tests/support/makers/delivery-days.ts'
import { createAdmin, createCustomer, createVendor, PASSWORD } from '#tests/support/makers/people.ts'
import { takePhoto } from '#tests/support/makers/photos.ts'
import { createPickupPoint, everyDay } from '#tests/support/makers/pickup-points.ts'
import { createProduct, type Product } from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible, expectNoOverflow } from '#tests/support/pages/chromium.ts'
import { cutConnection, restoreConnection } from '#tests/support/pages/connection.ts'
import { waitForServiceWorker } from '#tests/support/pages/offline-site.ts'
import { openStop } from '#tests/support/pages/run-stops.ts'
import {
  confirmButton,
  enterAddress,
  fillCart,
  openEmptyCheckout,
  toastOf,
} from '#tests/support/pages/shopping.ts'
import { open, openVisitors, seeAddress, seeText, type Visitors } from '#tests/support/pages/visitors.ts'
import { handOverWithoutCode } from '#tests/support/pages/without-code.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

type Stall = Awaited<ReturnType<typeof createVendor>>

let site: TestSite
let visitors: Visitors
let yao: Stall
let mariam: Stall
let tomatoes: Product
let eggs: Product
let gombos: Product
beforeAll(async () => {
  site = await startTestSite()
  visitors = await openVisitors(site)
  await openEveryDay(site.db)
  yao = await createVendor(site.db, { businessName: 'Ferme de Yao' })
  mariam = await createVendor(site.db, { businessName: 'Jardins de Mariam' })
  for (const [vendorId, ...ahead] of [
    [yao.id, 2, 4],
    [mariam.id, 3, 5],
  ] as const) {
    for (const count of ahead) {
      const weekday = weekdayOf(inDays(count))
      await site.db.insert(rounds).values({ vendorId, weekday, daysBefore: 0, beforeHour: 0 })
    }
  }
  tomatoes = await createProduct(site.db, { vendorId: yao.id, name: 'Tomates', price: '800.00', stock: 90 })
  eggs = await createProduct(site.db, {
    vendorId: yao.id,
    name: 'Œufs',
    price: '2500.00',
    unit: 'caisse',
    stock: 90,
  })
  gombos = await createProduct(site.db, { vendorId: mariam.id, name: 'Gombos', price: '600.00', stock: 90 })
  const [yopougon] = await site.db.select().from(zones).where(eq(zones.name, 'Yopougon'))
  await createPickupPoint(site.db, {
    zoneId: yopougon!.id,
    name: 'Gare de Yopougon',
    openingHours: everyDay,
  })
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

const inDays = (count: number) => dayOf(new Date(Date.now() + count * DAY_MS))
const main = (page: Page) => page.getByRole('main')
const stopOf = (page: Page, to: string) => page.getByRole('article', { name: to })

/** As it should be, whoever looks and however. */
async function look(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoOverflow(page)
}

/** What a person does on a page, counted. */
function counted() {
  const done = { taps: 0, fields: 0 }
  return {
    done,
    tap: async (target: Locator) => {
      await target.click()
      done.taps += 1
    },
    type: async (target: Locator, words: string) => {
      await target.fill(words)
      done.fields += 1
    },
    choose: async (target: Locator, option: string) => {
      await target.selectOption(option)
      done.fields += 1
    },
  }
}

async function buyAsStranger(page: Page) {
  await open(page, `/product/${tomatoes.id}`)
  await page.getByRole('button', { name: 'Quel jour dans ma commune ?' }).click()
  await page.getByLabel('Votre commune :').selectOption('Yopougon')
  await seeText(main(page), `Livré ${formatWeekday(inDays(2))} à Yopougon`)
  for (const product of [tomatoes, eggs, gombos]) {
    await open(page, `/product/${product.id}`)
    await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).click()
    await seeText(toastOf(page), product.name)
  }
  await open(page, '/cart')
  await seeText(main(page), `Livré ${formatWeekday(inDays(3))} à Yopougon`)
  await look(page)
  const { tap, type, choose, done } = counted()
  await tap(main(page).getByRole('link', { name: 'Procéder au paiement' }))
  await tap(main(page).getByRole('link', { name: 'Créer un compte' }))
  await type(page.getByRole('textbox', { name: 'Nom complet' }), 'Awa Koné')
  await type(page.getByRole('textbox', { name: "Nom d'utilisateur" }), 'awa')
  await type(page.getByRole('textbox', { name: 'E-mail' }), 'awa@amic.example')
  await type(page.getByRole('textbox', { name: /^Téléphone/ }), '07 01 02 03 04')
  await choose(page.getByRole('combobox', { name: 'Région' }), 'Abidjan')
  await type(page.getByRole('textbox', { name: 'Mot de passe', exact: true }), PASSWORD)
  await type(page.getByRole('textbox', { name: 'Confirmer le mot de passe' }), PASSWORD)
  await tap(page.getByRole('button', { name: 'Créer mon compte' }))
  await seeText(page.getByRole('heading', { level: 1 }), 'Finaliser la commande')
  await seeText(main(page), /Le producteur appelle Awa Koné au 07 01 02 03 04/)
  await seeText(page.getByLabel('Commune').locator('option:checked'), 'Yopougon')
  await type(page.getByLabel('Adresse de livraison'), 'Toits Rouges, face à la pharmacie')
  const dayOfYao = page.getByRole('group', { name: /^Jour de livraison : Ferme de Yao/ })
  await tap(dayOfYao.getByText('Changer'))
  await tap(dayOfYao.getByRole('radio', { name: formatWeekday(inDays(4)) }))
  const dayOfMariam = page.getByRole('group', { name: /^Jour de livraison : Jardins de Mariam/ })
  await tap(dayOfMariam.getByText('Changer'))
  await tap(dayOfMariam.getByRole('radio', { name: formatWeekday(inDays(5)) }))
  await tap(page.getByRole('radio', { name: /Paiement à la livraison/ }))
  await look(page)
  await tap(confirmButton(page))
  await seeAddress(page, '**/order-success?order=*')
  await seeText(main(page), /Toits Rouges, face à la pharmacie, Yopougon/)
  await look(page)
  return done
}

test('a stranger’s order arrives: bought, prepared, lowered, delivered on the road, complained of, refunded', async () => {
  const phone = await visitors.newPage()
  // Seven fields make the account, one more says where; four taps choose other days, nobody who accepts the first ones needs any.
  expect(await buyAsStranger(phone)).toEqual({ taps: 9, fields: 8 })
  const orderId = new URL(phone.url()).searchParams.get('order')!

  // Another fetches it, a third has it brought to an office.
  const moussa = await createCustomer(site.db, { fullName: 'Moussa Traoré', phone: '+2250509080706' })
  const atPoint = await visitors.newPage({ as: [moussa] })
  await fillCart(atPoint, [{ product: tomatoes, quantity: 3 }])
  await openEmptyCheckout(atPoint)
  await atPoint.getByRole('radio', { name: /^Point de retrait/ }).check()
  await atPoint.getByRole('radio', { name: /^Gare de Yopougon/ }).check()
  await atPoint.getByRole('radio', { name: /Paiement à la livraison/ }).check()
  await confirmButton(atPoint).click()
  await seeAddress(atPoint, '**/order-success?order=*')
  const aya = await createCustomer(site.db, { fullName: 'Aya Kouassi', phone: '+2250102030405' })
  const atOffice = await visitors.newPage({ as: [aya] })
  await fillCart(atOffice, [{ product: eggs, quantity: 1 }])
  await openEmptyCheckout(atOffice)
  await enterAddress(atOffice, 'Plateau, immeuble Alpha 2000')
  await atOffice.getByRole('radio', { name: /Paiement à la livraison/ }).check()
  await confirmButton(atOffice).click()
  await seeAddress(atOffice, '**/order-success?order=*')

  // The producer prepares by day, and has less than was ordered.
  const stall = await visitors.newPage({ as: [yao.user], serviceWorker: true })
  await open(stall, '/vendor?tab=commandes')
  const card = stall
    .getByRole('region', { name: 'À confirmer' })
    .getByRole('article')
    .filter({ hasText: 'Awa Koné' })
  await seeText(card, new RegExp(`Awa Koné Livraison ${formatWeekday(inDays(4))}`, 'i'))
  await look(stall)
  await card.locator('summary').click()
  await seeText(card, /Toits Rouges, face à la pharmacie, Yopougon/)
  await look(stall)
  await card.getByRole('button', { name: 'Il en manque' }).click()
  const less = stall.getByRole('dialog')
  await less.getByLabel('Tomates').fill('0')
  await less.getByLabel('Raison').fill('Récolte abîmée par la pluie')
  await less.getByRole('button', { name: 'Modifier le colis' }).click()
  await seeText(toastOf(stall), /Colis modifié/)
  for (let waiting = 3; waiting > 0; waiting -= 1) {
    await stall.getByRole('button', { name: 'Confirmer la commande' }).first().click()
    await expect
      .poll(() => stall.getByRole('button', { name: 'Confirmer la commande' }).count())
      .toBe(waiting - 1)
  }
  await open(stall, '/vendor/preparation')
  await stall.getByRole('button', { name: `${formatWeekday(inDays(4))} (1)` }).click()
  await seeText(main(stall), `1 colis à préparer pour ${formatWeekday(inDays(4))}`)
  await look(stall)
  await open(phone, `/orders/${orderId}`)
  await seeText(main(phone), /Ferme de Yao a moins que prévu Récolte abîmée par la pluie/)
  await look(phone)

  // The day has come.
  await site.db
    .update(parcels)
    .set({ plannedOn: inDays(0) })
    .where(eq(parcels.vendorId, yao.id))
  await open(stall, '/vendor/tournee')
  await waitForServiceWorker(stall)
  await stall.reload()
  await seeText(stall.getByRole('region', { name: 'Ce qui reste' }), /À livrer 3 colis/)
  await openStop(stopOf(stall, 'Moussa Traoré'))
  await seeText(stopOf(stall, 'Moussa Traoré'), /Gare de Yopougon.* Aujourd’hui : 8 h à 18 h/)
  await stall.getByRole('button', { name: 'Partir avec 3 colis confirmés' }).click()
  const steps = phone.getByRole('list', { name: 'Suivi du colis de Ferme de Yao' })
  await seeText(steps, /Expédiée : fait/)
  await look(stall)
  const codeOn = async (page: Page) => {
    const code = page.getByText(/^\d{4}$/).first()
    await code.waitFor()
    return (await code.textContent())!
  }
  const codeOfAwa = await codeOn(phone)
  const orderOfMoussa = new URL(atPoint.url()).searchParams.get('order')!
  await open(atPoint, `/orders/${orderOfMoussa}`)
  await seeText(atPoint.getByRole('list', { name: 'Suivi de la commande' }), /Prête au retrait : fait/)
  const codeOfMoussa = await codeOn(atPoint)
  await look(atPoint)

  await cutConnection(stall)
  const handOver = async (to: string, code?: string) => {
    const stop = stopOf(stall, to)
    await openStop(stop)
    if (code) await stop.getByLabel('Code du client').fill(code)
    await stop.getByLabel(/en espèces$/).check()
    if (code) await stop.getByRole('button', { name: /^Marquer comme (livrée|retirée)/ }).click()
    else await handOverWithoutCode(stop)
    await seeText(stop, /(Livraison|Retrait) noté/)
  }
  await handOver('Awa Koné', codeOfAwa)
  await handOver('Moussa Traoré', codeOfMoussa)
  await handOver('Aya Kouassi')
  await look(stall)
  await restoreConnection(stall)
  await seeText(main(stall), /Rien à livrer aujourd’hui/)
  const delivered = await site.db
    .select({ with: parcels.deliveredWith, paid: parcels.paymentStatus, count: sql<number>`count(*)::int` })
    .from(parcels)
    .where(eq(parcels.vendorId, yao.id))
    .groupBy(parcels.deliveredWith, parcels.paymentStatus)
    .orderBy(parcels.deliveredWith)
  expect(delivered).toEqual([
    { with: 'code', paid: 'completed', count: 2 },
    { with: 'none', paid: 'completed', count: 1 },
  ])

  // A tray was broken.
  await seeText(steps, /Livrée : fait/)
  await main(phone).getByRole('link', { name: 'Signaler un problème' }).click()
  await phone.getByRole('heading', { level: 1, name: 'Signaler un problème' }).waitFor()
  await main(phone).getByLabel('Œufs').selectOption('1')
  await main(phone).getByLabel('Abîmé').check()
  await main(phone).getByLabel('Expliquez-nous').fill('Une plaquette est écrasée.')
  await main(phone)
    .getByLabel('Choisir des photos')
    .setInputFiles(await takePhoto('plaquette', '#d8b060'))
  await seeText(main(phone), /Photo envoyée/)
  await look(phone)
  await main(phone).getByRole('button', { name: 'Envoyer' }).click()
  await seeText(main(phone), /En cours d’examen/)
  const office = await visitors.newPage({ as: [await createAdmin(site.db)] })
  await open(office, '/admin/problemes')
  await look(office)
  await office.getByRole('button', { name: /^Rembourser/ }).click()
  await office.getByRole('dialog').getByLabel('Montant en FCFA').fill('2500')
  await office.getByRole('dialog').getByRole('button', { name: 'Rembourser' }).click()
  await seeText(toastOf(office), /Décision enregistrée/)
  await seeText(main(phone), /Remboursement accordé.*Remboursement : 2 500 FCFA/)
  await look(phone)
})
