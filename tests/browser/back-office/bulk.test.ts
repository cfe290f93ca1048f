import { readFile } from 'node:fs/promises'
import { desc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#database/schema/accounts.ts'
import { auditEvents } from '#database/schema/audit.ts'
import { orders, parcels } from '#database/schema/orders.ts'
import { sell } from '#tests/support/makers/orders-of-strangers.ts'
import { createCustomer } from '#tests/support/makers/people.ts'
import { createRefund } from '#tests/support/makers/refunds.ts'
import { all, answer, bar, box, press } from '#tests/support/pages/choosing.ts'
import { expectAccessible, expectNoOverflow, hasFocus } from '#tests/support/pages/chromium.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import { expectUsableOnEveryScreen, open, seeText } from '#tests/support/pages/visitors.ts'
import { setUpLapsedFactor } from '#tests/support/security/lapsed-factor.ts'
import { main, type Office, question, searchOf, startOffice } from '#tests/support/shops/office.ts'

let office: Office
beforeAll(async () => {
  office = await startOffice()
})
afterAll(() => office.close())

const statusesOf = async (made: readonly { id: string }[]) => {
  const ids = made.map(({ id }) => id)
  const rows = await office.db.select().from(orders).where(inArray(orders.id, ids))
  return ids.map(id => rows.find(row => row.id === id)?.status)
}
const areActive = async (made: readonly { id: string }[]) => {
  const ids = made.map(({ id }) => id)
  const rows = await office.db.select().from(users).where(inArray(users.id, ids))
  return ids.map(id => rows.find(row => row.id === id)?.isActive)
}
const notedLast = async (count: number) => {
  const events = await office.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(count)
  return events.map(({ action, targetId }) => [action, targetId]).toSorted()
}

test('orders get a status together: which did not and why is told, each is noted as one is', async () => {
  const customer = { fullName: 'Sélection Une' }
  const refunded = await sell(office.db, customer, { paymentMethod: 'cinetpay', status: 'cancelled' })
  await createRefund(office.db, refunded, { status: 'done', reference: 'OM-1', settledAt: new Date() })
  const unpaid = await sell(office.db, customer, { paymentMethod: 'cinetpay' })
  const sent = await sell(office.db, customer)
  const made = [refunded, unpaid, await sell(office.db, customer), sent]
  const confirmed = await sell(office.db, customer, { status: 'confirmed' })
  const page = await office.open()
  await open(page, '/admin/orders?search=s%C3%A9lection+une')
  await box(page, unpaid.number).check()
  await seeText(bar(page), /1 commande sélectionnée/)
  await all(page).click()
  await seeText(bar(page), /5 commandes sélectionnées Changer le statut Exporter/)
  await bar(page).getByText('Changer le statut').click()
  await seeText(bar(page), /En attente Confirmée Expédiée Livrée Annulée/)
  await expectUsableOnEveryScreen(page)
  // The narrowest phone gives the buttons of the bar a row each.
  const own = page.viewportSize()!
  await page.setViewportSize({ width: 320, height: 640 })
  await expectAccessible(page)
  await page.setViewportSize(own)
  await press(page, 'Confirmée')
  await question(page).getByText('Voir les 4 commandes').click()
  await seeText(
    question(page),
    /Passer 4 commandes à « Confirmée » \?.*Sélection Une : en attente.*Sélection Une : annulée.*2 ne sont pas payées : vous vous portez garant.*Chaque client est prévenu/,
  )
  await expectUsableOnEveryScreen(page)
  await question(page)
    .getByLabel(/Raison/)
    .fill('Vu avec les producteurs')
  // Its producer is faster.
  await office.db.update(parcels).set({ status: 'shipped' }).where(eq(parcels.orderId, sent.id))
  await office.db.update(orders).set({ status: 'shipped' }).where(eq(orders.id, sent.id))
  await answer(page, 'Changer le statut')
  await seeText(
    question(page),
    new RegExp(
      `2 commandes n’ont pas été passées à « Confirmée » 2 commandes passées à « Confirmée » ${sent.number}, Sélection Une : en attente Cette commande a changé depuis que vous l’avez affichée\\. Relisez-la avant de décider\\. ${refunded.number}, Sélection Une : annulée Cette commande a été remboursée : elle ne peut plus être reprise\\. Ce qui reste à faire est encore sélectionné`,
    ),
  )
  await expectUsableOnEveryScreen(page)
  expect(await statusesOf(made)).toEqual(['cancelled', 'confirmed', 'confirmed', 'shipped'])
  expect(await notedLast(2)).toEqual(
    made
      .slice(1, 3)
      .map(({ id }) => ['order.status', id])
      .toSorted(),
  )
  await answer(page, 'Retour à la liste')
  await seeText(bar(page), /2 commandes sélectionnées/)
  expect(await box(page, refunded.number).isChecked()).toBe(true)
  expect(await box(page, confirmed.number).isChecked()).toBe(false)
})

test('accounts are deactivated, opened again and deleted together, never one’s own', async () => {
  const made = [
    await createCustomer(office.db, { fullName: 'Diabaté Awa' }),
    await createCustomer(office.db, { fullName: 'Diabaté Binta' }),
  ]
  const page = await office.open()
  await open(page, '/admin/users?search=diabat%C3%A9')
  await seeText(main(page), /3 utilisateurs.*Fatou Diabaté/)
  expect(await box(page, 'Fatou Diabaté').count()).toBe(0)
  await all(page).click()
  await seeText(bar(page), /2 comptes sélectionnés Désactiver Supprimer Exporter/)
  await expectUsableOnEveryScreen(page)
  await press(page, 'Désactiver')
  await seeText(
    question(page),
    /Désactiver 2 comptes \?.*aussitôt déconnectées.*Diabaté (?:Awa|Binta), client/,
  )
  await expectUsableOnEveryScreen(page)
  await answer(page, 'Désactiver')
  await seeText(toastOf(page), /2 comptes désactivés/)
  expect(await areActive(made)).toEqual([false, false])
  expect(await notedLast(2)).toEqual(made.map(({ id }) => ['user.changed', id]).toSorted())

  await box(page, 'Diabaté Awa').check()
  await press(page, 'Réactiver')
  await answer(page, 'Réactiver')
  await seeText(toastOf(page), /1 compte réactivé/)
  expect(await areActive(made)).toEqual([true, false])

  await all(page).click()
  await press(page, 'Supprimer')
  await seeText(question(page), /Supprimer 2 comptes \?.*pour de bon/)
  await answer(page, 'Supprimer')
  await seeText(toastOf(page), /2 comptes supprimés/)
  await seeText(main(page), /1 utilisateur/)
  expect(await areActive(made)).toEqual([undefined, undefined])
})

test('an account with orders stays, and why is told', async () => {
  await sell(office.db, { fullName: 'Kouadio Fidèle' })
  const gone = await createCustomer(office.db, { fullName: 'Kouadio Éphémère' })
  const page = await office.open()
  await open(page, '/admin/users?search=kouadio')
  await all(page).click()
  await press(page, 'Supprimer')
  await answer(page, 'Supprimer')
  await seeText(
    question(page),
    /1 compte n’a pas été supprimé 1 compte supprimé Kouadio Fidèle, client Cet utilisateur est lié à une commande/,
  )
  expect(await areActive([gone])).toEqual([undefined])
})

test('a status is chosen for several orders by keyboard, on a narrow phone', async () => {
  const order = await sell(office.db, { fullName: 'Sélection Trois' })
  const page = await office.open('phone')
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/admin/orders?search=s%C3%A9lection+trois')
  await box(page, order.number).focus()
  await page.keyboard.press('Space')
  await seeText(bar(page), /1 commande sélectionnée/)
  const menu = bar(page).locator('summary')
  await menu.focus()
  await page.keyboard.press('Enter')
  await bar(page).getByRole('button', { name: 'Expédiée' }).focus()
  await expectNoOverflow(page)
  await page.keyboard.press('Enter')
  await seeText(question(page), /Passer 1 commande à « Expédiée » \?/)
  await expectNoOverflow(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => hasFocus(menu)).toBe(true)
  expect(await statusesOf([order])).toEqual(['pending'])
})

test('more than a page is acted on together, once all of it is in sight', async () => {
  const made: { id: string }[] = []
  for (let count = 0; count < 22; count += 1)
    made.push(await createCustomer(office.db, { fullName: 'Foule Nombreuse' }))
  const page = await office.open()
  await open(page, '/admin/users?search=foule')
  await seeText(main(page), /Tout cocher \(20\) 22 utilisateurs Voir les 22.*Page 1 sur 2/)
  await page.getByRole('link', { name: 'Suivante' }).click()
  await seeText(main(page), /Page 2 sur 2/)
  await expectUsableOnEveryScreen(page)
  await page.getByRole('link', { name: 'Voir les 22' }).click()
  await seeText(main(page), /Tout cocher \(22\) 22 utilisateurs Voir 20 par page/)
  expect(searchOf(page)).toBe('?search=foule&limit=100')
  await all(page).click()
  await seeText(bar(page), /22 comptes sélectionnés/)
  await press(page, 'Désactiver')
  await expectUsableOnEveryScreen(page)
  await answer(page, 'Désactiver')
  await seeText(toastOf(page), /22 comptes désactivés/)
  expect(await areActive(made)).toEqual(made.map(() => false))
})

// The last one: from now on Fatou has a second factor.
test('chosen orders are exported, once a fresh code is given', async () => {
  const customer = { fullName: 'Sélection Deux' }
  const [first, second] = [await sell(office.db, customer), await sell(office.db, customer)]
  const page = await office.open()
  const code = await setUpLapsedFactor(page, office)

  await open(page, '/admin/orders?search=s%C3%A9lection+deux')
  await box(page, first.number).check()
  const file = page.waitForEvent('download')
  await bar(page).getByRole('link', { name: 'Exporter' }).click()
  const factor = page.getByRole('dialog', { name: 'Confirmez que c’est vous' })
  await factor.getByLabel('Code').fill(code)
  await factor.getByRole('button', { name: 'Valider le code' }).click()
  const csv = await readFile(await (await file).path(), 'utf8')
  expect(csv).toContain(first.number)
  expect(csv).not.toContain(second.number)
  await seeText(toastOf(page), 'Fichier enregistré Commandes')
})
