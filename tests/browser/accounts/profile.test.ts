import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sessions, users } from '#database/schema/accounts.ts'
import { addresses } from '#database/schema/delivery.ts'
import { ANY_DAY } from '#tests/support/http/any-day.ts'
import { createCustomer, createVendor, PASSWORD, storedUser } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible } from '#tests/support/pages/chromium.ts'
import { routeFirst } from '#tests/support/pages/connection.ts'
import { enterAddress, toastOf } from '#tests/support/pages/shopping.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
  seeAddress,
  seeText,
  type Visitors,
  waitForPaint,
} from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

let site: TestSite
let visitors: Visitors
let productId: string
beforeAll(async () => {
  site = await startTestSite()
  visitors = await openVisitors(site)
  productId = (await createProduct(site.db, { vendorId: (await createVendor(site.db)).id })).id
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
const openProfile = async () => {
  const page = await visitors.newPage({ as: [awa] })
  await open(page, '/profile')
  await seeText(main(page), /Informations personnelles/)
  return page
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('Awa reads and changes what her account knows of her, and has it as a file', async () => {
  const lines = [{ productId, quantity: 1 }]
  await createOrder(site.db, { customerId: awa.id, status: 'delivered', lines })
  const page = await openProfile()
  await seeText(
    main(page),
    `Nom complet Awa Koné Nom d'utilisateur ${awa.username} E-mail ${awa.email} Téléphone +225 07 01 02 03 04 Région Abidjan`,
  )
  await seeText(main(page), /Actif · Client · Membre depuis le \S+ \S+ 20\d\d/)
  await expectUsableOnEveryScreen(page)

  await press(page, 'Modifier mes informations')
  await expectUsableOnEveryScreen(page)
  await page.getByLabel('Nom complet').fill('Awa Traoré')
  await page.getByLabel('Région').selectOption('Man')
  await press(page, 'Enregistrer')
  await seeText(toastOf(page), /Profil mis à jour/)
  await seeText(main(page), /Nom complet Awa Traoré .* Région Man/)
  const [user] = await site.db.select().from(users).where(eq(users.id, awa.id))
  expect(user).toMatchObject({ fullName: 'Awa Traoré', region: 'Man', phone: '+2250701020304' })

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Télécharger mes données' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('mes-donnees-amic.json')
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({
    account: { email: awa.email },
    orders: [{ status: 'delivered' }],
  })
})

test('what was changed elsewhere while the page was open stays', async () => {
  const page = await openProfile()
  await press(page, 'Modifier mes informations')
  const elsewhere = { email: `neuve-${awa.email}`, region: 'Man' as const }
  await site.db.update(users).set(elsewhere).where(eq(users.id, awa.id))
  // Another form brings the page the profile as it is now.
  await press(page, 'Changer mon mot de passe')
  await page.getByLabel('Mot de passe actuel').fill(PASSWORD)
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('secret9')
  await page.getByLabel('Confirmer le nouveau mot de passe').fill('secret9')
  const isRead = page.waitForResponse('**/api/customer/profile')
  await press(page, 'Changer le mot de passe')
  await (await isRead).finished()
  await seeText(toastOf(page), /Mot de passe modifié/)
  await page.getByLabel('Téléphone').fill('0701020305')
  await press(page, 'Enregistrer')
  await seeText(toastOf(page), /Profil mis à jour/)
  await seeText(main(page), `E-mail ${elsewhere.email} Téléphone +225 07 01 02 03 05 Région Man`)
  expect(await storedUser(site.db, awa.id)).toMatchObject({ ...elsewhere, phone: '+2250701020305' })
})

test('Awa changes her password: here she stays, elsewhere she is out', async () => {
  const elsewhere = await openProfile()
  const page = await openProfile()
  await page.getByRole('button', { name: 'Fermer toutes les autres sessions' }).waitFor()
  await press(page, 'Changer mon mot de passe')
  await page.getByLabel('Mot de passe actuel').fill(PASSWORD)
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('secret9')
  await page.getByLabel('Confirmer le nouveau mot de passe').fill('secret9')
  await expectUsableOnEveryScreen(page)
  await press(page, 'Changer le mot de passe')
  await seeText(toastOf(page), /Mot de passe modifié/)
  await seeText(main(page), new RegExp(String.raw`Dernière modification : le ${ANY_DAY} 20\d\d`, 'u'))
  await expect
    .poll(() => page.getByRole('button', { name: 'Fermer toutes les autres sessions' }).count())
    .toBe(0)
  await page.reload()
  await seeText(main(page), /Informations personnelles/)
  await elsewhere.reload()
  await seeText(main(elsewhere), /Accès Restreint Connectez-vous pour accéder à votre espace client/)
  await expectAccessible(elsewhere)
})

test('Awa has her account erased, with her password', async () => {
  const page = await openProfile()
  await press(page, 'Supprimer mon compte')
  const question = page.getByRole('dialog')
  await seeText(
    question,
    /Supprimer votre compte \? C’est définitif\..*Vos commandes restent dans nos comptes/,
  )
  await expectUsableOnEveryScreen(page)
  const confirm = question.getByRole('button', { name: 'Oui, supprimer mon compte' })
  await confirm.click()
  await seeText(question, /Mot de passe requis/)
  await question.getByLabel('Votre mot de passe').fill('Autre1234')
  await confirm.click()
  await seeText(toastOf(page), /Suppression impossible Mot de passe actuel incorrect/)
  await question.getByLabel('Votre mot de passe').fill(PASSWORD)
  await confirm.click()
  await seeAddress(page, `${site.url}/`)
  await seeText(toastOf(page), /Compte supprimé/)
  expect(await site.db.select().from(sessions).where(eq(sessions.userId, awa.id))).toEqual([])
  await open(page, '/profile')
  await seeText(main(page), /Accès Restreint/)
})

test('the page comes whole: nothing moves under a finger', async () => {
  const page = await visitors.newPage({ as: [awa] })
  const held = Promise.withResolvers<void>()
  await page.route('**/api/customer/addresses', async route => {
    await held.promise
    await route.continue()
  })
  const profile = page.waitForResponse('**/api/customer/profile')
  await open(page, '/profile')
  await (await profile).finished()
  const erase = page.getByRole('button', { name: 'Supprimer mon compte' })
  await waitForPaint(page)
  expect(await erase.count()).toBe(0)
  held.resolve()
  await erase.waitFor()
})

test('what is required is said to be, what others have is refused with the server’s sentence, what cannot be sent with ours', async () => {
  const other = await createCustomer(site.db)
  const page = await openProfile()
  await press(page, 'Modifier mes informations')
  await page.getByLabel("Nom d'utilisateur").fill('')
  await press(page, 'Enregistrer')
  await seeText(toastOf(page), /Champs requis Le nom d'utilisateur et l'email sont obligatoires/)
  await seeText(main(page), /Le nom d'utilisateur et l'email sont obligatoires/)
  await expectAccessible(page)
  await page.getByLabel("Nom d'utilisateur").fill(awa.username)
  await page.getByLabel('E-mail').fill('awa')
  await press(page, 'Enregistrer')
  await seeText(main(page), /Email invalide/)
  await page.getByLabel('E-mail').fill('')
  await press(page, 'Enregistrer')
  await seeText(toastOf(page), /Champs requis/)

  await page.getByLabel('E-mail').fill(other.email)
  await press(page, 'Enregistrer')
  await seeText(toastOf(page), /Erreur de mise à jour Confirmez avec votre mot de passe\./)
  await page.getByLabel('Votre mot de passe').fill(PASSWORD)
  await press(page, 'Enregistrer')
  await seeText(toastOf(page), /Erreur de mise à jour Cet email est déjà utilisé/)
  await page.route('**/api/customer/profile', route => route.abort())
  await press(page, 'Enregistrer')
  await seeText(toastOf(page), /Erreur de mise à jour Impossible de mettre à jour le profil/)
  await press(page, 'Annuler')
  await seeText(main(page), new RegExp(awa.email))
})

test('each thing that is wrong with the passwords is said, and an answer that is lost', async () => {
  const page = await openProfile()
  await press(page, 'Changer mon mot de passe')
  const change = () => press(page, 'Changer le mot de passe')
  await change()
  await seeText(
    main(page),
    /Tous les champs de mot de passe sont obligatoires.*Mot de passe actuel requis.*Nouveau mot de passe requis.*Confirmation du mot de passe requise/,
  )
  await expectAccessible(page)
  await page.getByLabel('Mot de passe actuel').fill('Autre1234')
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('court')
  await page.getByLabel('Confirmer le nouveau mot de passe').fill('autre')
  await change()
  await seeText(main(page), /La confirmation ne correspond pas au nouveau mot de passe/)
  await page.getByLabel('Confirmer le nouveau mot de passe').fill('court')
  await change()
  await seeText(main(page), /Le mot de passe doit contenir au moins 6 caractères/)
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('secret9')
  await page.getByLabel('Confirmer le nouveau mot de passe').fill('secret9')
  await change()
  await seeText(toastOf(page), /Erreur de changement Mot de passe actuel incorrect/)
  await routeFirst(page, '**/api/customer/change-password', route => route.fulfill({ status: 502 }))
  await change()
  await seeText(toastOf(page), /Erreur de changement Impossible de changer le mot de passe/)
  await page.getByLabel('Mot de passe actuel').fill(PASSWORD)
  await page.route('**/api/customer/change-password', async route => {
    await site.db.delete(sessions).where(eq(sessions.userId, awa.id))
    await route.abort()
  })
  await change()
  await seeText(toastOf(page), /Pas de réponse Le mot de passe est peut-être déjà changé/)
  // The session went with the answer.
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).waitFor()
})

test('addresses are added, changed, made the default and removed', async () => {
  const page = await openProfile()
  const book = () =>
    site.db.select().from(addresses).where(eq(addresses.userId, awa.id)).orderBy(addresses.id)
  await seeText(main(page), /Aucune adresse enregistrée/)
  await press(page, 'Ajouter une adresse')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Ajouter l’adresse' }).click()
  await seeText(dialog, /Donnez un nom à cette adresse/)
  await seeText(dialog, /Adresse manquante/)
  await expectAccessible(page)
  await dialog.getByLabel('Libellé').fill('Domicile')
  await enterAddress(dialog, 'Angré')
  await dialog.getByRole('button', { name: 'Ajouter l’adresse' }).click()
  await seeText(main(page), /Domicile Par défaut Angré, Cocody, Abidjan/)

  await press(page, 'Ajouter une adresse')
  await dialog.getByLabel('Libellé').fill('Travail')
  await enterAddress(dialog, 'Riviera 3')
  await dialog.getByLabel('Utiliser cette adresse par défaut').check()
  await dialog.getByRole('button', { name: 'Ajouter l’adresse' }).click()
  await seeText(
    main(page),
    /Travail Par défaut Riviera 3, Cocody, Abidjan .* Domicile Angré, Cocody, Abidjan/,
  )

  await press(page, 'Modifier Domicile')
  // It becomes the default on another device, and stays so.
  const [home, work] = await book()
  await site.db.update(addresses).set({ isDefault: false }).where(eq(addresses.id, work!.id))
  await site.db.update(addresses).set({ isDefault: true }).where(eq(addresses.id, home!.id))
  await dialog.getByLabel('Libellé').fill('Maison')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await seeText(main(page), /Maison Par défaut Angré, Cocody, Abidjan/)
  expect(await book()).toMatchObject([
    { label: 'Maison', isDefault: true },
    { label: 'Travail', isDefault: false },
  ])

  await press(page, 'Supprimer Maison')
  await seeText(dialog, /Supprimer l’adresse « Maison » \?/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Supprimer' }).click()
  await seeText(toastOf(page), /Adresse supprimée/)
  expect(await book()).toMatchObject([{ label: 'Travail' }])
})

test('an account with an order under way is kept, and it is said why', async () => {
  await createOrder(site.db, { customerId: awa.id, status: 'shipped', lines: [{ productId, quantity: 1 }] })
  const page = await openProfile()
  await press(page, 'Supprimer mon compte')
  await page.getByLabel('Votre mot de passe').fill(PASSWORD)
  await page.getByRole('dialog').getByRole('button', { name: 'Oui, supprimer mon compte' }).click()
  await seeText(toastOf(page), /Suppression impossible Une de vos commandes est encore en cours/)
  await press(page, 'Garder mon compte')
  await seeText(main(page), /Awa Koné/)
})
