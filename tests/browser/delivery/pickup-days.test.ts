import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { movableDays } from '#contract/delivery/movable-days.ts'
import { weekdayOf } from '#contract/delivery/weekday-of.ts'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { dayWithHours } from '#contract/orders/planned-days.ts'
import { orders } from '#database/schema/orders.ts'
import {
  inDays,
  openEveryDay,
  openStallWithRounds,
  type StallWithRounds,
} from '#tests/support/makers/delivery-days.ts'
import { createAdmin, createCustomer } from '#tests/support/makers/people.ts'
import { createPickupPoint, openOn } from '#tests/support/makers/pickup-points.ts'
import { confirmButton, fillCart, openEmptyCheckout, toastOf } from '#tests/support/pages/shopping.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
  seeAddress,
  seeText,
  type Visitors,
} from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'
import { shortDays } from '#web/features/orders/short-days.ts'

let site: TestSite
let visitors: Visitors
let yao: StallWithRounds
beforeAll(async () => {
  site = await startTestSite()
  await openEveryDay(site.db)
  visitors = await openVisitors(site)
  const stall = { businessName: 'Ferme de Yao', name: 'Tomates' }
  yao = await openStallWithRounds(site.db, stall, { ahead: 2 }, { ahead: 3 }, { ahead: 4 })
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

const main = (page: Page) => page.getByRole('main')

test('a point is never promised a day on which it is closed; its hours stand wherever the day does', async () => {
  const openingHours = openOn(...[3, 4, 6].map(ahead => weekdayOf(inDays(ahead))))
  await createPickupPoint(site.db, { name: 'Gare d’Adjamé', openingHours })
  const awa = await createCustomer(site.db, { phone: '+2250701020304' })
  const page = await visitors.newPage({ as: [awa] })
  await fillCart(page, [{ product: yao.product, quantity: 1 }])
  await openEmptyCheckout(page)
  await page.getByRole('radio', { name: /^Point de retrait/ }).check()
  await page.getByRole('radio', { name: /^Gare d’Adjamé/ }).check()
  const days = page.getByRole('group', { name: 'Jour de retrait' })
  const hours = '8 h à 18 h'
  await seeText(
    days,
    new RegExp(
      `^Jour de retrait ${[3, 4, 10, 11]
        .map(ahead => `${formatWeekday(inDays(ahead))} ?${hours}`)
        .join('(?: si vous commandez .+?)? ?')}$`,
      'i',
    ),
  )
  await expectUsableOnEveryScreen(page)
  await page.getByRole('radio', { name: /Paiement à la livraison/ }).check()
  await confirmButton(page).click()
  await seeAddress(page, '**/order-success?order=*')
  const words = `Retrait ${formatWeekday(inDays(3))} (${hours})`
  await seeText(main(page), words)
  const [order] = await site.db.select().from(orders).where(eq(orders.customerId, awa.id))
  await open(page, '/orders')
  await seeText(main(page), words)
  await open(page, `/orders/${order!.id}`)
  await seeText(main(page), words)
  // The place is said once: beside the code, and where the page is printed without it, among the facts.
  const places = main(page)
    .getByText(/12 rue du Rail/)
    .filter({ visible: true })
  for (const media of ['print', 'screen'] as const) {
    await page.emulateMedia({ media })
    expect(await places.count(), media).toBe(1)
  }
  await expectUsableOnEveryScreen(page)

  const admin = { id: (await createAdmin(site.db)).id, role: 'admin' } as const
  const stall = await visitors.newPage({ as: [yao.user, admin] })
  await open(stall, `/admin/orders/${order!.id}`)
  await seeText(main(stall), new RegExp(`Retrait prévu ${formatWeekday(inDays(3))} \\(${hours}\\)`, 'i'))
  await open(stall, '/vendor/preparation')
  await seeText(main(stall), words)
  await open(stall, '/vendor?tab=commandes')
  const card = stall.getByRole('article').first()
  await seeText(card, words)
  await card.getByRole('button', { name: 'Remettre un autre jour' }).click()
  const dialog = stall.getByRole('dialog', { name: /^Remettre AMIC-\d+ un autre jour$/ })
  await seeText(dialog, `Retrait prévu ${formatWeekday(inDays(3))}.`)
  const offered = (await dialog.getByRole('option').allTextContents()).slice(1)
  const possible = movableDays([], new Date(), openingHours).filter(day => day !== inDays(3))
  const optionOf = (day: string) => dayWithHours(day, openingHours, one => shortDays([one]))
  expect(offered).toEqual(possible.map(optionOf))
  await dialog.getByLabel('Nouveau jour').selectOption(optionOf(inDays(6)))
  await dialog.getByLabel('Raison').fill('Route coupée')
  await expectUsableOnEveryScreen(stall)
  await dialog.getByRole('button', { name: 'Changer le jour' }).click()
  await seeText(toastOf(stall), /Jour changé/)
  await seeText(card, `Retrait ${formatWeekday(inDays(6))} (${hours})`)
  await seeText(
    main(page),
    `Retrait ${formatWeekday(inDays(6))} (${hours}) Jour changé, d’abord prévu ${formatWeekday(inDays(3))} : Route coupée`,
  )
  await open(stall, `/admin/orders/${order!.id}`)
  expect(await stall.getByLabel('Date de retrait').inputValue()).toBe(inDays(6))
  await seeText(main(stall), `Jour de retrait : ${formatWeekday(inDays(3))} → ${formatWeekday(inDays(6))}`)
})
