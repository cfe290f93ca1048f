import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCustomer, PASSWORD } from '#tests/support/makers/people.ts'
import { cutConnection, restoreConnection } from '#tests/support/pages/connection.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import { open, openVisitors, seeAddress, seeText, type Visitors } from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

// What no server said signs nobody out for good.

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

let awa: Awaited<ReturnType<typeof createCustomer>>
beforeEach(async () => {
  awa = await createCustomer(site.db, { fullName: 'Awa Koné' })
})

const WHO = '**/api/auth/user'

test('who was not known while the server was away is known on the next page of her own', async () => {
  const page = await visitors.newPage({ as: [awa], screen: 'desktop' })
  await page.route(WHO, route => route.fulfill({ status: 502 }))
  await open(page, '/dashboard')
  await seeText(page.getByRole('main'), /Accès Restreint/)
  await page.unroute(WHO)
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
  await seeAddress(page, '**/dashboard')
  await seeText(page.getByRole('main'), /Bonjour Awa/)
})

test('a page of somebody’s own comes with the connection, as it says', async () => {
  const page = await visitors.newPage({ as: [awa] })
  let isAway = true
  await page.route(WHO, route => (isAway ? route.abort() : route.continue()))
  await open(page, '/dashboard')
  await seeText(page.getByRole('main'), /Accès Restreint/)
  await cutConnection(page)
  await seeText(page.getByRole('main'), /Votre espace reviendra avec la connexion/)
  isAway = false
  await restoreConnection(page)
  await seeText(page.getByRole('main'), /Bonjour Awa/)
})

test('who is known stays so, with what she types, when asking again finds nobody to answer', async () => {
  const page = await visitors.newPage({ as: [awa] })
  await open(page, '/profile')
  await page.getByRole('button', { name: 'Modifier mes informations' }).click()
  const name = page.getByLabel('Nom complet')
  await name.fill('Awa Touré')
  await page.route(WHO, route => route.abort())
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await seeText(toastOf(page), /Profil mis à jour/)
  await seeText(page.getByRole('main'), /Awa Touré/)
})

test('a password that reached nobody, or a busy server, is not typed a second time', async () => {
  const page = await visitors.newPage()
  await open(page, '/login')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(awa.email)
  const password = page.getByRole('textbox', { name: 'Mot de passe' })
  await password.fill(PASSWORD)
  let status: number | undefined
  await page.route('**/api/login', route => (status ? route.fulfill({ status }) : route.abort()))
  for (status of [undefined, 503, 429]) {
    const asked = page.waitForRequest('**/api/login')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await asked
    await seeText(page.getByRole('main').getByRole('alert').first(), /^Erreur de connexion/)
    expect(await password.inputValue()).toBe(PASSWORD)
  }
  await page.unroute('**/api/login')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await seeAddress(page, '**/dashboard')
})
