import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { sell } from '#tests/support/makers/orders-of-strangers.ts'
import { createAdmin } from '#tests/support/makers/people.ts'
import { expectAccessible, expectNoOverflow } from '#tests/support/pages/chromium.ts'
import { expectUsableOnEveryScreen, open, seeAddress, seeText } from '#tests/support/pages/visitors.ts'
import { main, type Office, startOffice } from '#tests/support/shops/office.ts'

let office: Office
beforeAll(async () => {
  office = await startOffice()
})
afterAll(() => office.close())

test('a shop that has sold nothing says so in each of its parts', async () => {
  const page = await office.open()
  await open(page, '/admin')
  await seeText(main(page), /À traiter Rien n’attend votre décision/)
  await seeText(
    main(page),
    /Commandes 0 Sans les annulées Revenus 0 FCFA Colis livrés et payés, depuis le début/,
  )
  await seeText(main(page), /Revenu par mois Aucun revenu sur les douze derniers mois/)
  await seeText(main(page), /Dernières commandes Toutes Aucune commande pour le moment/)
  await expectUsableOnEveryScreen(page)
})

test('what waits, the figures beside those before, and orders that come by themselves', async () => {
  const paid = { status: 'delivered', paymentStatus: 'completed' } as const
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
  await sell(office.db, { fullName: 'Cliente d’avant' }, { ...paid, createdAt: daysAgo(45) })
  await sell(office.db, { fullName: 'Cliente' }, { ...paid, createdAt: daysAgo(3) })
  await sell(office.db, { fullName: 'Cliente' }, { ...paid, createdAt: daysAgo(3) })
  const page = await office.open()
  await page.clock.install()
  await open(page, '/admin')
  await seeText(
    main(page),
    /30 derniers jours : [\d ]+ FCFA \+100 %, contre [\d ]+ FCFA sur les 30 jours d’avant/,
  )
  const chart = page.getByRole('slider', { name: 'Revenu par mois' })
  await chart.press('Home')
  await expect.poll(() => chart.getAttribute('aria-valuetext')).toMatch(/\s: 0\sFCFA$/)
  const latest = page.getByRole('region', { name: 'Dernières commandes' })
  await expect.poll(() => latest.getByRole('listitem').count()).toBe(3)
  await expectUsableOnEveryScreen(page)

  const { number } = await sell(office.db, { fullName: 'Affoué Marie-Thérèse Kouadio-N’Guessan' })
  await page.clock.fastForward(20_000)
  await seeText(
    latest.getByRole('listitem').first(),
    new RegExp(`^${number} En attente Affoué Marie-Thérèse`),
  )
  await latest.getByRole('link', { name: number }).click()
  await seeAddress(page, '**/admin/orders/*')
})

test('the figures of a month cannot be read: the rest of the page is there, and another try', async () => {
  const admin = await createAdmin(office.db)
  const page = await office.visitors.newPage({ as: [{ id: admin.id, role: 'admin' }] })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.route('**/api/admin/analytics*', route => route.abort())
  await open(page, '/admin')
  await seeText(main(page), /Le revenu par mois n’a pas pu être affiché/)
  await seeText(main(page), /Dernières commandes/)
  await expectNoOverflow(page)
  await expectAccessible(page)
  await page.unroute('**/api/admin/analytics*')
  await main(page).getByRole('button', { name: 'Réessayer' }).click()
  await page.getByRole('slider', { name: 'Revenu par mois' }).waitFor()
})

test('an outage takes all of the page: one other try is offered, and brings all of it', async () => {
  const admin = await createAdmin(office.db)
  const page = await office.visitors.newPage({ as: [{ id: admin.id, role: 'admin' }] })
  await page.route('**/api/admin/*', route => route.abort())
  await open(page, '/admin')
  const again = main(page).getByRole('button', { name: 'Réessayer' })
  await seeText(
    main(page),
    /Bienvenue, .+\. Vendeurs et validation Le tableau de bord n’a pas pu être affiché Le serveur n’a pas pu être joint\. Vérifiez votre connexion\. Réessayer Tous les écrans/,
  )
  expect(await again.count()).toBe(1)
  await page.unroute('**/api/admin/*')
  await again.click()
  await page.getByRole('slider', { name: 'Revenu par mois' }).waitFor()
  await seeText(main(page), /À traiter .* Vendeurs .* Dernières commandes/)
  expect(await again.count()).toBe(0)
})
