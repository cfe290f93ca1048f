import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { addresses, closedDays, rounds, roundZones, zones } from '#database/schema/delivery.ts'
import { inDays, openStallWithRounds } from '#tests/support/makers/delivery-days.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
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
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

const allRounds = () =>
  site.db
    .select({
      vendorId: rounds.vendorId,
      weekday: rounds.weekday,
      daysBefore: rounds.daysBefore,
      beforeHour: rounds.beforeHour,
    })
    .from(rounds)
const zonesOfRounds = async () => {
  const served = await site.db.select().from(roundZones)
  const known = await site.db.select().from(zones)
  return served.map(({ zoneId }) => known.find(({ id }) => id === zoneId)!.name).sort()
}

test('a vendor chooses its rounds, and goes back to those of the house', async () => {
  const vendor = await createVendor(site.db)
  const page = await visitors.newPage({ as: [vendor.user] })
  await open(page, '/vendor-profile#tournees')
  const card = page.locator('#tournees')
  await seeText(card, /Sans tournée à vous, celles d’AMIC sont annoncées aux clients/)

  await card.getByRole('button', { name: 'Ajouter une tournée' }).click()
  const round = card.getByRole('group', { name: /^Tournée du/ })
  await round.getByLabel('Jour de livraison').selectOption('samedi')
  await round.getByLabel('Commandes avant').selectOption('12\u00a0h')
  await round.getByLabel('Quel jour').selectOption('2 jours avant')
  await round.getByText(/^Zones du samedi/).click()
  await round.getByRole('group', { name: 'Autres régions' }).getByText('Bouaké').waitFor()
  const abidjan = round.getByRole('group', { name: 'Abidjan' })
  await abidjan.getByText('Tout cocher').click()
  expect(await abidjan.getByRole('checkbox', { checked: false }).count()).toBe(0)
  await abidjan.getByText('Tout décocher').click()
  expect(await abidjan.getByRole('checkbox', { checked: true }).count()).toBe(0)
  await round.getByRole('checkbox', { name: 'Cocody' }).check()
  await round.getByRole('checkbox', { name: 'Yopougon' }).check()
  await seeText(round.getByText(/^Zones du samedi/), 'Zones du samedi : Cocody, Yopougon')
  await seeText(card, /Une commande passée maintenant arrive samedi/)
  await expectUsableOnEveryScreen(page)
  await card.getByRole('button', { name: 'Enregistrer les tournées' }).click()
  await seeText(toastOf(page), /Tournées enregistrées samedi/)
  const own = async () => (await allRounds()).filter(({ vendorId }) => vendorId === vendor.id)
  expect(await own()).toEqual([{ vendorId: vendor.id, weekday: 6, daysBefore: 2, beforeHour: 12 }])
  expect(await zonesOfRounds()).toEqual(['Cocody', 'Yopougon'])

  await page.reload()
  await seeText(card, /Samedi Cocody, Yopougon : commandes jusqu’à 12 h, 2 jours avant/)
  await card.getByRole('button', { name: 'Mes tournées' }).click()
  await card
    .getByRole('list')
    .getByRole('strong')
    .filter({ hasText: /^samedi$/ })
    .click()
  await seeText(card, /Zones du samedi : Cocody, Yopougon/)
  await card.getByRole('button', { name: 'Retirer la tournée du samedi' }).click()
  await card.getByRole('button', { name: 'Enregistrer les tournées' }).click()
  await expect.poll(own).toEqual([])
  expect(await zonesOfRounds()).toEqual([])
})

test('an administrator sets the rounds of the house and the days without deliveries', async () => {
  const page = await visitors.newPage({
    screen: 'desktop',
    as: [{ ...(await createAdmin(site.db)), role: 'admin' }],
  })
  await open(page, '/admin/livraison')
  await page
    .getByRole('strong')
    .filter({ hasText: /^mardi$/ })
    .click()
  const first = page.getByRole('group', { name: 'Tournée du mardi' })
  await first.getByLabel('Commandes avant').selectOption('17\u00a0h')
  await page.getByRole('button', { name: 'Enregistrer les tournées' }).click()
  await seeText(toastOf(page), /Tournées enregistrées mardi et vendredi/)
  const house = async () => (await allRounds()).filter(({ vendorId }) => vendorId === null)
  expect(await house()).toContainEqual({ vendorId: null, weekday: 2, daysBefore: 1, beforeHour: 17 })

  const days = page.getByRole('list', { name: 'Jours sans livraison' })
  await seeText(days, /Noël/)
  await page.getByRole('button', { name: 'Ajouter le jour' }).click()
  await page.getByText('Le nom du jour est requis').first().waitFor()
  await expectUsableOnEveryScreen(page)
  await page.getByLabel('Date').fill('2099-04-13')
  await page.getByLabel('Nom du jour').fill('Lundi de Pâques')
  await page.getByRole('button', { name: 'Ajouter le jour' }).click()
  await seeText(days, 'Lundi de Pâques lundi 13 avril 2099')
  await expectUsableOnEveryScreen(page)
  await page.getByRole('button', { name: 'Retirer Lundi de Pâques' }).click()
  const kept = async () => (await site.db.select().from(closedDays)).map(({ date }) => date)
  await expect.poll(kept).not.toContain('2099-04-13')
  expect(await kept()).toHaveLength(14)
  await seeText(toastOf(page), /Jour retiré Lundi de Pâques Annuler/)
  await toastOf(page).getByRole('button', { name: 'Annuler' }).click()
  await seeText(toastOf(page), /Jour remis Lundi de Pâques/)
  expect(await kept()).toContain('2099-04-13')
})

test('a day that somebody else has added stays when another is added from what was shown before', async () => {
  const page = await visitors.newPage({
    screen: 'desktop',
    as: [{ ...(await createAdmin(site.db)), role: 'admin' }],
  })
  await open(page, '/admin/livraison')
  await seeText(page.getByRole('list', { name: 'Jours sans livraison' }), /Noël/)
  await site.db.insert(closedDays).values({ date: '2099-05-16', name: 'Tabaski' })
  await page.getByLabel('Date').fill('2099-06-01')
  await page.getByLabel('Nom du jour').fill('Pentecôte')
  await page.getByRole('button', { name: 'Ajouter le jour' }).click()
  await seeText(toastOf(page), /Jour ajouté Pentecôte/)
  const names = (await site.db.select().from(closedDays)).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Tabaski', 'Pentecôte']))
})

test('rounds that were changed elsewhere are taken up, and changed then', async () => {
  const vendor = await createVendor(site.db)
  const [page, elsewhere] = [
    await visitors.newPage({ as: [vendor.user] }),
    await visitors.newPage({ as: [vendor.user] }),
  ]
  const cardOf = (shown: typeof page) => shown.locator('#tournees')
  const saveIn = (shown: typeof page) =>
    cardOf(shown).getByRole('button', { name: 'Enregistrer les tournées' }).click()
  for (const shown of [page, elsewhere]) {
    await open(shown, '/vendor-profile#tournees')
    await cardOf(shown).getByRole('button', { name: 'Ajouter une tournée' }).click()
    await cardOf(shown).getByLabel('Jour de livraison').waitFor()
  }
  await cardOf(elsewhere).getByLabel('Jour de livraison').selectOption('samedi')
  await saveIn(elsewhere)
  await seeText(toastOf(elsewhere), /Tournées enregistrées samedi/)

  await saveIn(page)
  const offer = cardOf(page).getByRole('alert')
  await seeText(offer, /Ces tournées ont été modifiées entre-temps/)
  await expectUsableOnEveryScreen(page)
  await offer.getByRole('button', { name: 'Reprendre les tournées actuelles' }).click()
  await seeText(cardOf(page).getByRole('list').first(), /^Samedi/)
  expect(await offer.count()).toBe(0)
  await cardOf(page).getByRole('list').getByRole('strong').first().click()
  await cardOf(page).getByRole('button', { name: 'Retirer la tournée du samedi' }).click()
  await saveIn(page)
  await seeText(toastOf(page), /Tournées enregistrées/)
})

test('a customer’s default address tells the day, until another commune is chosen', async () => {
  const [cocody] = await site.db.select().from(zones).where(eq(zones.name, 'Cocody'))
  const yao = await openStallWithRounds(
    site.db,
    { businessName: 'Ferme de Yao', name: 'Tomates' },
    { ahead: 2 },
  )
  const awa = await createCustomer(site.db)
  await site.db.insert(addresses).values({
    userId: awa.id,
    label: 'Domicile',
    address: 'Angré, portail bleu, Cocody, Abidjan',
    zoneId: cocody!.id,
    directions: 'Angré, portail bleu',
    isDefault: true,
  })
  const page = await visitors.newPage({ as: [awa] })
  const main = page.getByRole('main')
  const promise = `Livré ${formatWeekday(inDays(2))} à Cocody`
  await open(page, `/product/${yao.product.id}`)
  await seeText(main, new RegExp(`${promise}.* Chez vous, à Cocody Changer de commune`))
  await fillCart(page, [{ product: yao.product, quantity: 1 }])
  await open(page, '/cart')
  await seeText(main, new RegExp(`Chez vous, à Cocody Changer de commune.*${promise}`))
  await expectUsableOnEveryScreen(page)
  await page.getByRole('button', { name: 'Changer de commune' }).click()
  await page.getByLabel('Votre commune :').selectOption('Yopougon')
  for (const look of [() => page.reload(), () => open(page, `/product/${yao.product.id}`)]) {
    await seeText(main, /à Yopougon/)
    await look()
  }
  await seeText(main, /à Yopougon/)
})
