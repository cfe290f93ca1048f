import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MINUTE_MS } from '#contract/durations.ts'
import { settings } from '#database/schema/settings.ts'
import { createAdmin, createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible, expectNoOverflow, hasFocus } from '#tests/support/pages/chromium.ts'
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
let adminId: string
beforeAll(async () => {
  site = await startTestSite()
  visitors = await openVisitors(site)
  adminId = (await createAdmin(site.db)).id
  const { id: vendorId } = await createVendor(site.db, { businessName: 'Ferme de Yao' })
  for (const name of ['Igname', 'Gombo', 'Piment', 'Tomate', 'Attiéké'])
    await createProduct(site.db, { vendorId, name })
})
beforeEach(() => site.db.delete(settings).then(() => undefined))
afterAll(async () => {
  await visitors.close()
  await site.close()
})

async function openSettings(): Promise<Page> {
  const page = await visitors.newPage({ screen: 'desktop', as: [{ id: adminId, role: 'admin' }] })
  await open(page, '/admin/reglages')
  await page.getByRole('heading', { level: 2, name: 'Contact' }).waitFor()
  return page
}
const save = (page: Page, section: string) =>
  page.getByRole('button', { name: `Enregistrer : ${section}` }).click()
const textbox = (page: Page, name: RegExp) => page.getByRole('textbox', { name })

test('what is saved of contact and hours stands on the page Contact at once', async () => {
  const page = await openSettings()
  await expectUsableOnEveryScreen(page)
  const visitor = await visitors.newPage()
  await open(visitor, '/contact')
  await seeText(visitor.getByRole('main'), /Lundi à vendredi : 8\sh à 18\sh.*Samedi : 9\sh à 15\sh/)

  await textbox(page, /^Téléphone/).fill('0707000002')
  await textbox(page, /^WhatsApp/).fill('0505000003')
  await save(page, 'Contact')
  await seeText(toastOf(page), /Réglages enregistrés.*Contact/)
  await page.getByRole('checkbox', { name: /répond 24h\/24/ }).uncheck()
  await page.getByRole('button', { name: 'Retirer l’horaire du samedi' }).click()
  await save(page, 'Horaires et téléphone')
  await seeText(toastOf(page), /Réglages enregistrés.*Horaires/)

  await open(visitor, '/contact')
  const main = visitor.getByRole('main')
  await seeText(main, /\+225 07 07 00 00 02 Aux heures d’ouverture/)
  expect(await main.getByText(/Samedi/).count()).toBe(0)
  await seeText(visitor.getByRole('contentinfo'), /\+225 07 07 00 00 02/)
  const whatsApp = main.getByRole('link', { name: /WhatsApp/ })
  expect(await whatsApp.getAttribute('href')).toContain('wa.me/2250505000003')
})

test('what is wrong is said beside its field, in French', async () => {
  const page = await openSettings()
  await textbox(page, /^E-mail de contact/).fill('contact')
  await textbox(page, /^Téléphone/).fill('12')
  await save(page, 'Contact')
  const summary = page.getByRole('alert').filter({ hasText: 'à corriger' })
  expect(await summary.getByRole('link').allInnerTexts()).toEqual([
    'Format de téléphone invalide (ex: +225 XX XX XX XX XX)',
    'Email invalide',
  ])
  await expectAccessible(page)
  await textbox(page, /^Commandes par heure/).fill('beaucoup')
  await textbox(page, /^Encours, e-mail confirmé/).fill('100 000')
  await save(page, 'Limites')
  await seeText(page.getByRole('region', { name: 'Limites' }), /Un nombre entier de 1 à 1\s000/)
  await textbox(page, /^Commandes par heure/).fill('30')
  await save(page, 'Limites')
  await seeText(page.getByRole('region', { name: 'Limites' }), /Au moins la limite d’un client/)
  await textbox(page, /^Encours, e-mail confirmé/).fill('6 000 000')
  await save(page, 'Limites')
  await seeText(toastOf(page), /Réglages enregistrés.*Limites/)
  const [set] = await site.db.select().from(settings)
  expect(set).toMatchObject({ openFcfaConfirmed: 6_000_000, ordersPerHour: 30, phone: null })
})

test('the announcement of the day stands above public pages, and unfolds on a phone', async () => {
  const page = await openSettings()
  const words = 'Livraison suspendue samedi 28 novembre : commandez avant jeudi pour recevoir vendredi'
  await textbox(page, /^Annonce \(/).fill(words)
  await textbox(page, /^Lien/).fill('/points-de-retrait')
  await save(page, 'Annonce du jour')
  await seeText(toastOf(page), /Réglages enregistrés/)

  const visitor = await visitors.newPage({ javaScript: false })
  await visitor.goto('/boutique')
  const banner = visitor.getByRole('complementary', { name: 'Annonce' })
  await seeText(banner, new RegExp(words))
  const folded = (await banner.boundingBox())!.height
  expect(folded).toBeLessThanOrEqual(48)
  await banner.getByText(words).locator('visible=true').click()
  await expect.poll(async () => (await banner.boundingBox())!.height).toBeGreaterThan(folded)
  await expectNoOverflow(visitor)
  await banner.getByRole('link', { name: 'En savoir plus' }).click()
  await seeAddress(visitor, '**/points-de-retrait')

  const reader = await visitors.newPage()
  await open(reader, '/boutique')
  await expectAccessible(reader)
  await textbox(page, /^Annonce \(/).fill('')
  await save(page, 'Annonce du jour')
  await expect
    .poll(async () => {
      await reader.reload()
      return reader.getByRole('complementary', { name: 'Annonce' }).count()
    })
    .toBe(0)
})

test('the front page shows what was chosen, in its order, by keyboard', async () => {
  const page = await openSettings()
  const picker = page.getByLabel('Ajouter un produit')
  for (const name of ['Gombo', 'Igname']) {
    await picker.fill(name)
    await page.getByRole('button', { name: `Ajouter ${name}` }).press('Enter')
  }
  await picker.fill('pi')
  await page.getByRole('button', { name: 'Ajouter Piment' }).waitFor()
  // A word that is being typed is asked for once.
  const asked: (string | null)[] = []
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/products') asked.push(searchParams.get('search'))
  })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + MINUTE_MS)
  await picker.pressSequentially('ment')
  await page.clock.runFor(200)
  await expect.poll(() => asked).toEqual(['piment'])
  await page.clock.resume()
  await expectAccessible(page)
  await expectNoOverflow(page)
  const chosen = page.getByRole('list', { name: 'Produits à la une' }).getByRole('listitem')
  await expect
    .poll(() => chosen.allInnerTexts())
    .toEqual([expect.stringContaining('Gombo'), expect.stringContaining('Igname')])
  const up = page.getByRole('button', { name: 'Monter Igname' })
  await up.press('Enter')
  // At the top it keeps the focus, and does nothing more.
  expect(await up.isDisabled()).toBe(true)
  await up.press('Enter')
  expect(await hasFocus(up)).toBe(true)
  await save(page, 'À la une')
  await seeText(toastOf(page), /Réglages enregistrés.*À la une/)
  const visitor = await visitors.newPage()
  await open(visitor, '/')
  const names = visitor.getByRole('region', { name: 'À la une' }).getByRole('heading', { level: 3 })
  await expect.poll(() => names.allInnerTexts()).toEqual(['Igname', 'Gombo', 'Attiéké', 'Tomate'])
})

test('who was slower is told, but of another section, and nothing of the faster one is lost', async () => {
  const [slow, fast] = [await openSettings(), await openSettings()]
  await textbox(fast, /^Adresse/).fill('Bingerville, Abidjan')
  await save(fast, 'Contact')
  await seeText(toastOf(fast), /Réglages enregistrés/)
  await textbox(slow, /^Commandes par heure/).fill('7')
  await save(slow, 'Limites')
  await seeText(toastOf(slow), /Réglages enregistrés.*Limites/)
  const limits = slow.getByRole('region', { name: 'Limites' })
  expect(await limits.getByRole('alert').count()).toBe(0)
  await textbox(slow, /^E-mail d’assistance/).fill('secours@amic.ci')
  await save(slow, 'Contact')
  const contact = slow.getByRole('region', { name: 'Contact' })
  await seeText(contact.getByRole('alert'), /Quelqu’un d’autre a changé les réglages entre-temps/)
  const [set] = await site.db.select().from(settings)
  expect(set).toMatchObject({ address: 'Bingerville, Abidjan', ordersPerHour: 7 })
  expect(set?.supportEmail).not.toBe('secours@amic.ci')

  expect(await textbox(slow, /^E-mail d’assistance/).inputValue()).toBe('secours@amic.ci')
  await expectAccessible(slow)
  await contact.getByRole('button', { name: 'Relire les réglages' }).click()
  await expect.poll(() => textbox(slow, /^Adresse/).inputValue()).toBe('Bingerville, Abidjan')
  await textbox(slow, /^E-mail d’assistance/).fill('secours@amic.ci')
  await save(slow, 'Contact')
  await seeText(toastOf(slow), /Réglages enregistrés.*Contact/)
  const [now] = await site.db.select().from(settings)
  expect(now).toMatchObject({ address: 'Bingerville, Abidjan', supportEmail: 'secours@amic.ci' })
})

test('there is something to save once something has changed, and not any more once it is as it was', async () => {
  const page = await openSettings()
  const button = page.getByRole('button', { name: 'Enregistrer : Contact' })
  const isHeld = () => button.getAttribute('aria-disabled')
  await expect.poll(isHeld).toBe('true')
  const address = textbox(page, /^Adresse/)
  const before = await address.inputValue()
  await address.fill('Yopougon, Abidjan')
  await expect.poll(isHeld).toBe('false')
  await address.fill(before)
  await expect.poll(isHeld).toBe('true')
  await address.press('Enter')
  await seeText(toastOf(page), /Rien à enregistrer Rien n’a changé : Contact/)
  expect(await site.db.select().from(settings)).toEqual([])
  await address.fill('Yopougon, Abidjan')
  await save(page, 'Contact')
  await seeText(toastOf(page), /Réglages enregistrés/)
  await expect.poll(isHeld).toBe('true')
  await page.getByRole('button', { name: 'Retirer l’horaire du samedi' }).click()
  await expect
    .poll(() => page.getByRole('button', { name: /^Enregistrer : Horaires/ }).getAttribute('aria-disabled'))
    .toBe('false')
})

test('on a phone each part is its title, until it is opened there or by its address', async () => {
  const page = await visitors.newPage({ as: [{ id: adminId, role: 'admin' }] })
  await open(page, '/admin/reglages')
  const title = page.getByRole('button', { name: 'Limites' })
  await title.waitFor()
  const field = textbox(page, /^Commandes par heure/)
  expect(await field.isVisible()).toBe(false)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    page.viewportSize()!.height,
  )
  await expectUsableOnEveryScreen(page)
  await title.press('Enter')
  await field.fill('45')
  await save(page, 'Limites')
  await seeText(toastOf(page), /Réglages enregistrés.*Limites/)
  await expectUsableOnEveryScreen(page)
  await open(page, '/admin/reglages#contact')
  await textbox(page, /^Adresse/).waitFor()
})
