import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#database/schema/accounts.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible } from '#tests/support/pages/chromium.ts'
import { holdRoute, routeFirst } from '#tests/support/pages/connection.ts'
import { fillCart, toastOf } from '#tests/support/pages/shopping.ts'
import { open, openVisitors, seeAddress, seeText, type Visitors } from '#tests/support/pages/visitors.ts'
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

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Créer mon compte' })
const summaryOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'à corriger' })

async function fillIn(page: Page, changes: Record<string, string> = {}): Promise<void> {
  const values = {
    'Nom complet': 'Kofi Mensah',
    "Nom d'utilisateur": 'kofi',
    'E-mail': 'kofi@amic.example',
    'Mot de passe': 'Client123',
    'Confirmer le mot de passe': 'Client123',
    ...changes,
  }
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
  await page.getByRole('textbox', { name: /^Téléphone/ }).fill('0701020304')
  await page.getByRole('combobox', { name: 'Région' }).selectOption('Bouaké')
}

test('a person registers with ten digits of a telephone, and is at home', async () => {
  const page = await visitors.newPage()
  await open(page, '/register')
  await fillIn(page)
  await field(page, 'E-mail').focus()
  expect(await page.getByRole('textbox', { name: /^Téléphone/ }).inputValue()).toBe('07 01 02 03 04')
  await submit(page).click()
  await seeAddress(page, '**/dashboard')
  await seeText(toastOf(page), /Inscription réussie.*Votre compte a été créé avec succès/)
  const [kofi] = await site.db.select().from(users).where(eq(users.username, 'kofi'))
  expect(kofi).toMatchObject({ phone: '+2250701020304', region: 'Bouaké', role: 'customer' })
})

test('on the narrowest phone the form comes first: no picture pushes the button of the way in out of sight', async () => {
  const page = await visitors.newPage()
  await page.setViewportSize({ width: 320, height: 640 })
  const picture = page.getByRole('main').locator('img').first()
  for (const path of ['/register', '/vendor-login', '/login']) {
    await open(page, path)
    expect(await picture.isVisible(), path).toBe(false)
  }
  const submit = (await page.getByRole('button', { name: 'Se connecter' }).boundingBox())!
  const bar = (await page.getByRole('navigation', { name: 'Accès rapide' }).boundingBox())!
  expect(submit.y + submit.height).toBeLessThanOrEqual(bar.y)
  await page.setViewportSize({ width: 768, height: 1024 })
  expect(await picture.isVisible()).toBe(true)
})

test('a stranger on the way to the checkout registers and is there again, the cart too', async () => {
  const { id: vendorId } = await createVendor(site.db)
  const tomatoes = await createProduct(site.db, { vendorId })
  const page = await visitors.newPage()
  await fillCart(page, [{ product: tomatoes, quantity: 2 }])
  await open(page, '/checkout')
  await page.getByRole('main').getByRole('link', { name: 'Créer un compte' }).click()
  await seeAddress(page, '**/register?*')
  await fillIn(page, { "Nom d'utilisateur": 'adjoua', 'E-mail': 'adjoua@amic.example' })
  await submit(page).click()
  await seeText(page.getByRole('heading', { level: 1 }), 'Finaliser la commande')
  await seeText(page.getByRole('main'), /Tomates × 2 kg 3 000 FCFA/)
})

test('every message stands beside its field and in the summary, in the order of the fields', async () => {
  const page = await visitors.newPage()
  await open(page, '/register')
  await field(page, 'Mot de passe').fill('court')
  await page.getByRole('textbox', { name: /^Téléphone/ }).fill('12')
  await submit(page).click()
  const messages = [
    'Le nom complet est requis',
    "Le nom d'utilisateur doit contenir au moins 3 caractères",
    'Format de téléphone invalide (ex: +225 XX XX XX XX XX)',
    'Veuillez sélectionner votre région',
    'Email invalide',
    'Le mot de passe doit contenir au moins 8 caractères',
    'Les mots de passe ne correspondent pas',
  ]
  expect(await summaryOf(page).getByRole('link').allInnerTexts()).toEqual(messages)
  expect(await summaryOf(page).evaluate(element => element === document.activeElement)).toBe(true)
  await expectAccessible(page)
  for (const message of messages)
    await expect.poll(() => page.getByText(message, { exact: true }).count()).toBe(2)

  await field(page, 'Nom complet').fill('Kofi')
  await expect.poll(() => page.getByText('Le nom complet est requis').count()).toBe(0)
})

test('the strength of the password shows once one is typed', async () => {
  const page = await visitors.newPage()
  await open(page, '/register')
  await seeText(page.getByRole('main'), /Mot de passe Au moins 8 caractères, une majuscule/)
  const rule = page.getByText('Au moins 8 caractères', { exact: true })
  await expect.poll(() => rule.count()).toBe(0)
  const grades: [string, RegExp][] = [
    ['a', /Force du mot de passe : Faible/],
    ['aB', /Force du mot de passe : Faible/],
    ['aB3', /Force du mot de passe : Moyen/],
    ['aB345678', /Force du mot de passe : Fort/],
  ]
  for (const [password, grade] of grades) {
    await field(page, 'Mot de passe').fill(password)
    await seeText(page.getByRole('main'), grade)
    if (password === 'a') await expectAccessible(page)
  }
  await expectAccessible(page)
  await expect.poll(() => page.getByText(': respecté').count()).toBe(4)
  await field(page, 'Mot de passe').fill('')
  await expect.poll(() => rule.count()).toBe(0)
})

test('who is known already is told, and types only the password again', async () => {
  const awa = await createCustomer(site.db)
  const page = await visitors.newPage()
  await open(page, '/register')
  await fillIn(page, { 'E-mail': awa.email.toUpperCase(), "Nom d'utilisateur": awa.username })
  await submit(page).click()
  await seeText(summaryOf(page), /^Erreur d'inscription : 2 informations sont à corriger/)
  expect(await summaryOf(page).getByRole('link').allInnerTexts()).toEqual([
    "Ce nom d'utilisateur est déjà utilisé",
    'Cet email est déjà utilisé',
  ])
  expect(await field(page, 'Nom complet').inputValue()).toBe('Kofi Mensah')
  expect(await page.getByRole('combobox', { name: 'Région' }).inputValue()).toBe('Bouaké')
  for (const name of ['Mot de passe', 'Confirmer le mot de passe']) {
    expect(await field(page, name).inputValue()).toBe('')
    await field(page, name).fill('Client123')
  }
  await expectAccessible(page)
  const wayIn = page.getByRole('link', { name: 'Se connecter à ce compte' })
  expect(await wayIn.count()).toBe(1)
  // Nobody has the other e-mail: there is no account to enter.
  await field(page, 'E-mail').fill('nobody@amic.example')
  await submit(page).click()
  await expect
    .poll(() => summaryOf(page).getByRole('link').allInnerTexts())
    .toEqual(["Ce nom d'utilisateur est déjà utilisé"])
  expect(await wayIn.count()).toBe(0)
  await page.getByRole('link', { name: 'Se connecter' }).first().click()
  await seeAddress(page, '**/login')
})

test('a user name is proposed of the full name, until one types another', async () => {
  const page = await visitors.newPage()
  await open(page, '/register')
  await field(page, 'Nom complet').fill('Aïcha Koné')
  expect(await field(page, "Nom d'utilisateur").inputValue()).toBe('aicha-kone')
  await field(page, "Nom d'utilisateur").fill('aicha')
  await field(page, 'Nom complet').fill('Aïcha Koné Traoré')
  expect(await field(page, "Nom d'utilisateur").inputValue()).toBe('aicha')
})

test('while an account is made that is said, and why it could not be made stays above the fields', async () => {
  const page = await visitors.newPage()
  await open(page, '/register')
  await fillIn(page)
  const fail = await holdRoute(page, '**/api/register', route => route.abort())
  await submit(page).click()
  await page.getByRole('button', { name: 'Création du compte...' }).waitFor()
  await expectAccessible(page)
  fail()
  await seeText(page.getByRole('main').getByRole('alert').first(), /^Erreur d'inscription /)
  await seeText(page.getByRole('main'), /Ce que vous avez écrit est gardé\. Réessayez dans un instant/)
  for (const name of ['Mot de passe', 'Confirmer le mot de passe']) {
    expect(await field(page, name).inputValue()).toBe('Client123')
  }
  await expectAccessible(page)
})

test('an account that was opened by a request without an answer is told of, and the way in knows its e-mail', async () => {
  const page = await visitors.newPage()
  await open(page, '/register?suite=/cart')
  await fillIn(page, { "Nom d'utilisateur": 'yao', 'E-mail': 'yao@amic.example' })
  await routeFirst(page, '**/api/register', route => route.fetch().then(() => route.abort()))
  await submit(page).click()
  const main = page.getByRole('main')
  await seeText(main.getByRole('alert').first(), /Pas de réponse : c’est peut-être fait/)
  // The answer would have brought the session.
  await page.context().clearCookies()
  const email = await field(page, 'E-mail').inputValue()
  await submit(page).click()
  await seeText(main, /Votre compte est peut-être déjà ouvert/)
  await expectAccessible(page)
  await main.getByRole('link', { name: 'Se connecter à ce compte' }).click()
  await seeAddress(page, '**/login?suite=*cart')
  expect(await field(page, 'E-mail').inputValue()).toBe(email)
})

test.each([
  ['/login', 'Retour à la boutique', '/boutique'],
  ['/login?suite=/checkout', 'Retour au panier', '/cart'],
  ['/register?suite=/cart', 'Retour au panier', '/cart'],
])('of %s has one way back: %s', async (address, name, leadsTo) => {
  const page = await visitors.newPage()
  await open(page, address)
  await page.getByRole('main').getByRole('link', { name }).click()
  await seeAddress(page, `**${leadsTo}`)
})
