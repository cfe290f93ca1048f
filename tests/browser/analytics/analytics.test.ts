import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { ANY_DAY } from '#tests/support/http/any-day.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
  seeAddress,
  seeText,
  type Visitors,
} from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

let site: TestSite
let visitors: Visitors

beforeAll(async () => {
  site = await startTestSite()
  visitors = await openVisitors(site)
  const vendor = await createVendor(site.db)
  const product = await createProduct(site.db, { vendorId: vendor.id, name: 'Ignames', category: 'vivriers' })
  const customer = await createCustomer(site.db)
  const lines = [{ productId: product.id, quantity: 2 }]
  await createOrder(site.db, {
    customerId: customer.id,
    lines,
    status: 'delivered',
    paymentStatus: 'completed',
    createdAt: new Date(),
  })
  await createOrder(site.db, {
    customerId: customer.id,
    lines: [{ productId: product.id, quantity: 1 }],
    status: 'delivered',
    paymentStatus: 'completed',
    createdAt: new Date(Date.now() - 45 * DAY_MS),
  })
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

test('the figures of a period, their charts told as text, and a file', async () => {
  const { id } = await createAdmin(site.db)
  const page = await visitors.newPage({ screen: 'desktop', as: [{ id, role: 'admin' }] })
  await open(page, '/admin/analytics')
  await seeText(
    page.getByRole('list', { name: 'Meilleurs produits' }),
    /Ignames Ferme .+ 4 500 FCFA 3 unités/,
  )
  await seeText(
    page.getByRole('main'),
    // Nothing was before: there is nothing to compare with.
    /Revenu 4 500 FCFA Colis livrés et payés Commandes 2 Sans les annulées/,
  )
  await expectUsableOnEveryScreen(page)

  const chart = page.getByRole('slider', { name: 'Revenu par mois, sur 12 mois' })
  const months = () => chart.getAttribute('aria-valuetext')
  expect(await months()).toMatch(/\s: 3\s000\sFCFA$/)
  await chart.focus()
  await page.keyboard.press('Home')
  await expect.poll(months).toMatch(/\s: 0\sFCFA$/)
  await seeText(page.getByRole('main'), /Revenu par mois, sur 12 mois \p{L}+ \d{4} : 0 FCFA FCFA/u)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => chart.getAttribute('aria-valuenow')).toBe('1')
  await page.keyboard.press('End')
  await expect.poll(months).toMatch(/\s: 3\s000\sFCFA$/)
  const { x, y, width, height } = (await chart.boundingBox())!
  await page.mouse.move(x + width / 24, y + height / 2)
  await expect.poll(() => chart.getAttribute('aria-valuenow')).toBe('0')
  await page.mouse.move(x + width - 2, y + height / 2)
  await expect.poll(() => chart.getAttribute('aria-valuenow')).toBe('11')

  await page.getByText('Voir en tableau').click()
  await seeText(page.getByRole('table').getByRole('row').last(), /3 000 FCFA$/)
  await expectUsableOnEveryScreen(page)

  await page.getByLabel('Période').selectOption({ label: '30 derniers jours' })
  await seeAddress(page, '**/admin/analytics?period=month')
  await seeText(page.getByRole('list', { name: 'Commandes par statut' }), /Livrée 1/)
  await seeText(
    page.getByRole('main'),
    /Revenu 3 000 FCFA \+100 %, contre 1 500 FCFA sur les 30 jours d’avant Colis livrés et payés.* Commandes 1 Stable, contre 1 sur les 30 jours d’avant Sans les annulées/,
  )
  const days = page.getByRole('slider', { name: 'Revenu par jour, 30 derniers jours' })
  await expect
    .poll(() => days.getAttribute('aria-valuetext'))
    .toMatch(new RegExp(String.raw`\p{L}+ ${ANY_DAY}\s: 3\s000\sFCFA$`, 'u'))
  await days.press('ArrowLeft')
  await expect.poll(() => days.getAttribute('aria-valuetext')).toMatch(/\s: 0\sFCFA$/)
  await expectUsableOnEveryScreen(page)
  await page.getByLabel('Période').selectOption({ label: 'Depuis le début' })
  await seeAddress(page, '**/admin/analytics?period=all')
  await seeText(page.getByRole('main'), /Revenu 4 500 FCFA Colis livrés/)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Commandes', exact: true }).last().click()
  const file = await download
  expect(file.suggestedFilename()).toBe('commandes.csv')
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFFNuméro;Date;Client;.+\r\nAMIC-\d+;/)
})

test('on a phone the lists are their titles and what leads them, until they are opened', async () => {
  const { id } = await createAdmin(site.db)
  const page = await visitors.newPage({ as: [{ id, role: 'admin' }] })
  await open(page, '/admin/analytics')
  await seeText(page.getByRole('main'), /Meilleurs produits En tête : Ignames, 4 500 FCFA Meilleurs vendeurs/)
  await expectUsableOnEveryScreen(page)
  const list = page.getByRole('list', { name: 'Meilleurs produits' })
  expect(await list.count()).toBe(0)
  await page.getByRole('button', { name: 'Meilleurs produits' }).press('Enter')
  await seeText(list, /Ignames Ferme .+ 4 500 FCFA 3 unités/)
})

/** A server that begins every file, and cuts the connection before its end; its address, and how many it began. */
async function startCuttingServer() {
  let begun = 0
  const server = createServer((_, response) => {
    begun += 1
    response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8', 'x-total-count': '4' })
    response.write('Numéro;Date\r\nAMIC-000001;2026-11-01\r\n', () => response.destroy())
  }).listen(0, 'localhost')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { address: `http://localhost:${port}`, countBegun: () => begun }
}

test('a file whose connection is cut is told and not kept; another try brings it whole', async () => {
  const { address, countBegun } = await startCuttingServer()
  const { id } = await createAdmin(site.db)
  const page = await visitors.newPage({ as: [{ id, role: 'admin' }] })
  await open(page, '/admin/analytics')
  await page.route('**/api/admin/exports/*', route => route.continue({ url: `${address}/commandes.csv` }))
  const names: string[] = []
  page.on('download', file => names.push(file.suggestedFilename()))
  await page.getByRole('button', { name: 'Exporter en CSV' }).click()
  const link = page.getByRole('link', { name: 'Commandes', exact: true }).last()
  await link.click()
  await seeText(
    toastOf(page),
    'Erreur Le fichier n’a pas pu être reçu en entier. Vérifiez votre connexion et réessayez.',
  )
  await expect.poll(() => page.getByRole('progressbar').count()).toBe(0)
  expect(names).toEqual([])
  expect(countBegun()).toBe(1)

  await page.unroute('**/api/admin/exports/*')
  const download = page.waitForEvent('download')
  await link.click()
  expect(await readFile(await (await download).path(), 'utf8')).toMatch(/\r\nAMIC-\d+;/)
})
