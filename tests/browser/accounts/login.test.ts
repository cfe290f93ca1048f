import { inArray } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessions } from '#database/schema/accounts.ts'
import { createAdmin, createCustomer, createVendor, PASSWORD } from '#tests/support/makers/people.ts'
import { expectAccessible, expectUncovered } from '#tests/support/pages/chromium.ts'
import { waitForNetworkIdle } from '#tests/support/pages/page-loading.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
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
const submit = (page: Page) => page.getByRole('button', { name: 'Se connecter' })
const noticeOf = (page: Page) => page.getByRole('main').getByRole('alert').first()

/** The title of the page and the button are uncovered, and nothing repeats what the form says. */
async function expectInSight(page: Page): Promise<void> {
  await expect.poll(() => toastOf(page).getByRole('listitem').count()).toBe(0)
  await expectUncovered(page.getByRole('heading', { level: 1 }))
  await expectUncovered(submit(page))
}

async function fillIn(page: Page, name: string, password = PASSWORD): Promise<void> {
  const label = (await field(page, 'E-mail').count()) > 0 ? 'E-mail' : "Nom d'utilisateur"
  await field(page, label).fill(name)
  await field(page, 'Mot de passe').fill(password)
}

test.each([
  '/',
  '/boutique',
  '/cart',
  '/contact',
  '/login',
  '/vendor-login',
  '/vendor',
  '/admin-login',
  '/admin',
])('of a stranger, %s asks nothing that is known to be refused', async path => {
  const page = await visitors.newPage()
  const complaints: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('response', response => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
  })
  await open(page, path)
  await waitForNetworkIdle(page)
  expect(complaints).toEqual([])
})

test('sessions that ended are asked for once, and then no more: their people are strangers again', async () => {
  const awa = await createCustomer(site.db)
  const { user: yao } = await createVendor(site.db)
  const page = await visitors.newPage({ screen: 'desktop', as: [awa, yao] })
  await site.db.delete(sessions).where(inArray(sessions.userId, [awa.id, yao.id]))
  const asked: string[] = []
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/api/auth/')) asked.push(`${pathname} ${response.status()}`)
  })
  await open(page, '/')
  const once = ['/api/auth/user 401', '/api/auth/vendor 401']
  await expect.poll(() => asked.toSorted()).toEqual(once)
  const waysIn = page.getByRole('banner').getByRole('link', { name: /^(Connexion|Inscription)$/ })
  await expect.poll(() => waysIn.count()).toBe(2)
  await open(page, '/boutique')
  await waitForNetworkIdle(page)
  expect(asked.toSorted()).toEqual(once)
})

describe('the customer’s login', () => {
  test('greets, and leads to the customer’s space', async () => {
    const awa = await createCustomer(site.db, { fullName: 'Awa Koné' })
    const page = await visitors.newPage()
    await open(page, '/login')
    await seeText(page.getByRole('heading', { level: 1 }), 'Connexion Client')
    await fillIn(page, awa.email)
    await submit(page).click()
    await seeAddress(page, '**/dashboard')
    await seeText(toastOf(page), /Connexion réussie.*Bienvenue Awa Koné/)
    await seeText(page.getByRole('heading', { level: 1 }), 'Bonjour Awa')
  })

  test('says beside the fields and above them what is missing, and waits there', async () => {
    const page = await visitors.newPage()
    await open(page, '/login')
    await submit(page).click()
    const summary = page.getByRole('alert').filter({ hasText: 'à corriger' })
    await seeText(summary, /2 informations sont à corriger Email invalide Mot de passe requis/)
    expect(await summary.evaluate(element => element === document.activeElement)).toBe(true)
    expect(await field(page, 'E-mail').getAttribute('aria-invalid')).toBe('true')
    await expectAccessible(page)

    await summary.getByRole('link', { name: 'Mot de passe requis' }).click()
    expect(await field(page, 'Mot de passe').evaluate(input => input === document.activeElement)).toBe(true)
  })

  test('keeps what was typed after a refusal, but the password', async () => {
    const page = await visitors.newPage()
    await open(page, '/login')
    await fillIn(page, 'personne@amic.example', 'MauvaisMot1')
    await submit(page).click()
    await seeText(noticeOf(page), /^Erreur de connexion Email ou mot de passe incorrect$/)
    await expectInSight(page)
    expect(await field(page, 'E-mail').inputValue()).toBe('personne@amic.example')
    expect(await field(page, 'Mot de passe').inputValue()).toBe('')
    await expectAccessible(page)
  })

  test('says its word while it waits, and sends once', async () => {
    const awa = await createCustomer(site.db)
    const page = await visitors.newPage()
    await open(page, '/login')
    let calls = 0
    const { promise: isPressedAgain, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/api/login', async route => {
      calls += 1
      await isPressedAgain
      await route.continue()
    })
    await fillIn(page, awa.email)
    await submit(page).click()
    const waiting = page.getByRole('button', { name: 'Connexion...' })
    await waiting.click({ force: true })
    await field(page, 'E-mail').press('Enter')
    letGo()
    await seeAddress(page, '**/dashboard')
    expect(calls).toBe(1)
  })

  test('shows the password on demand', async () => {
    const page = await visitors.newPage()
    await open(page, '/login')
    await field(page, 'Mot de passe').fill('Secret123')
    await page.getByRole('button', { name: 'Afficher le mot de passe' }).click()
    expect(await field(page, 'Mot de passe').getAttribute('type')).toBe('text')
    await expectAccessible(page)
  })

  test('tells a customer without a connection what the matter is', async () => {
    const page = await visitors.newPage()
    await open(page, '/login')
    await fillIn(page, 'awa@amic.example')
    await page.route('**/api/login', route => route.abort())
    await submit(page).click()
    await seeText(noticeOf(page), /Erreur de connexion. Veuillez réessayer./)
  })

  test('leads back to where one was going, and only within the site', async () => {
    const awa = await createCustomer(site.db)
    const page = await visitors.newPage()
    await open(page, `/login?suite=${encodeURIComponent('/orders?status=shipped')}`)
    const register = page.getByRole('link', { name: 'Pas encore de compte ?' })
    expect(await register.getAttribute('href')).toBe('/register?suite=%2Forders%3Fstatus%3Dshipped')
    await fillIn(page, awa.email)
    await submit(page).click()
    await seeAddress(page, '**/orders?status=shipped')

    // Signed in already: straight on, and not to a foreign address.
    await page.goto('/login?suite=//voleur.example/')
    await seeAddress(page, `${site.url}/dashboard`)
  })

  test.each(['phone', 'desktop'] as const)('leads back to the cart, on a %s', async screen => {
    const awa = await createCustomer(site.db)
    const page = await visitors.newPage({ screen })
    await open(page, '/cart')
    if (screen === 'phone') await page.getByLabel('Menu').click()
    await page.getByRole('link', { name: 'Connexion', exact: true }).click()
    await seeAddress(page, '**/login?suite=*')
    await field(page, 'E-mail').waitFor()
    await fillIn(page, awa.email)
    await submit(page).click()
    await seeAddress(page, '**/cart')
  })

  test('shows a vendor to the vendors’ door', async () => {
    const { user } = await createVendor(site.db)
    const page = await visitors.newPage()
    await open(page, '/login')
    await fillIn(page, user.email)
    await submit(page).click()
    await page.getByText(/Ce compte est un compte vendeur/).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Aller à la connexion vendeur' }).click()
    await seeAddress(page, '**/vendor-login')
  })

  test('cannot be sent before the page is hydrated', async () => {
    const page = await visitors.newPage({ javaScript: false })
    await page.goto('/login')
    expect(await submit(page).isDisabled()).toBe(true)
    await seeText(page.getByRole('main'), /Activez JavaScript pour envoyer ce formulaire/)
  })
})

describe('the vendors’ login', () => {
  test('leads a vendor to the vendor’s space', async () => {
    const { user } = await createVendor(site.db)
    const page = await visitors.newPage()
    await open(page, '/vendor-login')
    await seeText(page.getByRole('main'), /Seuls les bénéficiaires certifiés du projet/)
    await expectAccessible(page)
    await fillIn(page, user.username)
    await submit(page).click()
    await seeText(toastOf(page), /Connexion réussie/)
    await seeAddress(page, '**/vendor')
    await page.goto('/vendor-login')
    await seeAddress(page, '**/vendor')
  })

  test('says why it refuses', async () => {
    const { user } = await createVendor(site.db, { status: 'suspended' })
    const page = await visitors.newPage()
    await open(page, '/vendor-login')
    await fillIn(page, user.username, 'faux')
    await submit(page).click()
    await seeText(noticeOf(page), /^Erreur de connexion Identifiants incorrects$/)
    await fillIn(page, user.username)
    await submit(page).click()
    await seeText(noticeOf(page), /Votre espace vendeur est suspendu/)
    await expectAccessible(page)
  })

  test('leads to help', async () => {
    const page = await visitors.newPage()
    await open(page, '/vendor-login')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Contactez-nous/ })
      .click()
    await seeAddress(page, '**/contact')
  })
})

describe('the administration', () => {
  test('sends whoever is not an administrator to its login, which stands alone', async () => {
    const awa = await createCustomer(site.db)
    const page = await visitors.newPage({ as: [awa] })
    await page.goto('/admin')
    await seeAddress(page, '**/admin-login')
    await page.getByRole('heading', { level: 1, name: 'Connexion Administrateur' }).waitFor()
    await expect.poll(() => page.getByRole('contentinfo').count()).toBe(0)
    await expect.poll(() => page.getByRole('banner').count()).toBe(0)
    await expectAccessible(page)
  })

  test('says where it sends strangers, until its login is there', async () => {
    const page = await visitors.newPage()
    const letGo = Promise.withResolvers<void>()
    await page.route('**/assets/admin-login-*.js', async route => {
      await letGo.promise
      await route.continue()
    })
    await page.goto('/admin/orders')
    await seeText(page.getByRole('main'), /^Redirection vers la connexion\.\.\.$/)
    letGo.resolve()
    await page.getByRole('heading', { level: 1, name: 'Connexion Administrateur' }).waitFor()
  })

  test('lets an administrator in and out', async () => {
    const mariam = await createAdmin(site.db, { fullName: 'Mariam Traoré' })
    const page = await visitors.newPage()
    await open(page, '/admin-login')
    await fillIn(page, mariam.username)
    await submit(page).click()
    await seeAddress(page, '**/admin')
    await page.getByRole('banner').getByLabel('Menu', { exact: true }).click()
    await seeText(page.getByRole('banner'), new RegExp(`${mariam.username} Administrateur Déconnexion`))
    await seeText(page.getByRole('main'), /Administration Bienvenue, Mariam Traoré/)
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Déconnexion' }).click()
    await seeAddress(page, '**/admin-login')
    await page.goto('/admin')
    await seeAddress(page, '**/admin-login')
  })

  test('says when the server cannot be reached', async () => {
    const page = await visitors.newPage()
    await open(page, '/admin-login')
    await fillIn(page, 'admin')
    await page.route('**/api/auth/admin-login', route => route.abort())
    await submit(page).click()
    await seeText(noticeOf(page), /^Erreur Impossible de se connecter au serveur$/)
  })
})
