import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#database/schema/accounts.ts'
import { mails } from '#database/schema/mails.ts'
import { countRows } from '#tests/support/makers/orders.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct, type Product } from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible } from '#tests/support/pages/chromium.ts'
import { confirmButton, fillCart, openCheckout, storedCart, toastOf } from '#tests/support/pages/shopping.ts'
import { openVisitors, seeText, type Visitors } from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

let site: TestSite
let visitors: Visitors
let rice: Product
beforeAll(async () => {
  site = await startTestSite({ RATE_LIMITS: 'on' })
  const { id: vendorId } = await createVendor(site.db)
  rice = await createProduct(site.db, { vendorId, name: 'Riz local', price: '60000.00', stock: 20 })
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

test('whoever orders too much before confirming the e-mail asks for the link at the checkout, and goes on', async () => {
  const customer = await createCustomer(site.db)
  const page = await visitors.newPage({ as: [customer] })
  await fillCart(page, [{ product: rice, quantity: 4 }])
  await openCheckout(page)
  await page.getByRole('radio', { name: /Paiement à la livraison/ }).check()
  await confirmButton(page).click()

  const notice = page.getByRole('region', { name: 'Confirmez d’abord votre e-mail' })
  await seeText(notice, /Tant que votre e-mail n’est pas confirmé, .* 200 000 FCFA\./)
  expect(await notice.evaluate(element => element === document.activeElement)).toBe(true)
  await expectAccessible(page)
  expect([await storedCart(page), await countRows(site.db, 'orders')]).toEqual([[['Riz local', 4]], 0])

  await notice.getByRole('button', { name: 'Renvoyer le lien' }).click()
  await seeText(toastOf(page), /Lien envoyé/)
  const linkMails = site.db
    .select({ kind: mails.kind })
    .from(mails)
    .where(eq(mails.recipient, customer.email))
  await expect.poll(() => linkMails).toEqual([{ kind: 'email-confirmation' }])

  await site.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, customer.id))
  await confirmButton(page).click()
  await page.getByRole('heading', { level: 1, name: /Merci|Commande/ }).waitFor()
  await expect.poll(() => countRows(site.db, 'orders')).toBe(1)
})
