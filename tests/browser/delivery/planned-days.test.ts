import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { movableDays } from '#contract/delivery/movable-days.ts'
import { weekdayOf } from '#contract/delivery/weekday-of.ts'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { formatRoundDays } from '#contract/french/weekdays.ts'
import { formatFcfa } from '#contract/money.ts'
import { addresses, zones } from '#database/schema/delivery.ts'
import { orders, parcels } from '#database/schema/orders.ts'
import { pickupPoints } from '#database/schema/pickup-points.ts'
import {
  inDays,
  openEveryDay,
  openStallWithRounds,
  type StallWithRounds,
  setRounds,
} from '#tests/support/makers/delivery-days.ts'
import { createCustomer } from '#tests/support/makers/people.ts'
import { createPickupPoint, everyDay } from '#tests/support/makers/pickup-points.ts'
import { createOrder } from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible, expectFocusKept, hasFocus } from '#tests/support/pages/chromium.ts'
import {
  confirmButton,
  fillCart,
  openEmptyCheckout,
  storedCart,
  toastOf,
} from '#tests/support/pages/shopping.ts'
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
let zoneIds: { cocody: string; yopougon: string }
beforeAll(async () => {
  site = await startTestSite()
  await openEveryDay(site.db)
  const known = await site.db.select().from(zones)
  const idOf = (name: string) => known.find(zone => zone.name === name)!.id
  zoneIds = { cocody: idOf('Cocody'), yopougon: idOf('Yopougon') }
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

const main = (page: Page) => page.getByRole('main')

let awa: Awaited<ReturnType<typeof createCustomer>>
let yao: StallWithRounds
let mariam: StallWithRounds
beforeEach(async () => {
  awa = await createCustomer(site.db, { phone: '+2250701020304' })
  await site.db.insert(addresses).values({
    userId: awa.id,
    label: 'Domicile',
    address: 'Angré, portail bleu, Cocody, Abidjan',
    zoneId: zoneIds.cocody,
    directions: 'Angré, portail bleu',
    isDefault: true,
  })
  yao = await openStallWithRounds(
    site.db,
    { businessName: 'Ferme de Yao', name: 'Tomates' },
    { ahead: 2 },
    { ahead: 4 },
  )
  mariam = await openStallWithRounds(
    site.db,
    { businessName: 'Jardins de Mariam', name: 'Gombos' },
    { ahead: 3 },
  )
})

async function atCheckout(stalls = [yao, mariam]): Promise<Page> {
  const page = await visitors.newPage({ as: [awa] })
  await fillCart(
    page,
    stalls.map(({ product }) => ({ product, quantity: 1 })),
  )
  await openEmptyCheckout(page)
  return page
}
const payInCash = (page: Page) => page.getByRole('radio', { name: /Paiement à la livraison/ }).check()
const daysOf = (page: Page, { businessName }: StallWithRounds) =>
  page.getByRole('group', { name: new RegExp(`^Jour de livraison : ${businessName}`) })
/** Of several parcels, each is a line until one wants another day. */
async function openedDaysOf(page: Page, stall: StallWithRounds) {
  const days = daysOf(page, stall)
  await days.getByText('Changer').click()
  return days
}
async function plannedDays() {
  const rows = await site.db
    .select({ vendorId: parcels.vendorId, day: parcels.plannedOn })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(eq(orders.customerId, awa.id))
  return Object.fromEntries(rows.map(({ vendorId, day }) => [vendorId, day]))
}

test('at the checkout, each parcel has its day: the first possible one, or another of four', async () => {
  const page = await atCheckout()
  const ofYao = daysOf(page, yao)
  await seeText(ofYao, `Ferme de Yao ${formatWeekday(inDays(2))}`)
  await seeText(daysOf(page, mariam), `Jardins de Mariam ${formatWeekday(inDays(3))}`)
  await seeText(main(page), /Ces jours tiennent si vous commandez (avant|aujourd’hui)/)
  expect(await page.getByRole('radio', { name: formatWeekday(inDays(2)) }).count()).toBe(0)
  await openedDaysOf(page, yao)
  await expect.poll(() => ofYao.getByRole('radio').count()).toBe(4)
  expect(await ofYao.getByRole('radio', { name: formatWeekday(inDays(2)) }).isChecked()).toBe(true)
  await ofYao.getByRole('radio', { name: formatWeekday(inDays(4)) }).check()
  const dueTo = ({ businessName, product }: StallWithRounds) =>
    `${businessName} ${formatFcfa(product.price)}`.replace(/\s/g, ' ')
  expect(await page.getByText('Chaque colis se paie').count()).toBe(0)
  await payInCash(page)
  await seeText(main(page), `Chaque colis se paie à sa réception ${dueTo(yao)} ${dueTo(mariam)}`)
  await expectUsableOnEveryScreen(page)
  await page.reload()
  await seeText(ofYao, `Ferme de Yao ${formatWeekday(inDays(4))}`)
  await confirmButton(page).click()
  await seeAddress(page, '**/order-success?order=*')
  expect(await plannedDays()).toEqual({ [yao.id]: inDays(4), [mariam.id]: inDays(3) })
  const cashOf = ({ product }: StallWithRounds) =>
    `Préparez ${formatFcfa(product.price)} en espèces`.replace(/\s/g, ' ')
  const parcelOf = (stall: StallWithRounds, ahead: number) =>
    `Colis de ${stall.businessName} Livraison ${formatWeekday(inDays(ahead))} \\d{4} ${cashOf(stall)}`
  const codes = new RegExp(`Codes de livraison ${parcelOf(mariam, 3)} ${parcelOf(yao, 4)}`)
  await seeText(main(page), codes)
  await expectUsableOnEveryScreen(page)

  await open(page, '/orders')
  const first = `Livraison de 2 colis à partir du ${formatWeekday(inDays(3))}`
  await seeText(main(page), first)
  await page.getByRole('link', { name: /Commande AMIC-/ }).click()
  await seeText(main(page), new RegExp(`${first} Commande AMIC-.*En attente Colis de ${mariam.businessName}`))
  await seeText(main(page), new RegExp(`Code de livraison \\d{4} ${cashOf(mariam)}`))
  await seeText(main(page), new RegExp(`Colis de Ferme de Yao Livraison ${formatWeekday(inDays(4))}`))
  await expectUsableOnEveryScreen(page)
})

describe('at the checkout', () => {
  test('before the commune is chosen, the weekdays of each producer stand there', async () => {
    await site.db.delete(addresses).where(eq(addresses.userId, awa.id))
    const page = await atCheckout()
    const ofYao = formatRoundDays([2, 4].map(ahead => ({ weekday: weekdayOf(inDays(ahead)) })))
    const ofMariam = formatRoundDays([{ weekday: weekdayOf(inDays(3)) }])
    await seeText(main(page), `Ferme de Yao Livraison ${ofYao}`)
    await seeText(main(page), `Jardins de Mariam Livraison ${ofMariam} Choisissez votre commune`)
    await expectUsableOnEveryScreen(page)
    await page.getByLabel('Commune').selectOption('Cocody')
    await seeText(daysOf(page, yao), `Ferme de Yao ${formatWeekday(inDays(2))}`)
    expect(await page.getByText(`Livraison ${ofMariam}`).count()).toBe(0)
  })

  test('a day that is not possible any more is chosen anew', async () => {
    const page = await atCheckout()
    await daysOf(page, yao).waitFor()
    await payInCash(page)
    await setRounds(site.db, yao.id, { ahead: 5 })
    await confirmButton(page).click()
    await seeText(toastOf(page), /Un jour a changé\. Vérifiez-le, puis confirmez\./)
    const substitute = `Ferme de Yao ${formatWeekday(inDays(5))} Le jour choisi n’est plus possible : voici le`
    await seeText(daysOf(page, yao), substitute)
    expect(await plannedDays()).toEqual({})
    await expectAccessible(page)
    await confirmButton(page).click()
    await seeAddress(page, '**/order-success?order=*')
    expect((await plannedDays())[yao.id]).toBe(inDays(5))
  })

  test('products of who does not deliver there leave the cart, the others are ordered', async () => {
    await setRounds(site.db, mariam.id, { ahead: 3, zoneId: zoneIds.yopougon })
    const page = await atCheckout()
    await seeText(main(page), /Jardins de Mariam ne livre pas dans cette commune/)
    await expectAccessible(page)
    await main(page).getByRole('button', { name: 'Retirer ce produit du panier' }).click()
    expect(await storedCart(page)).toEqual([['Tomates', 1]])
    await expectFocusKept(page)
    await payInCash(page)
    await confirmButton(page).click()
    await seeAddress(page, '**/order-success?order=*')
    expect(await plannedDays()).toEqual({ [yao.id]: inDays(2) })
  })

  test('where somebody does not come, a pickup point is proposed', async () => {
    await setRounds(site.db, mariam.id, { ahead: 3, zoneId: zoneIds.yopougon })
    const point = await createPickupPoint(site.db, {
      zoneId: zoneIds.yopougon,
      name: 'Gare de Yopougon',
      openingHours: everyDay,
    })
    const far = await createPickupPoint(site.db, { zoneId: zoneIds.cocody, name: 'Marché de Cocody' })
    const page = await atCheckout()
    await seeText(main(page), /Jardins de Mariam ne livre pas dans cette commune/)
    const proposal = main(page).getByRole('button', { name: 'Choisir un point de retrait' })
    await expectUsableOnEveryScreen(page)
    // Beside the button stands what is in the way, and leads there.
    await page.getByRole('button', { name: 'Jardins de Mariam ne livre pas ici' }).click()
    expect(await hasFocus(main(page).getByRole('alert').filter({ hasText: 'ne livre pas' }))).toBe(true)
    await proposal.click()
    const pickup = page.getByRole('radio', { name: /^Point de retrait/ })
    expect(await pickup.isChecked()).toBe(true)
    expect(await hasFocus(pickup)).toBe(true)
    await page.getByRole('radio', { name: /^Marché de Cocody/ }).check()
    await seeText(main(page), /Jardins de Mariam ne livre pas à ce point de retrait/)
    expect(await proposal.count()).toBe(0)
    await page.getByRole('radio', { name: /^Gare de Yopougon/ }).check()
    await page.getByRole('group', { name: /^Jour de retrait : Jardins de Mariam/ }).waitFor()
    expect(await page.getByRole('group', { name: /^Jour de livraison/ }).count()).toBe(0)
    await expectUsableOnEveryScreen(page)
    await payInCash(page)
    await confirmButton(page).click()
    await seeAddress(page, '**/order-success?order=*')
    await seeText(main(page), `Colis de Jardins de Mariam Retrait ${formatWeekday(inDays(3))}`)
    for (const { id } of [point, far]) {
      await site.db.update(pickupPoints).set({ isActive: false }).where(eq(pickupPoints.id, id))
    }
  })

  test('who stopped delivering there meanwhile is named, and nothing is ordered', async () => {
    const page = await atCheckout()
    await daysOf(page, mariam).waitFor()
    await payInCash(page)
    await setRounds(site.db, mariam.id, { ahead: 3, zoneId: zoneIds.yopougon })
    await confirmButton(page).click()
    await seeText(main(page), /Jardins de Mariam ne livre pas dans cette commune/)
    expect(await plannedDays()).toEqual({})
  })
})

test('a zone that was chosen once tells the day on the product, the producer and in the cart', async () => {
  const page = await visitors.newPage()
  await open(page, `/product/${yao.product.id}`)
  await page.getByRole('button', { name: 'Quel jour dans ma commune ?' }).click()
  await page.getByLabel('Votre commune :').selectOption('Cocody')
  const promise = `Livré ${formatWeekday(inDays(2))} à Cocody, si vous commandez avant`
  await seeText(main(page), promise)
  await expectUsableOnEveryScreen(page)
  await open(page, `/producteur/${yao.id}`)
  await seeText(main(page), promise)
  await fillCart(page, [{ product: yao.product, quantity: 1 }])
  await open(page, '/cart')
  await seeText(main(page), promise)
  await expectUsableOnEveryScreen(page)
})

test('a producer, has its orders day by day, moves one, and packs day by day', async () => {
  const order = async (plannedOn: string) => {
    const placed = await createOrder(site.db, {
      customerId: awa.id,
      lines: [{ productId: yao.product.id, quantity: 2 }],
      status: 'confirmed',
    })
    await site.db.update(parcels).set({ plannedOn }).where(eq(parcels.orderId, placed.id))
    return placed.id
  }
  const [todays, later] = [await order(inDays(0)), await order(inDays(2))]
  const page = await visitors.newPage({ as: [yao.user] })
  await open(page, '/vendor?tab=commandes')
  const today = page.getByRole('region', { name: /^Aujourd’hui/ })
  const after = page.getByRole('region', { name: formatWeekday(inDays(2)) })
  await after.waitFor()
  await expect.poll(() => today.getByRole('article').count()).toBe(1)
  const groups = page.getByRole('region').filter({ has: page.getByRole('article') })
  expect(await groups.count()).toBe(2)
  await expectUsableOnEveryScreen(page)

  await after.locator('summary').click()
  await after.getByRole('button', { name: 'Livrer un autre jour' }).click()
  const dialog = page.getByRole('dialog')
  const day = movableDays([], new Date())[6]!
  await dialog.getByLabel('Nouveau jour').selectOption(formatWeekday(day))
  await dialog.getByLabel('Raison').fill('Route coupée')
  await expectUsableOnEveryScreen(page)
  await dialog.getByRole('button', { name: 'Changer le jour' }).click()
  await seeText(toastOf(page), /Jour changé/)
  await page.getByRole('region', { name: formatWeekday(day) }).waitFor()
  const dayOfOrder = async (id: string) =>
    (await site.db.select().from(parcels).where(eq(parcels.orderId, id)))[0]!.plannedOn
  expect([await dayOfOrder(todays), await dayOfOrder(later)]).toEqual([inDays(0), day])

  await open(page, '/vendor/preparation')
  await seeText(main(page), `1 colis à préparer pour ${formatWeekday(inDays(0))}`)
  await page.getByRole('button', { name: `${formatWeekday(day)} (1)` }).click()
  await seeText(main(page), `1 colis à préparer pour ${formatWeekday(day)}`)
  await expectUsableOnEveryScreen(page)
})
