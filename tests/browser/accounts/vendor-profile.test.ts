import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { vendors } from '#database/schema/accounts.ts'
import { expectAccessible } from '#tests/support/chromium.ts'
import { createCustomer, createVendor, PASSWORD } from '#tests/support/people.ts'
import { toastOf } from '#tests/support/shopping.ts'
import { startTestSite, type TestSite } from '#tests/support/site.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
  seeText,
  settled,
  type Visitors,
} from '#tests/support/visitors.ts'

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
  await settled(page)
  return page
}

test('Yao reads and changes his profile, and reads back at once what visitors see once it is approved', async () => {
  const page = await openProfile()
  await seeText(
    main(page),
    new RegExp(
      `Nom complet Yao Kouassi Nom d'utilisateur ${vendor.user.username} Email ${vendor.user.email} Téléphone \\+225 05 05 00 00 01 Région Bouaké`,
    ),
  )
  await seeText(
    main(page),
    /Nom de l'entreprise Ferme de Yao Adresse de l'entreprise Route de Béoumi, Bouaké Présentation Trois générations d’igname/,
  )
  await seeText(main(page), /Dernière modification : il y a plus de 30 jours/)
  await expectUsableOnEveryScreen(page)
  expect(await page.getByRole('link', { name: 'Retour à mon espace' }).getAttribute('href')).toBe('/vendor')

  await press(page, 'Modifier')
  await expectUsableOnEveryScreen(page)
  await page.getByLabel('Téléphone').fill('0505000002')
  await page.getByLabel("Nom de l'entreprise").fill('Ferme Bonikro')
  await page.getByLabel('Présentation').fill('Igname et gombo')
  await press(page, 'Enregistrer')
  await seeText(toastOf(page), /Profil mis à jour/)
  await seeText(main(page), /Téléphone \+225 05 05 00 00 02 .*Nom de l'entreprise Ferme Bonikro/)
  const [row] = await site.db.select().from(vendors).where(eq(vendors.id, vendor.id))
  expect(row).toMatchObject({ businessName: 'Ferme de Yao', description: 'Trois générations d’igname' })
  await seeText(main(page), /Votre présentation attend la validation de l’administration/)

  await page.getByRole('link', { name: 'Voir ma page publique' }).click()
  await seeText(main(page), /Ferme de Yao .*Trois générations d’igname/)
})

test('Yao changes his password', async () => {
  const page = await openProfile()
  await press(page, 'Changer mon mot de passe')
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

test('each thing that is wrong with the profile is said beside its field', async () => {
  const page = await openProfile()
  await press(page, 'Modifier')
  for (const label of [
    "Nom d'utilisateur",
    'Nom complet',
    'Email',
    'Téléphone',
    "Nom de l'entreprise",
    "Adresse de l'entreprise",
  ]) {
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
    "Nom de l'entreprise requis",
    "Adresse de l'entreprise requise",
  ]) {
    await seeText(main(page), new RegExp(message))
  }
  await expectAccessible(page)
})

test('what others have is refused with the server’s sentence, what cannot be sent with ours', async () => {
  const other = await createCustomer(site.db)
  const page = await openProfile()
  await press(page, 'Modifier')
  await page.getByLabel('Email').fill(other.email)
  await page.getByLabel('Votre mot de passe').fill(PASSWORD)
  await press(page, 'Enregistrer')
  await seeText(toastOf(page), /Erreur Cet email est déjà utilisé/)
  await page.route('**/api/vendor/profile', route => route.abort())
  await press(page, 'Enregistrer')
  await seeText(toastOf(page), /Erreur Impossible de mettre à jour le profil\./)
})

test('each thing that is wrong with the passwords is said', async () => {
  const page = await openProfile()
  await press(page, 'Changer mon mot de passe')
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
  await page.route('**/api/vendor/change-password', route => route.abort())
  await change()
  await seeText(toastOf(page), /Erreur Impossible de modifier le mot de passe\./)
})
