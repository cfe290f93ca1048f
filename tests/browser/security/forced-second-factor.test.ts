import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAdmin, PASSWORD } from '#tests/support/makers/people.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
  seeAddress,
  type Visitors,
} from '#tests/support/pages/visitors.ts'
import { codeAt } from '#tests/support/security/second-factor.ts'
import { production } from '#tests/support/servers/production.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

let site: TestSite
let visitors: Visitors
beforeAll(async () => {
  // As it is run, but for the proxy: browsers take what comes from this machine for safe, as they do https.
  site = await startTestSite(production)
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

test('an administrator of a production without a second factor sets one up before anything else', async () => {
  const admin = await createAdmin(site.db)
  const page = await visitors.newPage()
  const enter = async () => {
    await page.getByLabel("Nom d'utilisateur").fill(admin.username)
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Se connecter' }).click()
  }
  await open(page, '/admin-login')
  await enter()
  await seeAddress(page, '**/admin-second-facteur')
  await page.getByRole('button', { name: 'Mettre en place' }).waitFor()
  await expectUsableOnEveryScreen(page)

  // Whatever else is opened leads back here, and shows nothing.
  await open(page, '/admin/users')
  await seeAddress(page, '**/admin-second-facteur')

  await page.getByRole('button', { name: 'Mettre en place' }).click()
  await page.getByLabel('Mot de passe actuel').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continuer' }).click()
  const secret = (await page.locator('code').textContent()) ?? ''
  await page.getByLabel('Code à six chiffres').fill('000000')
  await page.getByRole('button', { name: 'Valider le code' }).click()
  await page.getByText('Ce code n’est pas le bon').first().waitFor()
  await page.getByLabel('Code à six chiffres').fill(codeAt(secret, new Date()))
  await page.getByRole('button', { name: 'Valider le code' }).click()
  const codes = page.getByRole('list', { name: 'Codes de secours' })
  await codes.waitFor()
  expect(await codes.locator('code').count()).toBe(10)
  await page.getByRole('button', { name: 'J’ai noté ces codes' }).click()
  await seeAddress(page, '**/admin')
  await page.getByRole('heading', { name: 'À traiter' }).waitFor()
})
