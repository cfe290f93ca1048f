import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FACE_WIDTH } from '#contract/picture-files.ts'
import { media } from '#database/schema/media.ts'
import { createAdmin, createVendor, proposeFace } from '#tests/support/makers/people.ts'
import { takePhoto } from '#tests/support/makers/photos.ts'
import { createPicturedProduct, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
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

let vendor: Awaited<ReturnType<typeof createVendor>>
beforeEach(async () => {
  vendor = await createVendor(site.db, { businessName: 'Ferme Bonikro' }, { phone: '+2250505000001' })
})

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
/** Decorations have no names: the small square of the portrait on a card. */
const cardOf = (page: Page) => page.getByRole('article').filter({ hasText: 'Igname kponan' })
const portraitOn = (page: Page) => cardOf(page).locator(`img[src$="-${FACE_WIDTH}.webp"]`)
const group = (page: Page, name: RegExp) => page.getByRole('group', { name })

test('Yao presents his farm from his phone; an administrator approves, and his page shows it', async () => {
  const page = await visitors.newPage({ as: [vendor.user] })
  await open(page, '/vendor')
  await page.getByRole('link', { name: 'Présenter votre ferme' }).click()
  await seeText(main(page), /Portrait \(facultatif\)/)
  await waitForContent(page)
  await expectUsableOnEveryScreen(page)
  await group(page, /^Portrait/)
    .getByLabel('Choisir une photo')
    .setInputFiles(await takePhoto('moi', '#c81e1e'))
  await group(page, /^Couverture/)
    .getByLabel('Choisir une photo')
    .setInputFiles(await takePhoto('champs', '#166534'))
  await page.getByLabel('Votre histoire').fill('Trois générations d’igname.')
  await page.getByLabel('Depuis quelle année ?').fill('1987')
  await page.getByLabel('Sans engrais chimique').check()
  await page.getByLabel('Autres méthodes').fill('Buttes à la main')
  await press(page, 'Enregistrer ma présentation')
  await seeText(toastOf(page), /Présentation enregistrée/)
  await seeText(
    main(page),
    /Portrait, couverture, histoire, depuis 1987, 2 méthodes Votre présentation attend la validation de l’administration/,
  )
  await expectUsableOnEveryScreen(page)

  await createProduct(site.db, { vendorId: vendor.id, name: 'Igname kponan' })
  const visitor = await visitors.newPage()
  await open(visitor, '/boutique')
  await seeText(cardOf(visitor), /Igname kponan.*Ferme Bonikro/)
  expect(await portraitOn(visitor).count()).toBe(0)
  await open(visitor, `/producteur/${vendor.id}`)
  expect(await visitor.getByRole('heading', { name: 'Son histoire' }).count()).toBe(0)

  const fatou = await createAdmin(site.db)
  const office = await visitors.newPage({ as: [fatou], screen: 'desktop' })
  await open(office, '/admin')
  await office.getByRole('link', { name: /1 présentation à valider/ }).click()
  await press(office, /^Examiner la présentation/)
  const dialog = office.getByRole('dialog')
  await seeText(dialog, /Histoire Nouveau Trois générations d’igname\./)
  await expectUsableOnEveryScreen(office)
  await dialog.getByLabel('Sans engrais chimique').check()
  await dialog.getByRole('button', { name: 'Approuver' }).click()
  await seeText(toastOf(office), /Présentation approuvée Ferme Bonikro/)

  await open(visitor, `/producteur/${vendor.id}`)
  await seeText(
    main(visitor),
    /Depuis 1987, sur AMIC.*Livraison mardi et vendredi partout où AMIC livre.*Sans engrais chimique Certifié par AMIC Buttes à la main Selon le producteur.*Son histoire Trois générations d’igname\./,
  )
  expect(await visitor.getByRole('img', { name: 'Portrait : Ferme Bonikro' }).count()).toBe(1)
  expect(await visitor.getByText('Illustration', { exact: true }).count()).toBe(0)
  expect(await portraitOn(visitor).count()).toBe(0)
  await expectUsableOnEveryScreen(visitor)
  await open(visitor, '/boutique')
  await expect
    .poll(() => portraitOn(visitor).evaluate(image => (image as HTMLImageElement).naturalWidth))
    .toBe(FACE_WIDTH)
})

test('a rejected face is told with its reason', async () => {
  await proposeFace(site.db, vendor.id, { story: 'Appelez le 05 05 00 00 01' })
  const office = await visitors.newPage({ as: [await createAdmin(site.db)], screen: 'desktop' })
  await open(office, `/admin/vendors?search=${vendor.user.email}`)
  await press(office, /^Examiner la présentation/)
  await office.getByRole('dialog').getByRole('button', { name: 'Rejeter' }).click()
  await office.getByRole('dialog').getByRole('button', { name: 'Rejeter la présentation' }).click()
  await seeText(office.getByRole('dialog'), /Dites au producteur ce qu’il doit corriger\./)
  await office.getByLabel('Raison du rejet').fill('Retirez votre numéro.')
  await office.getByRole('dialog').getByRole('button', { name: 'Rejeter la présentation' }).click()
  await seeText(toastOf(office), /Présentation rejetée/)
  const page = await visitors.newPage({ as: [vendor.user] })
  await open(page, '/vendor-profile')
  await seeText(main(page), /Votre présentation n’a pas été acceptée Retirez votre numéro\./)
  await expectUsableOnEveryScreen(page)
})

test('the invitation is put off for good', async () => {
  // Who sells nothing yet has it among the first steps.
  await createProduct(site.db, { vendorId: vendor.id, name: 'Igname kponan' })
  const page = await visitors.newPage({ as: [vendor.user] })
  await open(page, '/vendor')
  await press(page, 'Plus tard')
  const invitation = page.getByRole('heading', { name: 'Présentez votre ferme' })
  await expect.poll(() => invitation.count()).toBe(0)
  // What it is made of.
  const read = page.waitForResponse('**/api/vendor/profile')
  await page.reload()
  await (await read).finished()
  await seeText(main(page), /Ferme Bonikro/)
  await waitForContent(page)
  await waitForPaint(page)
  expect(await invitation.count()).toBe(0)
})

test('a drawing of the house says so, and who sells by weight of a unit tells the price of a kilogram', async () => {
  const product = await createPicturedProduct(site.db, {
    vendorId: vendor.id,
    name: 'Chou pommé',
    unit: 'tas',
    price: '1500.00',
    unitWeightGrams: 1800,
  })
  await site.db.update(media).set({ isIllustration: true }).where(eq(media.url, product.images[0]!))
  const page = await visitors.newPage()
  await open(page, `/product/${product.id}`)
  await seeText(main(page), /1 500 FCFA \/ tas ≈ 1,8 kg le tas, 833 FCFA le kg/)
  await seeText(main(page), /Illustration/)
  await open(page, `/producteur/${vendor.id}`)
  await seeText(page.getByRole('region', { name: /^Ses produits/ }), /Images d’illustration/)
  const stall = await visitors.newPage({ as: [vendor.user] })
  await open(stall, '/vendor')
  await seeText(main(stall), /\d+ produits? · 1 affiché sans photo/)
})

test('who has no open page yet is not told of customers who see it', async () => {
  const newcomer = await createVendor(site.db, { status: 'pending' }, { phone: '+2250505000002' })
  await proposeFace(site.db, newcomer.id, { story: 'Trois générations d’igname.' })
  const page = await visitors.newPage({ as: [newcomer.user] })
  await open(page, '/vendor-profile')
  await seeText(main(page), /Votre présentation attend la validation de l’administration\.(?! D’ici là)/)
})

test('a story and a portrait survive the camera, and a file that is no photo takes nothing away', async () => {
  const page = await visitors.newPage({ as: [vendor.user] })
  const openForm = async () => {
    await open(page, '/vendor')
    await page.getByRole('link', { name: 'Présenter votre ferme' }).click()
    await seeText(main(page), /Portrait \(facultatif\)/)
  }
  await openForm()
  const portrait = group(page, /^Portrait/)
  await portrait.getByLabel('Choisir une photo').setInputFiles(await takePhoto('moi', '#c81e1e'))
  await page.getByLabel('Votre histoire').fill('Trois générations d’igname.')
  await page.getByLabel('Sans engrais chimique').check()
  await page.getByRole('button', { name: 'Enregistrer ma présentation' }).waitFor()

  await openForm()
  await seeText(main(page), /Votre saisie a été retrouvée/)
  expect(await page.getByLabel('Votre histoire').inputValue()).toBe('Trois générations d’igname.')
  expect(await page.getByLabel('Sans engrais chimique').isChecked()).toBe(true)
  await expectUsableOnEveryScreen(page)
  const list = { name: 'liste.txt', mimeType: 'text/plain', buffer: Buffer.from('igname') }
  await portrait.getByLabel('Changer de photo').setInputFiles(list)
  await seeText(portrait, /« liste\.txt » n’est pas une image/)
  await portrait.getByRole('img').waitFor()
  await press(page, 'Enregistrer ma présentation')
  await seeText(main(page), /Portrait, histoire, 1 méthode/)
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('igname')
})
