import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayOf } from '#contract/day-of.ts'
import { movableDays } from '#contract/delivery/movable-days.ts'
import { weekdayOf } from '#contract/delivery/weekday-of.ts'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { vendors } from '#database/schema/accounts.ts'
import { addresses, rounds, roundZones, zones } from '#database/schema/delivery.ts'
import { orders, parcels } from '#database/schema/orders.ts'
import { expectAccessible, expectNoOverflow } from '#tests/support/chromium.ts'
import { openEveryDay } from '#tests/support/delivery-days.ts'
import { createOrder, createProduct, type Product } from '#tests/support/makers.ts'
import { createCustomer, createVendor } from '#tests/support/people.ts'
import { confirmButton, fillCart, keptCart, openEmptyCheckout, toastOf } from '#tests/support/shopping.ts'
import { startTestSite, type TestSite } from '#tests/support/site.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
  seeText,
  type Visitors,
} from '#tests/support/visitors.ts'

type Stall = Awaited<ReturnType<typeof createVendor>> & { product: Product }

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

const inDays = (count: number) => dayOf(new Date(Date.now() + count * 86_400_000))
const main = (page: Page) => page.getByRole('main')

/** A stall whose rounds go out on the weekdays of some days from now, which no hour of this day makes too late. */
async function openStall(
  businessName: string,
  name: string,
  ...days: { ahead: number; zoneId?: string }[]
): Promise<Stall> {
  const vendor = await createVendor(site.db, { businessName })
  await setRounds(vendor.id, ...days)
  return { ...vendor, product: await createProduct(site.db, { vendorId: vendor.id, name, stock: 50 }) }
}
async function setRounds(vendorId: string, ...days: { ahead: number; zoneId?: string }[]): Promise<void> {
  await site.db.delete(rounds).where(eq(rounds.vendorId, vendorId))
  for (const { ahead, zoneId } of days) {
    const [round] = await site.db
      .insert(rounds)
      .values({ vendorId, weekday: weekdayOf(inDays(ahead)), daysBefore: 0, beforeHour: 0 })
      .returning()
    if (zoneId) await site.db.insert(roundZones).values({ roundId: round!.id, zoneId })
  }
}

let awa: Awaited<ReturnType<typeof createCustomer>>
let yao: Stall
let mariam: Stall
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
  yao = await openStall('Ferme de Yao', 'Tomates', { ahead: 2 }, { ahead: 4 })
  mariam = await openStall('Jardins de Mariam', 'Gombos', { ahead: 3 })
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
const daysOf = (page: Page, { businessName }: Stall) =>
  page.getByRole('group', { name: new RegExp(`^Jour de livraison : ${businessName}`) })
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
  await ofYao.waitFor()
  await expect.poll(() => ofYao.getByRole('radio').count()).toBe(4)
  expect(await ofYao.getByRole('radio', { name: formatWeekday(inDays(2)) }).isChecked()).toBe(true)
  await ofYao.getByRole('radio', { name: formatWeekday(inDays(4)) }).check()
  await payInCash(page)
  await expectUsableOnEveryScreen(page)
  await page.reload()
  expect(await ofYao.getByRole('radio', { name: formatWeekday(inDays(4)) }).isChecked()).toBe(true)
  await confirmButton(page).click()
  await page.waitForURL('**/order-success?order=*')
  expect(await plannedDays()).toEqual({ [yao.id]: inDays(4), [mariam.id]: inDays(3) })

  await open(page, '/orders')
  await seeText(main(page), `Livraison ${formatWeekday(inDays(3))} et ${formatWeekday(inDays(4))}`)
  await page.getByRole('link', { name: /^Commande AMIC-/ }).click()
  await seeText(main(page), new RegExp(`Colis de Ferme de Yao Livraison ${formatWeekday(inDays(4))}`))
  await expectUsableOnEveryScreen(page)
})

describe('at the checkout', () => {
  test('a day that is not possible any more is chosen anew', async () => {
    const page = await atCheckout()
    await daysOf(page, yao).waitFor()
    await payInCash(page)
    await setRounds(yao.id, { ahead: 5 })
    await confirmButton(page).click()
    await seeText(toastOf(page), /Ce jour de livraison n’est plus possible/)
    await daysOf(page, yao)
      .getByRole('radio', { name: formatWeekday(inDays(5)) })
      .waitFor()
    expect(await plannedDays()).toEqual({})
    await expectAccessible(page)
    await confirmButton(page).click()
    await page.waitForURL('**/order-success?order=*')
    expect((await plannedDays())[yao.id]).toBe(inDays(5))
  })

  test('products of who does not deliver there leave the cart, the others are ordered', async () => {
    await setRounds(mariam.id, { ahead: 3, zoneId: zoneIds.yopougon })
    const page = await atCheckout()
    await seeText(main(page), /Jardins de Mariam ne livre pas dans cette commune/)
    await expectAccessible(page)
    await main(page).getByRole('button', { name: 'Retirer ce produit du panier' }).click()
    expect(await keptCart(page)).toEqual([['Tomates', 1]])
    await payInCash(page)
    await confirmButton(page).click()
    await page.waitForURL('**/order-success?order=*')
    expect(await plannedDays()).toEqual({ [yao.id]: inDays(2) })
  })

  test('who stopped delivering there meanwhile is named, and nothing is ordered', async () => {
    const page = await atCheckout()
    await daysOf(page, mariam).waitFor()
    await payInCash(page)
    await setRounds(mariam.id, { ahead: 3, zoneId: zoneIds.yopougon })
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
  await expectAccessible(page)
  await expectNoOverflow(page)
  await open(page, `/producteur/${yao.id}`)
  await seeText(main(page), promise)
  await fillCart(page, [{ product: yao.product, quantity: 1 }])
  await open(page, '/cart')
  await seeText(main(page), promise)
  await expectAccessible(page)
  await expectNoOverflow(page)
})

describe('a pause', () => {
  const pauseOf = async () =>
    (await site.db.select().from(vendors).where(eq(vendors.id, yao.id)))[0]!.pausedUntil

  test('is made and ended by the producer; meanwhile its products say when it is back', async () => {
    const back = formatWeekday(inDays(6)).replace(/^\S+ /, '')
    const page = await visitors.newPage({ as: [yao.user] })
    await open(page, '/vendor-profile')
    await page.getByLabel('Dernier jour de la pause').fill(inDays(5))
    await page.getByRole('button', { name: 'Me mettre en pause' }).click()
    await seeText(main(page), `Vos clients lisent « De retour le ${back} »`)
    expect(await pauseOf()).toBe(inDays(5))
    await expectAccessible(page)
    await expectNoOverflow(page)

    const visitor = await visitors.newPage()
    await open(visitor, `/product/${yao.product.id}`)
    await seeText(main(visitor), `De retour le ${back}`)
    expect(await visitor.getByRole('button', { name: 'Ajouter au panier', exact: true }).isDisabled()).toBe(
      true,
    )
    await expectAccessible(visitor)
    await open(visitor, `/producteur/${yao.id}`)
    await seeText(main(visitor), new RegExp(`De retour le ${back}.*Tomates.*De retour le ${back}`))
    await fillCart(visitor, [{ product: yao.product, quantity: 1 }])
    await open(visitor, '/cart')
    await seeText(main(visitor), `Tomates : le producteur est en pause, de retour le ${back}.`)
    await expectAccessible(visitor)

    await page.getByRole('button', { name: 'Reprendre les commandes maintenant' }).click()
    await page.getByLabel('Dernier jour de la pause').waitFor()
    expect(await pauseOf()).toBeNull()
  })

  test('is not drawn into the page that the server keeps', async () => {
    await site.db
      .update(vendors)
      .set({ pausedUntil: inDays(5) })
      .where(eq(vendors.id, yao.id))
    const page = await visitors.newPage({ javaScript: false })
    await page.goto(`/product/${yao.product.id}`)
    expect(await main(page).textContent()).not.toContain('De retour')
  })
})

test('a producer, has its orders day by day, moves one, and packs day by day', async () => {
  const order = async (plannedOn: string) => {
    const placed = await createOrder(site.db, {
      customerId: awa.id,
      lines: [{ productId: yao.product.id, quantity: 2 }],
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
  expect(
    await page
      .getByRole('region')
      .filter({ has: page.getByRole('article') })
      .count(),
  ).toBe(2)
  await expectUsableOnEveryScreen(page)

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
