import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Role } from '#contract/endpoint.ts'
import type { Connection } from '#database/connect.ts'
import { orderShares } from '#database/schema/orders.ts'
import { hashOfToken, newSecretToken } from '#server/util/secret-token.ts'
import { createTestDatabase } from '#tests/support/database/database.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { chromiumOfThisWorker, visit } from '#tests/support/pages/chromium.ts'
import { open } from '#tests/support/pages/visitors.ts'
import { handOverWithoutCode } from '#tests/support/pages/without-code.ts'
import { startSiteProcess } from '#tests/support/servers/site.ts'
import { makeTemporaryFolder } from '#tests/support/servers/temporary-folder.ts'

let database: Connection
let browser: Browser
let startServer: (port?: number) => ReturnType<typeof startSiteProcess>
let customersServer: Awaited<ReturnType<typeof startSiteProcess>>
let vendorsServer: Awaited<ReturnType<typeof startSiteProcess>>
beforeAll(async () => {
  database = await createTestDatabase()
  const env = { DATABASE_URL: database.url, DATA_DIR: await makeTemporaryFolder('two-servers') }
  startServer = port => startSiteProcess(env, port)
  customersServer = await startServer()
  vendorsServer = await startServer()
  browser = await chromiumOfThisWorker()
})
afterAll(async () => {
  await Promise.all([customersServer.stop(), vendorsServer.stop()])
  await database.close()
})

let yao: Awaited<ReturnType<typeof createVendor>>
let awa: Awaited<ReturnType<typeof createCustomer>>
let orderId: string
beforeEach(async () => {
  yao = await createVendor(database.db)
  awa = await createCustomer(database.db)
  const { id: productId } = await createProduct(database.db, { vendorId: yao.id, stock: 100 })
  orderId = (await createOrder(database.db, { customerId: awa.id, lines: [{ productId, quantity: 2 }] })).id
})

async function openAs(
  person: { id: string; role: Role },
  url: string,
  path: string,
  prepare?: (context: BrowserContext) => Promise<unknown>,
): Promise<Page> {
  const { page, context } = await visit(browser, { url, db: database.db, as: [person] })
  onTestFinished(() => context.close())
  await prepare?.(context)
  await open(page, path)
  return page
}

/** Pages that never ask by themselves: what they show they were told. */
const askNothing = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.setInterval = (() => 0) as unknown as typeof setInterval
  })
const openCustomer = (path: string) => openAs(awa, customersServer.url, path, askNothing)
const openVendor = () => openAs(yao.user, vendorsServer.url, '/vendor?tab=commandes')

/** Presses a button of the order on the vendor's page. Resolves once the vendor's server has answered. */
async function act(stall: Page, name: string): Promise<void> {
  const answered = stall.waitForResponse(response => response.request().method() === 'PATCH')
  await stall.getByRole('article').getByRole('button', { name }).click()
  if (name === 'Marquer comme livrée') await handOverWithoutCode(stall.getByRole('dialog'))
  expect((await answered).status()).toBe(200)
}

test('a setting that is saved at one server stands on the pages of the other', async () => {
  const visitor = await openCustomer('/contact')
  const footer = visitor.getByRole('contentinfo')
  await expect.poll(() => footer.getByText('+225 27 20 00 00 00').count()).toBe(1)
  const admin = await createAdmin(database.db)
  const office = await openAs(admin, vendorsServer.url, '/admin/reglages#contact')
  await office.getByRole('textbox', { name: /^Téléphone/ }).fill('0707000002')
  await office.getByRole('button', { name: 'Enregistrer : Contact' }).click()
  await office.getByText('Réglages enregistrés').waitFor()
  await expect
    .poll(async () => {
      await visitor.reload()
      return footer.getByText('+225 07 07 00 00 02').count()
    })
    .toBe(1)
})

const stepOf = (page: Page, words: string) =>
  page.getByRole('list', { name: 'Suivi de la commande' }).getByText(`${words} : fait`)

test('each act of a vendor at one server, and the money that it takes, is told to the pages of the other', async () => {
  const phone = await openCustomer(`/orders/${orderId}`)
  const dashboard = await phone.context().newPage()
  await dashboard.setViewportSize(phone.viewportSize()!)
  await open(dashboard, '/dashboard')
  for (const page of [phone, dashboard])
    await page.getByRole('list', { name: 'Suivi de la commande' }).waitFor()
  const stall = await openVendor()
  for (const [button, step] of [
    ['Confirmer la commande', 'Confirmée'],
    ['Marquer comme expédiée', 'Expédiée'],
    ['Marquer comme livrée', 'Livrée'],
  ] as const) {
    await act(stall, button)
    for (const page of [phone, dashboard]) await stepOf(page, step).waitFor()
  }
  await act(stall, 'J’ai reçu')
  await phone.getByText('– Payé').waitFor()
})

test('the list of orders and a shared link are told too, also a cancellation', async () => {
  const phone = await openCustomer('/orders')
  const token = newSecretToken()
  await database.db
    .insert(orderShares)
    .values({ tokenHash: hashOfToken(token), orderId, createdAt: new Date() })
  const neighbour = await openAs(
    await createCustomer(database.db),
    customersServer.url,
    `/suivi/${token}`,
    askNothing,
  )
  await stepOf(neighbour, 'Commande reçue').waitFor()
  const stall = await openVendor()
  const seen = (words: string) =>
    Promise.all([
      phone.getByRole('article').getByText(words, { exact: true }).waitFor(),
      neighbour.getByRole('status').getByText(words, { exact: true }).waitFor(),
    ])
  await act(stall, 'Confirmer la commande')
  await seen('Confirmée')
  await stall.getByRole('article').getByRole('button', { name: 'Annuler la commande' }).click()
  const answered = stall.waitForResponse(response => response.request().method() === 'PATCH')
  await stall.getByRole('dialog').getByRole('button', { name: 'Annuler la commande' }).click()
  expect((await answered).status()).toBe(200)
  await seen('Annulée')
})

test('a page whose server died learns what it missed from the one that takes its place', async () => {
  const phone = await openCustomer(`/orders/${orderId}`)
  await phone.getByRole('list', { name: 'Suivi de la commande' }).waitFor()
  const stall = await openVendor()
  await customersServer.kill()
  await act(stall, 'Confirmer la commande')
  expect(await stepOf(phone, 'Confirmée').count()).toBe(0)
  customersServer = await startServer(customersServer.port)
  await stepOf(phone, 'Confirmée').waitFor()
  await act(stall, 'Marquer comme expédiée')
  await stepOf(phone, 'Expédiée').waitFor()
})

test('where live updates are cut, the page asks by itself', async () => {
  const { page: phone, context } = await visit(browser, {
    url: customersServer.url,
    db: database.db,
    as: [awa],
  })
  onTestFinished(() => context.close())
  await phone.clock.install()
  await phone.route('**/events?*', route => route.abort())
  await open(phone, `/orders/${orderId}`)
  await phone.getByRole('list', { name: 'Suivi de la commande' }).waitFor()
  await act(await openVendor(), 'Confirmer la commande')
  await phone.clock.fastForward('00:20')
  await stepOf(phone, 'Confirmée').waitFor()
})
