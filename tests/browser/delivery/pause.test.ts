import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { formatFcfa } from '#contract/money.ts'
import { vendors } from '#database/schema/accounts.ts'
import {
  inDays,
  openEveryDay,
  openStallWithRounds,
  type StallWithRounds,
} from '#tests/support/makers/delivery-days.ts'
import { createCustomer } from '#tests/support/makers/people.ts'
import { expectAccessible, expectFocusKept, expectNoOverflow } from '#tests/support/pages/chromium.ts'
import { fillCart, toastOf } from '#tests/support/pages/shopping.ts'
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
  await openEveryDay(site.db)
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

const main = (page: Page) => page.getByRole('main')

let yao: StallWithRounds
let mariam: StallWithRounds
beforeEach(async () => {
  yao = await openStallWithRounds(site.db, { businessName: 'Ferme de Yao', name: 'Tomates' }, { ahead: 2 })
  mariam = await openStallWithRounds(
    site.db,
    { businessName: 'Jardins de Mariam', name: 'Gombos' },
    { ahead: 3 },
  )
})

describe('a pause', () => {
  const pauseOf = async () =>
    (await site.db.select().from(vendors).where(eq(vendors.id, yao.id)))[0]!.pausedUntil

  test('is made and ended by the producer; meanwhile its products say when it is back', async () => {
    const back = formatWeekday(inDays(6)).replace(/^\S+ /, '')
    const page = await visitors.newPage({ as: [yao.user] })
    await open(page, '/vendor-profile#pause')
    await page.getByLabel('Dernier jour de la pause').fill(inDays(5))
    await page.getByRole('button', { name: 'Me mettre en pause' }).click()
    await seeText(main(page), `Vos clients lisent « De retour le ${back} »`)
    await expectFocusKept(page)
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
    await seeText(toastOf(page), 'Vous prenez de nouveau des commandes')
    await expectFocusKept(page)
    expect(await pauseOf()).toBeNull()
  })

  test('promises no day: not on the product, on the producer, in the cart', async () => {
    await site.db
      .update(vendors)
      .set({ pausedUntil: inDays(5) })
      .where(eq(vendors.id, yao.id))
    const page = await visitors.newPage()
    await open(page, `/product/${mariam.product.id}`)
    await page.getByRole('button', { name: 'Quel jour dans ma commune ?' }).click()
    await page.getByLabel('Votre commune :').selectOption('Cocody')
    await seeText(main(page), /Livré .* à Cocody/)
    for (const address of [`/product/${yao.product.id}`, `/producteur/${yao.id}`]) {
      await open(page, address)
      await seeText(main(page), /^(?!.*(?:Livré |Livraison (?:[a-z]+di|dimanche))).*De retour le/)
    }
    await fillCart(
      page,
      [yao, mariam].map(({ product, businessName: vendorName }) => ({ product, quantity: 1, vendorName })),
    )
    await open(page, '/cart')
    await seeText(main(page), `Jardins de Mariam Livré ${formatWeekday(inDays(3))} à Cocody`)
    await seeText(main(page), /^(?!.*à Cocody.*à Cocody).*Tomates : le producteur est en pause/)
    await expectUsableOnEveryScreen(page)
  })

  test('nor does it count in what one pays: not in the cart, not at the checkout', async () => {
    await site.db
      .update(vendors)
      .set({ pausedUntil: inDays(5) })
      .where(eq(vendors.id, yao.id))
    const page = await visitors.newPage({ as: [await createCustomer(site.db)] })
    await fillCart(page, [{ product: yao.product, quantity: 2 }])
    await open(page, '/cart')
    await seeText(main(page), /^(?!.*Sous-total).*Tomates .*hors du total/)
    expect(await main(page).getByRole('link', { name: 'Procéder au paiement' }).count()).toBe(0)
    await fillCart(
      page,
      [yao, mariam].map(({ product, businessName: vendorName }) => ({ product, quantity: 1, vendorName })),
    )
    await open(page, '/cart')
    const alone = formatFcfa(mariam.product.price).replace(/\s/g, ' ')
    await seeText(main(page), new RegExp(`Tomates .*hors du total.*Sous-total ${alone}`))
    await main(page).getByRole('link', { name: 'Procéder au paiement' }).click()
    await seeText(main(page), new RegExp(`Tomates × 1 kg Hors du total.*Sous-total ${alone}`))
    await expectUsableOnEveryScreen(page)
  })
})
