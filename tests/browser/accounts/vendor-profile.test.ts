import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { faceProposals, users, vendors } from '#database/schema/accounts.ts'
import {
  createCustomer,
  createVendor,
  PASSWORD,
  proposeFace,
  storedUser,
} from '#tests/support/makers/people.ts'
import { expectAccessible } from '#tests/support/pages/chromium.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
  screens,
  seeText,
  type Visitors,
  waitForContent,
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

const LONG_AGO = new Date('2026-01-05T08:00:00Z')

const PERSON = 'Informations personnelles'
const BUSINESS = "Informations de l'entreprise"
const FACE = 'Votre ferme, vue par vos clients'
const PASSWORDS = 'Mot de passe'

let vendor: Awaited<ReturnType<typeof createVendor>>
beforeEach(async () => {
  vendor = await createVendor(
    site.db,
    { description: 'Trois générations d’igname' },
    { phone: '+2250505000001', createdAt: LONG_AGO },
  )
})

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const openProfile = async () => {
  const page = await visitors.newPage({ as: [vendor.user] })
  await open(page, '/vendor-profile')
  await seeText(main(page), /Informations personnelles/)
  await waitForContent(page)
  return page
}

test('Yao reads and changes his profile, and reads back at once what visitors see once it is approved', async () => {
  const page = await openProfile()
  await seeText(
    main(page),
    /Informations de l'entreprise Ferme de Yao Route de Béoumi, Bouaké .*Informations personnelles Yao Kouassi, Bouaké \+225 05 05 00 00 01/,
  )
  await seeText(main(page), /Dernière modification : il y a plus de 30 jours/)
  await expectUsableOnEveryScreen(page)
  expect(await page.getByRole('link', { name: 'Retour à mon espace' }).getAttribute('href')).toBe('/vendor')

  await press(page, PERSON)
  expect(await page.getByLabel("Nom d'utilisateur").inputValue()).toBe(vendor.user.username)
  expect(await page.getByLabel('E-mail').inputValue()).toBe(vendor.user.email)
  await expectUsableOnEveryScreen(page)
  await page.getByLabel('Téléphone').fill('0505000002')
  await press(page, 'Enregistrer')
  await seeText(toastOf(page), /Profil mis à jour/)
  await seeText(main(page), /Yao Kouassi, Bouaké \+225 05 05 00 00 02/)

  await press(page, BUSINESS)
  expect(await page.getByLabel('Description').inputValue()).toBe('Trois générations d’igname')
  await expectUsableOnEveryScreen(page)
  await page.getByLabel("Nom de l'entreprise").fill('Ferme Bonikro')
  await page.getByLabel('Description').fill('Igname et gombo')
  await press(page, 'Enregistrer')
  await seeText(main(page), /Informations de l'entreprise Ferme Bonikro Route de Béoumi/)
  const [row] = await site.db.select().from(vendors).where(eq(vendors.id, vendor.id))
  expect(row).toMatchObject({ businessName: 'Ferme de Yao', description: 'Trois générations d’igname' })
  await seeText(main(page), /Votre présentation attend la validation de l’administration/)

  await page.getByRole('link', { name: 'Voir ma page publique' }).click()
  await seeText(main(page), /Ferme de Yao .*Trois générations d’igname/)
})

test('what was changed elsewhere while the page was open stays, whichever part is saved', async () => {
  const page = await openProfile()
  const elsewhere = { email: `neuf-${vendor.user.email}`, phone: '+2250505000009', region: 'Man' as const }
  await site.db.update(users).set(elsewhere).where(eq(users.id, vendor.user.id))
  await press(page, BUSINESS)
  await page.getByLabel("Adresse de l'entreprise").fill('Route de Sakassou, Bouaké')
  await press(page, 'Enregistrer')
  await seeText(main(page), /Informations de l'entreprise Ferme de Yao Route de Sakassou, Bouaké/)
  await seeText(main(page), /Yao Kouassi, Man \+225 05 05 00 00 09/)
  expect(await storedUser(site.db, vendor.user.id)).toMatchObject(elsewhere)
})

test('what was changed elsewhere stays when parts opened before are saved, at the first try and after a refusal', async () => {
  const other = await createCustomer(site.db)
  const page = await openProfile()
  for (const part of [FACE, PERSON, BUSINESS]) await press(page, part)
  await page.getByLabel('Description').waitFor()
  const elsewhere = { phone: '+2250505000009', region: 'Man' as const }
  await site.db.update(users).set(elsewhere).where(eq(users.id, vendor.user.id))
  await proposeFace(site.db, vendor.id, { description: 'Igname et gombo', story: 'Depuis toujours' })
  await page.getByLabel("Adresse de l'entreprise").fill('Route de Sakassou, Bouaké')
  await press(page, 'Enregistrer')
  await seeText(main(page), /Yao Kouassi, Man \+225 05 05 00 00 09/)

  await press(page, PERSON)
  await page.getByLabel('Nom complet').fill('Yao Konan')
  await page.getByLabel("Nom d'utilisateur").fill(other.username)
  await press(page, 'Enregistrer')
  await seeText(toastOf(page), /Ce nom d'utilisateur est déjà utilisé/)
  await site.db.update(users).set({ region: 'Korhogo' }).where(eq(users.id, vendor.user.id))
  await page.getByLabel("Nom d'utilisateur").fill(vendor.user.username)
  await press(page, 'Enregistrer')
  await seeText(main(page), /Yao Konan, Korhogo \+225 05 05 00 00 09/)

  await press(page, FACE)
  await page.getByLabel('Sans engrais chimique').check()
  await press(page, 'Enregistrer ma présentation')
  await seeText(main(page), /Histoire, 1 méthode/)
  const [proposal] = await site.db.select().from(faceProposals).where(eq(faceProposals.vendorId, vendor.id))
  expect(proposal).toMatchObject({ description: 'Igname et gombo', story: 'Depuis toujours' })
})

test('each part is closed to how it stands, has an address, and keeps what is typed while another is open', async () => {
  const page = await visitors.newPage({ as: [vendor.user] })
  await open(page, '/vendor-profile#contact')
  const part = (name: string) => page.getByRole('button', { name, exact: true })
  const isOpen = (name: string) => part(name).getAttribute('aria-expanded')
  await page.getByLabel('Nom complet').fill('Yao Konan')
  await part(PASSWORDS).click()
  await page.getByLabel('Mot de passe actuel').waitFor()
  expect(new URL(page.url()).hash).toBe('#mot-de-passe')
  expect(await isOpen(PERSON)).toBe('false')
  await part(PERSON).click()
  expect(await page.getByLabel('Nom complet').inputValue()).toBe('Yao Konan')
  await page.reload()
  await page.getByLabel('Nom complet').waitFor()
  await part(PERSON).click()
  await page.getByLabel('Nom complet').waitFor({ state: 'hidden' })

  // What is given up is forgotten; where there is room, a part stands beside the list, and one is always open.
  await page.setViewportSize(screens.desktop)
  await page.getByLabel("Nom de l'entreprise").fill('Autre')
  await press(page, 'Annuler')
  await expect.poll(() => page.getByLabel("Nom de l'entreprise").inputValue()).toBe('Ferme de Yao')
  expect(await isOpen(BUSINESS)).toBe('true')
})

test('what is opened while a saving is still under way stays open', async () => {
  const page = await openProfile()
  await press(page, PERSON)
  await page.getByLabel('Nom complet').fill('Yao Konan')
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>()
  await page.route('**/api/auth/vendor', async route => {
    await isRead
    await route.continue()
  })
  await press(page, 'Enregistrer')
  await seeText(main(page), /Yao Konan, Bouaké/)
  await press(page, BUSINESS)
  const name = page.getByLabel("Nom de l'entreprise")
  await name.fill('Ferme de Konan')
  read()
  await toastOf(page).getByText('Profil mis à jour').waitFor()
  expect(await name.isVisible()).toBe(true)
  expect(await name.evaluate(field => field === document.activeElement)).toBe(true)
})

test('who has no telephone yet is asked for it before the rest', async () => {
  const other = await createVendor(site.db, {}, { phone: null })
  const page = await visitors.newPage({ as: [other.user] })
  await open(page, '/vendor-profile#boutique')
  await page.getByRole('link', { name: 'Compléter mes informations' }).click()
  await page.getByLabel('Téléphone').fill('0505000003')
  await expectAccessible(page)
  await press(page, 'Enregistrer')
  await seeText(main(page), /\+225 05 05 00 00 03/)
  await press(page, BUSINESS)
  await page.getByLabel("Nom de l'entreprise").waitFor()
})

test('Yao changes his password', async () => {
  const page = await openProfile()
  await press(page, PASSWORDS)
  await page.getByLabel('Mot de passe actuel').fill(PASSWORD)
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('secret9')
  await page.getByLabel('Confirmer le nouveau mot de passe').fill('secret9')
  await press(page, 'Changer le mot de passe')
  await seeText(toastOf(page), /Mot de passe modifié/)
  await seeText(main(page), /Dernière modification : le \d+/)
  await page.reload()
  await seeText(main(page), /Informations personnelles/)
})

test('without a vendor, the page says so', async () => {
  const page = await visitors.newPage()
  await open(page, '/vendor-profile')
  await seeText(main(page), /Veuillez vous connecter pour accéder à votre profil\./)
  await expectAccessible(page)
})

test('what others have is refused with the server’s sentence, what cannot be sent with ours, what is wrong beside its field', async () => {
  const other = await createCustomer(site.db)
  const page = await openProfile()
  await press(page, PERSON)
  await page.getByLabel('E-mail').fill(other.email)
  await page.getByLabel('Votre mot de passe').fill(PASSWORD)
  await press(page, 'Enregistrer')
  await seeText(toastOf(page), /Erreur Cet email est déjà utilisé/)
  await page.route('**/api/vendor/profile', route => route.abort())
  await press(page, 'Enregistrer')
  await seeText(toastOf(page), /Erreur Impossible de mettre à jour le profil\./)

  for (const label of ["Nom d'utilisateur", 'Nom complet', 'E-mail', 'Téléphone']) {
    await page.getByLabel(label).fill('')
  }
  await page.getByLabel('Région').selectOption('')
  await press(page, 'Enregistrer')
  for (const message of [
    "Le nom d'utilisateur doit contenir au moins 3 caractères",
    'Le nom complet doit contenir au moins 2 caractères',
    'Email invalide',
    'Numéro de téléphone invalide',
    'Région requise',
  ]) {
    await seeText(main(page), new RegExp(message))
  }
  await expectAccessible(page)
  await press(page, BUSINESS)
  await page.getByLabel("Nom de l'entreprise").fill('')
  await page.getByLabel("Adresse de l'entreprise").fill('')
  await press(page, 'Enregistrer')
  await seeText(main(page), /Nom de l'entreprise requis/)
  await seeText(main(page), /Adresse de l'entreprise requise/)
  await expectAccessible(page)
})

test('each thing that is wrong with the passwords is said', async () => {
  const page = await openProfile()
  await press(page, PASSWORDS)
  const change = () => press(page, 'Changer le mot de passe')
  await change()
  for (const message of [
    'Mot de passe actuel requis',
    'Le nouveau mot de passe doit contenir au moins 6 caractères',
    'Confirmation du mot de passe requise',
  ]) {
    await seeText(main(page), new RegExp(message))
  }
  await expectAccessible(page)
  await page.getByLabel('Mot de passe actuel').fill('Autre1234')
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('secret9')
  await page.getByLabel('Confirmer le nouveau mot de passe').fill('secret8')
  await change()
  await seeText(main(page), /Les mots de passe ne correspondent pas/)
  await page.getByLabel('Confirmer le nouveau mot de passe').fill('secret9')
  await change()
  await seeText(toastOf(page), /Erreur Mot de passe actuel incorrect/)
  await seeText(main(page), /Mot de passe actuel incorrect/)
  await page.route('**/api/vendor/change-password', route => route.fulfill({ status: 502, body: '' }))
  await change()
  await seeText(toastOf(page), /Erreur Impossible de modifier le mot de passe\./)
  await page.unrouteAll()
  await page.route('**/api/vendor/change-password', route => route.abort())
  await change()
  await seeText(toastOf(page), /Pas de réponse Le mot de passe est peut-être déjà changé/)
})

test('what could not be read is offered again in whichever part is open', async () => {
  const page = await visitors.newPage({ as: [vendor.user] })
  const isOfParts = /\/api\/vendor\/(sessions|payout-number)$/
  await page.route(isOfParts, route => route.abort())
  await open(page, '/vendor-profile')
  const again = main(page).getByRole('button', { name: 'Réessayer' })
  const [devices, number] = ['Appareils connectés', 'Où vous êtes payé']
  for (const part of [devices, number, devices, number] as string[]) {
    await press(page, part)
    await again.waitFor()
  }
  await page.unroute(isOfParts)
  await again.click()
  await seeText(main(page), /Aucun numéro/)
  await press(page, devices)
  await seeText(main(page), /Cet appareil/)
})
