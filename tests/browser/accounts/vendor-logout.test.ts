import { afterAll, beforeAll, expect, test } from 'vitest'
import { createVendor } from '#tests/support/makers/people.ts'
import { holdRoute } from '#tests/support/pages/connection.ts'
import { holdCode } from '#tests/support/pages/page-loading.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import {
  open,
  openVisitors,
  seeAddress,
  seeText,
  type Visitors,
  waitForContent,
  waitForPaint,
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

const stall = async () => visitors.newPage({ as: [(await createVendor(site.db)).user] })

test('logging out closes the space', async () => {
  const page = await stall()
  await open(page, '/vendor')
  await waitForContent(page)
  await page.getByRole('main').getByRole('button', { name: 'Déconnexion' }).click()
  await seeAddress(page, url => url.pathname === '/')
  await seeText(toastOf(page), 'Déconnexion réussie')
  await open(page, '/vendor')
  await seeAddress(page, '**/vendor-login')
})

test('what is refused while a vendor leaves does not lead to the login', async () => {
  const page = await stall()
  const letRead = await holdRoute(page, '**/api/vendor/orders?*')
  await open(page, '/vendor?tab=commandes')
  const leave = page.getByRole('main').getByRole('button', { name: 'Déconnexion' })
  await leave.waitFor()
  const letCome = await holdCode(page)
  const hasLeft = page.waitForResponse('**/api/auth/vendor-logout')
  const refusal = page.waitForResponse(response => response.url().includes('/api/vendor/orders?'))
  await leave.click()
  await hasLeft
  letRead()
  expect((await refusal).status()).toBe(401)
  await waitForPaint(page)
  letCome()
  await seeAddress(page, url => url.pathname === '/')
  await seeText(toastOf(page), /^Déconnexion réussie/)
})
