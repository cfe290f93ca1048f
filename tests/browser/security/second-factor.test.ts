import { eq } from 'drizzle-orm'
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE_MS } from '#contract/durations.ts'
import { secondFactors, sessions } from '#database/schema/accounts.ts'
import { payoutNumberRequests } from '#database/schema/payout-numbers.ts'
import { payouts } from '#database/schema/payouts.ts'
import { createAdmin, createCustomer, createVendor, PASSWORD } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible } from '#tests/support/pages/chromium.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
  seeAddress,
  type Visitors,
} from '#tests/support/pages/visitors.ts'
import { codeAt } from '#tests/support/security/second-factor.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

const STEP_MS = 30_000
const QUARTER_HOUR_MS = 15 * MINUTE_MS

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

/** Sets the factor up where its section stands: what the application would know, and the recovery codes. */
async function setUp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Mettre en place' }).click()
  await page.getByLabel('Mot de passe actuel').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continuer' }).click()
  const secret = (await page.locator('code').textContent()) ?? ''
  await page.getByRole('img', { name: 'Le carré à lire avec l’application' }).waitFor()
  await expectAccessible(page)
  await page.getByLabel('Code à six chiffres').fill(codeAt(secret, new Date()))
  await page.getByRole('button', { name: 'Valider le code' }).click()
  const list = page.getByRole('list', { name: 'Codes de secours' })
  await list.waitFor()
  const codes = await list.locator('code').allTextContents()
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'J’ai noté ces codes' }).click()
  await page.getByText(/Codes de secours restants\s: 10/).waitFor()
  return { secret, codes }
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Confirmez que c’est vous' })

async function signIn(page: Page, username: string): Promise<void> {
  await page.getByLabel("Nom d'utilisateur").fill(username)
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

async function giveCode(page: Page, code: string): Promise<void> {
  await dialogOf(page).getByLabel('Code').fill(code)
  await dialogOf(page).getByRole('button', { name: 'Valider le code' }).click()
}

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
  const { secret, codes } = await setUp(page)

  await page.getByRole('banner').getByLabel('Menu', { exact: true }).click()
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await seeAddress(page, '**/admin-login')
  await signIn(page, admin.username)
  // The code after the first one: a clock may be half a minute ahead.
  await giveCode(page, codeAt(secret, new Date(Date.now() + STEP_MS)))
  const dialog = dialogOf(page)
  await dialog.waitFor({ state: 'detached' })

  await site.db.update(sessions).set({ secondFactorAt: new Date(Date.now() - QUARTER_HOUR_MS) })
  await open(page, '/admin/payouts')
  await page.getByRole('main').locator('summary').filter({ hasText: vendor.businessName }).click()
  await page.getByRole('button', { name: `Noter le versement : ${vendor.businessName}` }).click()
  await page.getByLabel('Référence du transfert').fill('OM-2026')
  await page.getByRole('button', { name: 'Noter le versement', exact: true }).click()
  await dialog.getByLabel('Code').waitFor()
  await expectAccessible(page)
  expect(await site.db.$count(payouts)).toBe(0)
  await dialog.getByLabel('Code').fill(codes[0]!)
  await dialog.getByRole('button', { name: 'Valider le code' }).click()
  await expect.poll(() => site.db.$count(payouts)).toBe(1)
  await open(page, '/admin/compte')
  await page.getByText(/Codes de secours restants\s: 9/).waitFor()
})

test('a producer sets a second factor up of its own accord, and is asked for it at the door and before its number', async () => {
  const yao = await createVendor(site.db)
  const page = await visitors.newPage({ as: [{ id: yao.userId, role: 'vendor' }] })
  await open(page, '/vendor-profile#second-facteur')
  await page.getByText('Pas encore en place.').waitFor()
  const { secret, codes } = await setUp(page)
  await expectUsableOnEveryScreen(page)

  const thief = await visitors.newPage()
  await open(thief, '/vendor-login')
  await signIn(thief, yao.user.username)
  await giveCode(thief, '000000')
  await dialogOf(thief).getByText('Ce code n’est pas le bon').first().waitFor()
  const phone = await visitors.newPage()
  await open(phone, '/vendor-login')
  await signIn(phone, yao.user.username)
  // The code after the first one: a clock may be half a minute ahead.
  await giveCode(phone, codeAt(secret, new Date(Date.now() + STEP_MS)))
  await seeAddress(phone, '**/vendor')

  await site.db.update(sessions).set({ secondFactorAt: new Date(Date.now() - QUARTER_HOUR_MS) })
  await open(page, '/vendor?tab=revenus')
  await page.getByRole('button', { name: 'Indiquer mon numéro' }).click()
  await page.getByLabel('Numéro mobile money').fill('07 01 02 03 04')
  await page.getByLabel('Opérateur').selectOption({ index: 1 })
  await page.getByLabel('Mot de passe actuel').fill(PASSWORD)
  await page.getByRole('button', { name: 'Recevoir le code' }).click()
  await dialogOf(page).getByLabel('Code').waitFor()
  expect(await site.db.$count(payoutNumberRequests)).toBe(0)
  await giveCode(page, codes[0]!)
  await expect.poll(() => site.db.$count(payoutNumberRequests)).toBe(1)

  await open(page, '/vendor-profile#second-facteur')
  await page.getByText(/Codes de secours restants\s: 9/).waitFor()
  await page.getByRole('button', { name: 'Retirer le second facteur' }).click()
  await page.getByLabel('Mot de passe actuel').fill(PASSWORD)
  await page.getByRole('button', { name: 'Retirer', exact: true }).click()
  await page.getByText('Pas encore en place.').waitFor()
  expect(await site.db.$count(secondFactors, eq(secondFactors.userId, yao.userId))).toBe(0)
})

test.each(['Annuler', 'Valider le code'])(
  'a factor whose confirmation was done, its answer lost, is in place for whoever presses "%s"',
  async next => {
    const yao = await createVendor(site.db)
    const page = await visitors.newPage({ as: [{ id: yao.userId, role: 'vendor' }] })
    await open(page, '/vendor-profile#second-facteur')
    await page.getByRole('button', { name: 'Mettre en place' }).click()
    await page.getByLabel('Mot de passe actuel').fill(PASSWORD)
    await page.getByRole('button', { name: 'Continuer' }).click()
    const secret = (await page.locator('code').textContent()) ?? ''
    const lose = async (route: Route) => {
      await route.fetch()
      await route.abort()
    }
    await page.route('**/api/**/second-factor/confirm*', lose, { times: 1 })
    await page.getByLabel('Code à six chiffres').fill(codeAt(secret, new Date()))
    await page.getByRole('button', { name: 'Valider le code' }).click()
    await expect
      .poll(
        async () =>
          (await site.db.select().from(secondFactors).where(eq(secondFactors.userId, yao.userId)))[0]
            ?.confirmedAt,
      )
      .toBeInstanceOf(Date)
    await page.getByRole('button', { name: next }).click()
    await page
      .getByText(/En place depuis le/)
      .first()
      .waitFor()
  },
)
