import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { VendorProduct } from '#contract/stall/schemas.ts'
import { products } from '#database/schema/catalogue.ts'
import { createAdmin, createVendor, PASSWORD } from '#tests/support/makers/people.ts'
import { HELD_UPRIGHT, slowDown, takePhoto, watchPhotos } from '#tests/support/makers/photos.ts'
import { expectAccessible } from '#tests/support/pages/chromium.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import { open, openVisitors, seeAddress, seeText, type Visitors } from '#tests/support/pages/visitors.ts'
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

const REASON = 'La photo principale est floue.\nDites aussi d’où viennent les ignames.'

const NAME = 'Igname kponan'

/** An administrator looks at what waits, and says why not. */
async function reject(office: Page) {
  await open(office, '/admin/products?status=pending')
  await office.getByRole('button', { name: `Rejeter : ${NAME}` }).click()
  const question = office.getByRole('dialog')
  await question.getByLabel('Raison du rejet').fill(REASON)
  await question.getByRole('button', { name: 'Rejeter le produit' }).click()
}

async function approve(office: Page) {
  await open(office, '/admin/products?status=pending')
  await office.getByRole('button', { name: `Approuver : ${NAME}` }).click()
}

const statusOf = async (id: string) => {
  const [product] = await site.db.select().from(products).where(eq(products.id, id))
  return product?.status
}

/** Waits for the last photo of the form. The connection is slow. */
const seeSent = (page: Page, count: number) =>
  expect
    .poll(() => page.getByRole('dialog').getByRole('progressbar').count())
    .toBe(0)
    .then(async () =>
      expect(
        await page
          .getByRole('dialog')
          .getByRole('img', { name: /^Photo \d$/ })
          .count(),
      ).toBe(count),
    )

test('Yao logs in, adds yams with three photos on a slow connection, corrects them, and they are found', async () => {
  const vendor = await createVendor(site.db, { businessName: 'Ferme de Yao' }, { username: 'yao-bouake' })
  const office = await visitors.newPage({ screen: 'desktop', as: [await createAdmin(site.db)] })
  const phone = await visitors.newPage()
  const photos = watchPhotos(phone)
  await open(phone, '/vendor-login')
  await phone.getByLabel("Nom d'utilisateur").fill(vendor.user.username)
  await phone.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await phone.getByRole('button', { name: 'Se connecter' }).click()
  await seeAddress(phone, '**/vendor')
  await seeText(phone.getByRole('main'), /Aucun produit sur votre étal/)
  await expectAccessible(phone)

  await phone.getByRole('button', { name: 'Ajouter un produit' }).click()
  const form = phone.getByRole('dialog', { name: 'Ajouter un produit' })
  await form.getByLabel('Nom du produit').waitFor()
  await expectAccessible(phone)
  // Slow enough for all three to be seen on their way.
  const setSpeed = await slowDown(phone, 4_000)
  await form
    .getByLabel('Choisir des photos')
    .setInputFiles([
      await takePhoto('igname', '#8a5a30'),
      await takePhoto('debout', '#6a8a30', HELD_UPRIGHT),
      await takePhoto('champ', '#305a8a'),
    ])
  await seeText(form.getByRole('listitem').first(), /Envoi : [1-9]\d* %.*Principal/)
  await expect.poll(() => form.getByRole('progressbar').count()).toBe(3)
  await setSpeed(40_000)
  await expectAccessible(phone)

  // What is typed does not wait for the photos.
  await form.getByLabel('Nom du produit').fill('Igname kponan')
  await form.getByLabel('Catégorie').selectOption('Produits Vivriers')
  await form.getByLabel('Prix (FCFA)').fill('1 502')
  await form.getByLabel('Unité').focus()
  await seeText(form, /Prix \(FCFA\) Le prix est un nombre entier de FCFA, multiple de 5/)
  await form.getByLabel('Prix (FCFA)').fill('1 500')
  await form.getByLabel('Unité').selectOption('kg')
  await seeText(form, /Les clients verront : 1 500 FCFA \/ kg/)
  await form.getByLabel('Stock disponible').fill('40')
  await form.getByLabel('Description').fill('Récoltée cette semaine')
  await seeSent(phone, 3)
  const sent = await photos.sent()
  expect(sent.map(({ format, width, height }) => [format, width, height])).toEqual([
    ['webp', 1600, 1200],
    ['webp', 1200, 1600],
    ['webp', 1600, 1200],
  ])
  await form.getByRole('button', { name: 'Ajouter le produit' }).click()
  await seeText(toastOf(phone), /Produit créé Igname kponan attend la validation/)
  const card = phone.getByRole('article')
  await seeText(card, /Igname kponan 1 500 FCFA \/ kg En attente/)
  await expectAccessible(phone)

  const [product] = (await (await phone.request.get('/api/vendor/products')).json()) as VendorProduct[]
  expect(product!.pictures.map(({ width, height }) => [width, height])).toEqual([
    [1280, 960],
    [1200, 1600],
    [1280, 960],
  ])
  await reject(office)
  await expect.poll(() => statusOf(product!.id)).toBe('rejected')
  await phone.reload()
  await seeText(card, /Rejeté Raison du rejet La photo principale est floue\. Dites aussi/)
  await expectAccessible(phone)

  await card.getByRole('button', { name: 'Corriger Igname kponan' }).click()
  const correction = phone.getByRole('dialog', { name: 'Modifier le produit' })
  await seeText(correction, /Raison du rejet La photo principale est floue/)
  await correction.getByRole('button', { name: 'Mettre en principal : photo 3' }).click()
  await correction.getByRole('status').getByText('Photo 3 mise en principal').waitFor({ state: 'attached' })
  const focused = () => phone.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(focused).toMatch(/^Déplacer la photo 1/)
  await correction.getByLabel('Description').fill('Récoltée cette semaine à Béoumi')
  await expectAccessible(phone)
  await correction.getByRole('button', { name: 'Enregistrer' }).click()
  await seeText(toastOf(phone), /Produit modifié Igname kponan attend la validation/)
  await seeText(card, /Igname kponan 1 500 FCFA \/ kg En attente/)

  await approve(office)
  await expect.poll(() => statusOf(product!.id)).toBe('active')
  await phone.reload()
  await seeText(card, /Actif/)
  const awa = await visitors.newPage()
  await open(awa, '/boutique?search=recoltee')
  await seeText(awa.getByRole('main'), /1 produit\(s\) trouvé.*Igname kponan.*Ferme de Yao/)
  await awa.getByRole('link', { name: 'Igname kponan' }).click()
  await seeText(awa.getByRole('main'), /Récoltée cette semaine à Béoumi/)
  expect(await awa.getByRole('img', { name: /photo 1 sur 3/ }).getAttribute('src')).toContain(
    product!.pictures[2]!.url.replace('-1280.webp', ''),
  )
}, 180_000)
