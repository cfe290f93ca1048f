import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions } from '#database/schema/accounts.ts'
import { payouts } from '#database/schema/payouts.ts'
import { expectAccessible } from '#tests/support/chromium.ts'
import { createOrder, createProduct } from '#tests/support/makers.ts'
import { createAdmin, createCustomer, createVendor, PASSWORD } from '#tests/support/people.ts'
import { codeAt } from '#tests/support/second-factor.ts'
import { startTestSite, type TestSite } from '#tests/support/site.ts'
import { open, openVisitors, type Visitors } from '#tests/support/visitors.ts'

const STEP_MS = 30_000
const QUARTER_HOUR_MS = 15 * 60_000

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

test('an administrator sets a second factor up, enters by it, and is asked again before money', async () => {
  const admin = await createAdmin(site.db)
  const vendor = await createVendor(site.db)
  const { id: productId } = await createProduct(site.db, { vendorId: vendor.id })
  await createOrder(site.db, {
    customerId: (await createCustomer(site.db)).id,
    lines: [{ productId, quantity: 1 }],
    paymentMethod: 'cinetpay',
    paymentStatus: 'completed',
    status: 'delivered',
  })
  const page = await visitors.newPage({ as: [{ id: admin.id, role: 'admin' }] })
  await open(page, '/admin/compte')
  await page.getByRole('button', { name: 'Mettre en place' }).click()
  await page.getByLabel('Mot de passe actuel').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continuer' }).click()
  const secret = (await page.locator('code').textContent()) ?? ''
  await page.getByRole('img', { name: 'Le carré à lire avec l’application' }).waitFor()
  await expectAccessible(page)
  await page.getByLabel('Code à six chiffres').fill(codeAt(secret, new Date()))
  await page.getByRole('button', { name: 'Valider le code' }).click()
  await page.getByRole('list', { name: 'Codes de secours' }).waitFor()
  const codes = await page.getByRole('list', { name: 'Codes de secours' }).locator('code').allTextContents()
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'J’ai noté ces codes' }).click()
  await page.getByText(/Codes de secours restants : 10/).waitFor()

  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await page.waitForURL('**/admin-login')
  await page.getByLabel("Nom d'utilisateur").fill(admin.username)
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirmez que c’est vous' })
  // The code after the first one: a clock may be half a minute ahead.
  await dialog.getByLabel('Code').fill(codeAt(secret, new Date(Date.now() + STEP_MS)))
  await dialog.getByRole('button', { name: 'Valider le code' }).click()
  await dialog.waitFor({ state: 'detached' })

  await site.db.update(sessions).set({ secondFactorAt: new Date(Date.now() - QUARTER_HOUR_MS) })
  await open(page, '/admin/payouts')
  await page.getByRole('button', { name: `Marquer comme versé, ${vendor.businessName}` }).click()
  await page.getByLabel('Référence du transfert').fill('OM-2026')
  await page.getByRole('button', { name: 'Marquer comme versé', exact: true }).click()
  await dialog.getByLabel('Code').waitFor()
  await expectAccessible(page)
  expect(await site.db.$count(payouts)).toBe(0)
  await dialog.getByLabel('Code').fill(codes[0]!)
  await dialog.getByRole('button', { name: 'Valider le code' }).click()
  await expect.poll(() => site.db.$count(payouts)).toBe(1)
  await open(page, '/admin/compte')
  await page.getByText(/Codes de secours restants : 9/).waitFor()
})
