import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportLabels } from '#contract/analytics/facts.ts'
import { products } from '#database/schema/catalogue.ts'
import { newId } from '#database/schema/columns.ts'
import { favouriteProducts } from '#database/schema/favourites.ts'
import { orders, parcels } from '#database/schema/orders.ts'
import { payouts } from '#database/schema/payouts.ts'
import { orderBody } from '#tests/support/makers/orders.ts'
import {
  createAdmin,
  createCustomer,
  createVendor,
  PASSWORD,
  storedUser,
} from '#tests/support/makers/people.ts'
import { takePhoto } from '#tests/support/makers/photos.ts'
import {
  createOrder,
  createProduct,
  type Product,
  storedProduct,
} from '#tests/support/makers/products-and-orders.ts'
import { proposeProduct } from '#tests/support/makers/proposals.ts'
import { confirmButton, enterAddress, openCheckout, toastOf } from '#tests/support/pages/shopping.ts'
import {
  open,
  openVisitors,
  type Screen,
  seeAddress,
  seeText,
  type Visitors,
} from '#tests/support/pages/visitors.ts'
import { codeAt } from '#tests/support/security/second-factor.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'
import { pressMore } from '#tests/support/shops/office.ts'

/*
 * A day of honest people under the limits as they are run, all of them behind one address, as the phones of one
 * operator are: none meets one.
 */

const ORDERS_OF_A_DAY = 6
const ORDERS_BY_HAND = 2
const ORDERS_TO_ANSWER = 10
const STREAMS_PER_SESSION = 5
const STEP_MS = 30_000

let site: TestSite
let visitors: Visitors
let vendor: Awaited<ReturnType<typeof createVendor>>
let tomatoes: Product
beforeAll(async () => {
  site = await startTestSite({ RATE_LIMITS: 'on' })
  visitors = await openVisitors(site)
  vendor = await createVendor(site.db, { businessName: 'Ferme de Yao' })
  tomatoes = await createProduct(site.db, { vendorId: vendor.id, name: 'Tomates bien mûres', stock: 500 })
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

/** A browser of somebody, and every answer to any of its tabs that refuses to go on. */
async function openBrowser(screen: Screen) {
  const page = await visitors.newPage({ screen })
  const refused: string[] = []
  page.context().on('response', response => {
    if ([403, 409, 429, 503].includes(response.status()))
      refused.push(`${response.status()} ${response.request().method()} ${response.url()}`)
  })
  return { page, refused }
}

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [name, value] of Object.entries(fields))
    await page.getByRole('textbox', { name, exact: true }).fill(value)
}
const signIn = async (page: Page, door: string, fields: Record<string, string>) => {
  await open(page, door)
  await fill(page, { ...fields, 'Mot de passe': PASSWORD })
  await press(page, 'Se connecter')
}

test('a customer registers, comes back twice, searches, likes, asks, and buys what a household eats', async () => {
  const { page, refused } = await openBrowser('phone')
  const email = 'adjoua@amic.example'
  await open(page, '/register')
  await fill(page, {
    'Nom complet': 'Adjoua Kouamé',
    "Nom d'utilisateur": 'adjoua',
    'E-mail': email,
    'Mot de passe': PASSWORD,
    'Confirmer le mot de passe': PASSWORD,
  })
  await page.getByRole('textbox', { name: /^Téléphone/ }).fill('0701020304')
  await page.getByRole('combobox', { name: 'Région' }).selectOption('Abidjan')
  await press(page, 'Créer mon compte')
  await seeAddress(page, '**/dashboard')

  await main(page).getByRole('button', { name: 'Déconnexion' }).click()
  await seeAddress(page, `${site.url}/`)
  await signIn(page, '/login', { 'E-mail': email })
  await seeAddress(page, '**/dashboard')
  const second = await openBrowser('desktop')
  await signIn(second.page, '/login', { 'E-mail': email })
  await seeAddress(second.page, '**/dashboard')

  await open(page, '/forgot-password?space=customer')
  await page.getByLabel('E-mail').fill(email)
  await press(page, 'Recevoir le lien')
  await page.getByText('Si un compte existe avec l’adresse').waitFor()

  await open(page, '/boutique')
  for (const words of ['igname', 'piment', 'tomates']) {
    await page.getByRole('combobox', { name: 'Rechercher un produit' }).fill(words)
    await seeAddress(page, `**/boutique?*search=${words}*`)
  }
  await page.getByRole('combobox', { name: 'Rechercher un produit' }).press('Enter')
  await main(page).getByRole('link', { name: tomatoes.name }).first().click()
  await seeAddress(page, `**/product/${tomatoes.id}`)
  const heart = page.getByRole('button', { name: `Ajouter ${tomatoes.name} à mes favoris` }).first()
  await heart.click()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')

  await open(page, '/')
  await page.getByRole('link', { name: 'Aide', exact: true }).click()
  const question = page.getByRole('textbox', { name: 'Votre question' })
  for (const asked of ['Avez-vous des tomates ?', 'Comment payer ?', 'Où livrez-vous ?', 'Merci']) {
    await expect.poll(() => question.isEditable()).toBe(true)
    await question.fill(asked)
    const answered = page.waitForResponse('**/api/chatbot/chat')
    await question.press('Enter')
    expect((await answered).status()).toBe(200)
  }

  for (let number = 1; number <= ORDERS_BY_HAND; number += 1) {
    await open(page, `/product/${tomatoes.id}`)
    await press(page, 'Ajouter au panier')
    await seeText(toastOf(page), 'Produit ajouté au panier')
    await openCheckout(page)
    await page.getByRole('radio', { name: /Paiement à la livraison/ }).check()
    await confirmButton(page).click()
    await seeAddress(page, '**/order-success?order=*')
  }
  // The rest as the form sends them: of an order's calls this alone is counted.
  for (let number = ORDERS_BY_HAND + 1; number <= ORDERS_OF_A_DAY; number += 1) {
    const ordered = await page.request.post('/api/orders', {
      data: orderBody([{ productId: tomatoes.id, quantity: 1 }]),
      headers: { origin: site.url, 'idempotency-key': newId() },
    })
    expect(ordered.status()).toBe(201)
  }

  await open(page, '/profile')
  await press(page, 'Ajouter une adresse')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Libellé').fill('Domicile')
  await enterAddress(dialog, 'Angré')
  await dialog.getByRole('button', { name: 'Ajouter l’adresse' }).click()
  await seeText(main(page), /Domicile Par défaut Angré, Cocody/)
  await press(page, 'Modifier mes informations')
  await page.getByLabel('E-mail').fill('adjoua.kouame@amic.example')
  await page.getByLabel('Votre mot de passe').fill(PASSWORD)
  await press(page, 'Enregistrer')
  await seeText(toastOf(page), /Profil mis à jour|Confirmez/)

  expect([...refused, ...second.refused]).toEqual([])
  const placed = await site.db.select().from(orders)
  expect(placed.map(({ status }) => status)).toEqual(Array(ORDERS_OF_A_DAY).fill('pending'))
  expect(await storedUser(site.db, placed[0]!.customerId)).toMatchObject({
    email,
    pendingEmail: 'adjoua.kouame@amic.example',
  })
  expect(await site.db.$count(favouriteProducts)).toBe(1)
})

test('a producer adds products, keeps its space open in five tabs, and answers ten orders', async () => {
  const yao = await createVendor(site.db, { businessName: 'Ferme de Béoumi' })
  const yams = await createProduct(site.db, { vendorId: yao.id, name: 'Igname kponan', stock: 500 })
  const customerId = (await createCustomer(site.db)).id
  const { page, refused } = await openBrowser('desktop')
  await signIn(page, '/vendor-login', { "Nom d'utilisateur": yao.user.username })
  await seeAddress(page, '**/vendor')

  for (const [name, color] of [
    ['Gombo', '#4a7a30'],
    ['Piment', '#a03020'],
    ['Aubergine', '#503060'],
  ] as const) {
    await open(page, '/vendor?produit=nouveau')
    const form = page.getByRole('dialog')
    await form.getByLabel('Choisir des photos').setInputFiles([await takePhoto(name, color)])
    await seeText(page.getByRole('group', { name: 'Photos' }).getByRole('listitem'), /Principal/)
    await form.getByLabel('Nom du produit').fill(name)
    await form.getByLabel('Catégorie').selectOption('Produits Maraîchers')
    await form.getByLabel('Prix (FCFA)').fill('800')
    await form.getByLabel('Unité').selectOption("pièce (à l'unité)")
    await form.getByLabel('Stock disponible').fill('12')
    await form.getByLabel('Description').fill('Cueilli ce matin')
    await form.getByRole('button', { name: 'Ajouter le produit' }).click()
    await seeText(toastOf(page), new RegExp(`Produit créé ${name} attend la validation`))
  }

  for (let number = 0; number < ORDERS_TO_ANSWER; number += 1)
    await createOrder(site.db, { customerId, lines: [{ productId: yams.id, quantity: 1 }] })
  const tabs = [page]
  while (tabs.length < STREAMS_PER_SESSION) tabs.push(await page.context().newPage())
  for (const tab of tabs) {
    const followed = tab.waitForResponse('**/api/vendor/orders/events*')
    await open(tab, '/vendor?tab=commandes')
    expect((await followed).status()).toBe(200)
    await seeText(main(tab), `${ORDERS_TO_ANSWER} commandes`)
  }
  for (let left = ORDERS_TO_ANSWER; left > 0; left -= 1) {
    const buttons = page.getByRole('button', { name: 'Confirmer la commande' })
    await expect.poll(() => buttons.count()).toBe(left)
    await buttons.first().click()
  }
  // Every tab hears of the last one.
  for (const tab of tabs)
    await expect.poll(() => tab.getByRole('button', { name: 'Confirmer la commande' }).count()).toBe(0)

  expect(refused).toEqual([])
  const answered = await site.db.select().from(parcels).where(eq(parcels.vendorId, yao.id))
  expect(answered.map(({ status }) => status)).toEqual(Array(ORDERS_TO_ANSWER).fill('confirmed'))
})

test('an administrator enters with both factors, judges, exports and pays', async () => {
  const admin = await createAdmin(site.db)
  // What others proposed was judged before.
  await site.db.update(products).set({ status: 'active' })
  const proposed = []
  for (const name of ['Attiéké', 'Banane plantain', 'Manioc', 'Mil', 'Maïs'])
    proposed.push(await proposeProduct(site, { vendorId: vendor.id, name }))
  await createOrder(site.db, {
    customerId: (await createCustomer(site.db)).id,
    lines: [{ productId: tomatoes.id, quantity: 1 }],
    paymentMethod: 'cinetpay',
    paymentStatus: 'completed',
    status: 'delivered',
  })
  const { page, refused } = await openBrowser('desktop')
  const enter = () => signIn(page, '/admin-login', { "Nom d'utilisateur": admin.username })
  await enter()
  await seeAddress(page, '**/admin')
  await open(page, '/admin/compte')
  await press(page, 'Mettre en place')
  await page.getByLabel('Mot de passe actuel').fill(PASSWORD)
  await press(page, 'Continuer')
  const secret = (await page.locator('code').textContent()) ?? ''
  await page.getByLabel('Code à six chiffres').fill(codeAt(secret, new Date()))
  await press(page, 'Valider le code')
  await press(page, 'J’ai noté ces codes')
  await press(page, 'Déconnexion')
  await seeAddress(page, '**/admin-login')
  await enter()
  const question = page.getByRole('dialog', { name: 'Confirmez que c’est vous' })
  // The code after the first one: a clock may be half a minute ahead.
  await question.getByLabel('Code').fill(codeAt(secret, new Date(Date.now() + STEP_MS)))
  await question.getByRole('button', { name: 'Valider le code' }).click()
  await question.waitFor({ state: 'detached' })
  // That the code is asked for is the answer to the password.
  expect(refused.every(answer => answer.startsWith('403'))).toBe(true)
  refused.length = 0

  await open(page, '/admin/products/queue')
  for (const { name } of proposed) {
    await seeText(page.getByRole('heading', { level: 2 }).first(), name)
    await page.getByRole('button', { name: 'Approuver', disabled: false }).click()
  }
  await seeText(main(page), /Aucun produit en attente de validation/)

  await open(page, '/admin/analytics')
  for (const name of Object.values(exportLabels)) {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name, exact: true }).last().click()
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  }

  await open(page, '/admin/payouts')
  await pressMore(page, 'Noter le versement', vendor.businessName)
  await page.getByLabel('Référence du transfert').fill('OM-2026')
  await press(page, 'Noter le versement')
  await expect.poll(() => site.db.$count(payouts)).toBe(1)

  expect(refused).toEqual([])
  for (const { id } of proposed) expect((await storedProduct(site.db, id))?.status).toBe('active')
})
