import type { Page } from 'playwright-core'
import { MINUTE_MS } from '#contract/durations.ts'
import { sessions } from '#database/schema/accounts.ts'
import { PASSWORD } from '#tests/support/makers/people.ts'
import { open } from '#tests/support/pages/visitors.ts'
import { codeAt } from '#tests/support/security/second-factor.ts'
import type { Office } from '#tests/support/shops/office.ts'

const QUARTER_HOUR_MS = 15 * MINUTE_MS

/**
 * An administrator sets up a second factor, and has passed it too long ago for what matters most.
 * @returns a recovery code, to pass it again
 */
export async function setUpLapsedFactor(page: Page, { db }: Pick<Office, 'db'>): Promise<string> {
  await open(page, '/admin/compte')
  await page.getByRole('button', { name: 'Mettre en place' }).click()
  await page.getByLabel('Mot de passe actuel').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continuer' }).click()
  const secret = (await page.locator('code').textContent()) ?? ''
  await page.getByLabel('Code à six chiffres').fill(codeAt(secret, new Date()))
  await page.getByRole('button', { name: 'Valider le code' }).click()
  const codes = page.getByRole('list', { name: 'Codes de secours' }).locator('code')
  const code = (await codes.first().textContent()) ?? ''
  await page.getByRole('button', { name: 'J’ai noté ces codes' }).click()
  await db.update(sessions).set({ secondFactorAt: new Date(Date.now() - QUARTER_HOUR_MS) })
  return code
}
