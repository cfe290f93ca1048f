import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { products } from '#database/schema/catalogue.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import { takePhoto } from '#tests/support/makers/photos.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible, hasFocus } from '#tests/support/pages/chromium.ts'
import { routeFirst } from '#tests/support/pages/connection.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import { open, openVisitors, seeText, type Visitors } from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'
import { paint } from '#tests/support/shops/market.ts'

let site: TestSite
let visitors: Visitors
let vendor: Awaited<ReturnType<typeof createVendor>>
beforeAll(async () => {
  site = await startTestSite()
  visitors = await openVisitors(site)
})
beforeEach(async () => {
  vendor = await createVendor(site.db)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

const form = (page: Page) => page.getByRole('dialog')
const rows = (page: Page) => page.getByRole('group', { name: 'Photos' }).getByRole('listitem')
const choose = (page: Page) => form(page).getByLabel('Choisir des photos')

async function openForm(productId = 'nouveau'): Promise<Page> {
  const page = await visitors.newPage({ as: [vendor.user] })
  await open(page, `/vendor?produit=${productId}`)
  await form(page).getByLabel('Nom du produit').waitFor()
  return page
}

/** Fills in all but the photos. */
async function fillIn(page: Page): Promise<void> {
  await form(page).getByLabel('Nom du produit').fill('Igname')
  await form(page).getByLabel('Catégorie').selectOption('Produits Vivriers')
  await form(page).getByLabel('Prix (FCFA)').fill('800')
  await form(page).getByLabel('Unité').selectOption("pièce (à l'unité)")
  await form(page).getByLabel('Stock disponible').fill('12')
  await form(page).getByLabel('Description').fill('Bien mûre')
}

const own = () => site.db.select().from(products).where(eq(products.vendorId, vendor.id))

test('what is missing is said beside each field, and nothing is sent', async () => {
  const page = await openForm()
  await form(page).getByLabel('Prix (FCFA)').fill('803')
  await form(page).getByRole('button', { name: 'Ajouter le produit' }).click()
  await seeText(toastOf(page), /Image requise Veuillez ajouter au moins une image pour votre produit/)
  await seeText(
    form(page).getByRole('alert').first(),
    /7 informations sont à corriger Veuillez ajouter au moins une image.*Le nom du produit est requis.*multiple de 5/,
  )
  await expectAccessible(page)
  await fillIn(page)
  await form(page).getByRole('button', { name: 'Ajouter le produit' }).click()
  await seeText(form(page).getByRole('alert').first(), /Une information est à corriger Veuillez ajouter/)
  expect(await own()).toEqual([])
})

test('a draft survives a reload, photos included, and makes one product even when the answer is lost', async () => {
  const page = await openForm()
  await choose(page).setInputFiles([await takePhoto('igname', '#7a5a30')])
  await seeText(rows(page), /^Principal$/)
  await fillIn(page)
  await page.reload()
  await seeText(form(page), /Votre saisie a été retrouvée/)
  expect(await form(page).getByLabel('Nom du produit').inputValue()).toBe('Igname')
  await seeText(rows(page), /^Principal$/)
  await expectAccessible(page)

  await page.route('**/api/vendor/products', async route => {
    await route.fetch()
    await route.abort()
  })
  await form(page).getByRole('button', { name: 'Ajouter le produit' }).click()
  await seeText(toastOf(page), /Connexion perdue\. Votre saisie est gardée sur cet appareil/)
  await page.unroute('**/api/vendor/products')
  await page.reload()
  await form(page).getByRole('button', { name: 'Ajouter le produit' }).click()
  await seeText(toastOf(page), /Produit créé Igname attend la validation/)
  expect(await own()).toMatchObject([{ name: 'Igname', price: '800.00', unit: 'pièce', stock: 12 }])

  await page.getByRole('button', { name: 'Ajouter un produit' }).click()
  expect(await form(page).getByLabel('Nom du produit').inputValue()).toBe('')
  // It is read from its title on.
  expect(await hasFocus(form(page).getByRole('heading', { name: 'Ajouter un produit' }))).toBe(true)
})

test('what was typed another time can be put away', async () => {
  const { id } = await createProduct(site.db, { vendorId: vendor.id, price: '1500.00' })
  await paint(site, id, ['#c03021'])
  for (const [productId, field, typed, restart, fresh] of [
    ['nouveau', 'Nom du produit', 'Igname', 'Repartir de zéro', ''],
    [id, 'Prix (FCFA)', '1700', 'Reprendre le produit tel qu’il est', '1500'],
  ] as const) {
    const page = await openForm(productId)
    await form(page).getByLabel(field).fill(typed)
    await page.reload()
    await seeText(form(page), /Votre saisie a été retrouvée/)
    expect(await form(page).getByLabel(field).inputValue()).toBe(typed)
    await form(page).getByRole('button', { name: restart }).click()
    await expect.poll(() => form(page).getByLabel(field).inputValue()).toBe(fresh)
    await expect.poll(() => form(page).getByText('Votre saisie a été retrouvée').count()).toBe(0)
  }
})

test('a price that was changed is read on the product’s page, also by who had read it there before', async () => {
  const { id, name } = await createProduct(site.db, { vendorId: vendor.id, price: '1500.00' })
  await paint(site, id, ['#c03023'])
  const page = await visitors.newPage({ as: [vendor.user], screen: 'desktop' })
  await open(page, `/product/${id}`)
  await seeText(page.getByRole('main'), /1 500 FCFA/)
  await page.getByRole('link', { name: 'Mon espace' }).first().click()
  await page.getByRole('button', { name: `Modifier ${name}` }).click()
  await form(page).getByLabel('Prix (FCFA)').fill('1700')
  await form(page).getByRole('button', { name: 'Enregistrer' }).click()
  await seeText(toastOf(page), /Produit modifié/)
  // The form takes its own step back.
  await form(page).waitFor({ state: 'detached' })
  while (!page.url().includes('/product/')) await page.goBack()
  await seeText(page.getByRole('main'), /1 700 FCFA/)
})

test('five photos are the most, from the camera or from files', async () => {
  const page = await openForm()
  const camera = form(page).getByLabel('Prendre une photo')
  expect(await camera.getAttribute('capture')).toBe('environment')
  const colors = ['#101010', '#404040', '#707070', '#a0a0a0', '#d0d0d0']
  const [first, ...others] = await Promise.all(colors.map(color => takePhoto(`photo ${color}`, color)))
  await camera.setInputFiles([first!])
  await expect.poll(() => rows(page).count()).toBe(1)
  await choose(page).setInputFiles(others)
  await seeText(form(page), /Vous avez ajouté 5 photos, le maximum\./)
  await expect.poll(() => rows(page).count()).toBe(5)
  await expect.poll(() => choose(page).count()).toBe(0)
  await expect.poll(() => camera.count()).toBe(0)
  await expectAccessible(page)
})

test('what is corrected after a lost answer is not lost', async () => {
  const page = await openForm()
  await choose(page).setInputFiles([await takePhoto('igname', '#7a5a32')])
  await seeText(rows(page), /^Principal$/)
  await fillIn(page)
  await page.route('**/api/vendor/products', async route => {
    await route.fetch()
    await route.abort()
  })
  await form(page).getByRole('button', { name: 'Ajouter le produit' }).click()
  await seeText(toastOf(page), /Connexion perdue/)
  await page.unroute('**/api/vendor/products')
  await form(page).getByLabel('Prix').fill('950')
  await form(page).getByRole('button', { name: 'Ajouter le produit' }).click()
  await seeText(toastOf(page), /Produit créé/)
  expect(await own()).toMatchObject([{ name: 'Igname', price: '950.00', stock: 12 }])
})

test('what two tabs make of one draft is two products', async () => {
  const first = await openForm()
  await choose(first).setInputFiles([await takePhoto('igname', '#7a5a33')])
  await seeText(rows(first), /^Principal$/)
  await fillIn(first)
  const second = await first.context().newPage()
  await open(second, '/vendor?produit=nouveau')
  await form(second).getByLabel('Nom du produit').fill('Igname kponan')
  await form(second).getByRole('button', { name: 'Ajouter le produit' }).click()
  await seeText(toastOf(second), /Produit créé/)
  await form(first).getByRole('button', { name: 'Ajouter le produit' }).click()
  await seeText(toastOf(first), /Produit créé/)
  expect((await own()).map(({ name }) => name).sort()).toEqual(['Igname', 'Igname kponan'])
})

test('a photo that failed goes again alone; the same photo and other files are not taken', async () => {
  const page = await openForm()
  const [first, second] = [await takePhoto('une', '#7a5a31'), await takePhoto('deux', '#315a7a')]
  await routeFirst(page, '**/api/vendor/pictures', route => route.abort())
  await choose(page).setInputFiles([first, second])
  await seeText(rows(page).nth(1), /Mettre en principal/)
  await seeText(rows(page).first(), /La photo n’est pas partie\. Vérifiez votre connexion\. Réessayer/)
  await expectAccessible(page)
  await fillIn(page)
  await form(page).getByRole('button', { name: 'Ajouter le produit' }).click()
  await seeText(
    form(page).getByRole('alert').first(),
    /Une photo n’est pas partie : réessayez, ou retirez-la/,
  )
  await rows(page).first().getByRole('button', { name: 'Réessayer' }).click()
  await seeText(rows(page).first(), /^Principal$/)

  await choose(page).setInputFiles([second])
  await seeText(form(page), /Cette photo est déjà là : elle n’a pas été ajoutée/)
  await choose(page).setInputFiles([{ name: 'prix.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }])
  await seeText(form(page), /« prix\.txt » n’est pas une image/)
  await expect.poll(() => rows(page).count()).toBe(2)
})

test('photos are put in order by buttons, keys and dragging, and the product keeps it', async () => {
  const { id } = await createProduct(site.db, { vendorId: vendor.id, name: 'Choux' })
  await paint(site, id, ['#112233', '#445566', '#778899'])
  const page = await openForm(id)
  const order = async () =>
    Promise.all((await form(page).getByRole('img').all()).map(image => image.getAttribute('src')))
  const [a, b, c] = await order()
  await rows(page).nth(2).getByRole('button', { name: 'Mettre en principal' }).click()
  await expect.poll(order).toEqual([c, a, b])
  await rows(page).nth(1).getByRole('button', { name: 'Descendre la photo 2' }).click()
  await expect.poll(order).toEqual([c, b, a])
  await rows(page)
    .nth(1)
    .getByRole('button', { name: /^Déplacer la photo 2/ })
    .press('ArrowUp')
  await expect.poll(order).toEqual([b, c, a])
  const from = await rows(page)
    .nth(2)
    .getByRole('button', { name: /^Déplacer/ })
    .boundingBox()
  const to = await rows(page).first().boundingBox()
  await page.mouse.move(from!.x + 10, from!.y + 20)
  await page.mouse.down()
  await page.mouse.move(from!.x + 10, to!.y + 30, { steps: 8 })
  await page.mouse.up()
  await expect.poll(order).toEqual([a, b, c])
  await rows(page).nth(2).getByRole('button', { name: 'Retirer la photo 3' }).click()
  await form(page).getByRole('button', { name: 'Enregistrer' }).click()
  await seeText(toastOf(page), /Produit modifié Choux attend la validation/)
  const answer = await page.request.get(`/api/vendor/products/${id}`)
  const { pictures } = (await answer.json()) as { pictures: { url: string }[] }
  expect(pictures.map(({ url }) => url.replace('-1280.', '-640.'))).toEqual([a, b])
})

test('a new price alone does not wait for the administration', async () => {
  const { id } = await createProduct(site.db, { vendorId: vendor.id, name: 'Choux' })
  await paint(site, id, ['#332211'])
  const page = await openForm(id)
  await seeText(form(page), /Le prix et le stock changent tout de suite/)
  await form(page).getByLabel('Prix (FCFA)').fill('1 750')
  await form(page).getByRole('button', { name: 'Enregistrer' }).click()
  await seeText(toastOf(page), /Produit modifié Choux$/)
  expect(await own()).toMatchObject([{ price: '1750.00', status: 'active' }])
})
