import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible } from '#tests/support/pages/chromium.ts'
import { routeFirst } from '#tests/support/pages/connection.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import { openVisitors, seeAddress, seeText, type Visitors } from '#tests/support/pages/visitors.ts'
import { eventually } from '#tests/support/servers/processes.ts'
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

/** The link of the newest mail to an address, as its reader would press it. */
async function linkInMailTo(email: string): Promise<string> {
  const folder = join(site.dataDir, 'mails')
  let link: string | undefined
  const arrived = await eventually(async () => {
    const files = await readdir(folder).catch(() => [])
    for (const file of files.filter(name => name.endsWith('.eml')).toSorted()) {
      const message = await readFile(join(folder, file), 'utf8')
      if (!message.includes(`To: ${email}`)) continue
      const html = await readFile(join(folder, file.replace('.eml', '.html')), 'utf8')
      link = /href="([^"]*\/reset-password[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? link
    }
    return link !== undefined
  })
  expect(arrived).toBe(true)
  return link!
}

async function ask(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Recevoir le lien' }).click()
  await page.getByText('Si un compte existe avec l’adresse').waitFor()
}

async function choose(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('Nouveau mot de passe').fill(password)
  await page.getByLabel('Confirmer le mot de passe').fill(confirmation)
  await page.getByRole('button', { name: 'Changer mon mot de passe' }).click()
}

/** Goes from the changed password to the login, and in. */
async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('link', { name: 'Se connecter' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

test('Awa forgot her password: she asks for a link, chooses another and comes in', async () => {
  const awa = await createCustomer(site.db)
  const page = await visitors.newPage()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
  await page.getByRole('heading', { name: 'Mot de passe oublié ?' }).waitFor()
  expect(new URL(page.url()).search).toBe('?space=customer')
  await expectAccessible(page)
  await ask(page, awa.email)
  await expectAccessible(page)

  const link = await linkInMailTo(awa.email)
  await page.goto(link)
  await page.getByLabel('Nouveau mot de passe').waitFor()
  await expectAccessible(page)
  await choose(page, 'court', 'autre')
  await page.getByText('Le mot de passe doit contenir au moins 8 caractères').first().waitFor()
  await page.getByText('Les mots de passe ne correspondent pas').first().waitFor()
  await expectAccessible(page)
  await choose(page, 'Nouveau456')
  await page.getByRole('heading', { level: 1, name: 'Mot de passe changé' }).waitFor()
  await expectAccessible(page)

  await signIn(page, awa.email, 'Nouveau456')
  await seeAddress(page, '**/dashboard')

  // Nothing is typed in vain.
  await page.goto(link)
  await page.getByRole('heading', { level: 1, name: 'Ce lien n’est plus valable' }).waitFor()
  expect(await page.getByLabel('Nouveau mot de passe').count()).toBe(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Demander un autre lien' }).click()
  await seeAddress(page, '**/forgot-password?space=customer')
})

test('a password forgotten on the way to the checkout still leads there, though the answer to the new one is lost', async () => {
  const awa = await createCustomer(site.db)
  const page = await visitors.newPage()
  await page.goto('/login?suite=/checkout')
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
  await page.getByRole('link', { name: 'Retour à la connexion' }).click()
  await seeAddress(page, '**/login?suite=%2Fcheckout')
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
  await ask(page, awa.email)
  // A mail opens its link in a tab of its own.
  const tab = await page.context().newPage()
  await tab.goto(await linkInMailTo(awa.email))
  await routeFirst(tab, '**/api/password/reset', route => route.fetch().then(() => route.abort()))
  await choose(tab, 'Nouveau456')
  await seeText(toastOf(tab), /Pas de réponse Le mot de passe est peut-être déjà changé/)
  await tab.getByRole('button', { name: 'Changer mon mot de passe' }).click()
  await tab.getByRole('heading', { level: 1, name: 'Ce lien n’est plus valable' }).waitFor()
  await expectAccessible(tab)
  await signIn(tab, awa.email, 'Nouveau456')
  await seeAddress(tab, '**/checkout')
})

describe('the spaces of vendors and administrators', () => {
  test.each([
    ['vendor', '/vendor-login', '/vendor'],
    ['admin', '/admin-login', '/admin'],
  ] as const)('%s', async (space, loginPage, home) => {
    const user = space === 'vendor' ? (await createVendor(site.db)).user : await createAdmin(site.db)
    const page = await visitors.newPage()
    await page.goto(loginPage)
    await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
    await seeAddress(page, `**/forgot-password?space=${space}`)
    await ask(page, user.email)
    await page.goto(await linkInMailTo(user.email))
    await choose(page, 'gombo7')
    await page.getByRole('link', { name: 'Se connecter' }).click()
    await seeAddress(page, `**${loginPage}`)
    await page.getByLabel("Nom d'utilisateur").fill(user.username)
    await page.getByLabel('Mot de passe', { exact: true }).fill('gombo7')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await seeAddress(page, `**${home}`)
  })
})

test('an unknown address is told the same', async () => {
  const page = await visitors.newPage()
  await page.goto('/forgot-password?space=customer')
  await ask(page, 'personne@amic.example')
})

test('a link without its secret says so, and the page that the server keeps holds no secret', async () => {
  const page = await visitors.newPage()
  await page.goto('/reset-password?space=customer')
  await page.getByRole('heading', { level: 1, name: 'Ce lien n’est plus valable' }).waitFor()
  const response = await page.request.get('/reset-password?token=tres-secret&space=customer')
  expect(await response.text()).not.toContain('tres-secret')
})

test('the receipt of an order is saved from its page', async () => {
  const awa = await createCustomer(site.db)
  const { id: vendorId } = await createVendor(site.db)
  const { id: productId } = await createProduct(site.db, { vendorId })
  const order = await createOrder(site.db, { customerId: awa.id, lines: [{ productId, quantity: 2 }] })
  const page = await visitors.newPage({ as: [awa] })
  for (const address of [`/orders/${order.id}`, `/order-success?order=${order.id}`]) {
    await page.goto(address)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Reçu PDF' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^recu-AMIC-\d{6}\.pdf$/)
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  }
})
