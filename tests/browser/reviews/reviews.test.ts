import { and, eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sessions } from '#database/schema/accounts.ts'
import { reviews } from '#database/schema/reviews.ts'
import { createAdmin, createCustomer, createVendor, PASSWORD } from '#tests/support/makers/people.ts'
import {
  createOrder,
  createProduct,
  createReview,
  type Product,
} from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible } from '#tests/support/pages/chromium.ts'
import { waitForLazyCode } from '#tests/support/pages/page-loading.ts'
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
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

let awa: Awaited<ReturnType<typeof createCustomer>>
let vendor: Awaited<ReturnType<typeof createVendor>>
let product: Product
beforeEach(async () => {
  awa = await createCustomer(site.db, { fullName: 'Awa Koné' })
  vendor = await createVendor(site.db)
  product = await createProduct(site.db, { vendorId: vendor.id, name: 'Gombo frais' })
})

const main = (page: Page) => page.getByRole('main')
const opinions = (page: Page) => page.getByRole('region', { name: /Avis des clients/ })
const receive = () =>
  createOrder(site.db, {
    customerId: awa.id,
    status: 'delivered',
    lines: [{ productId: product.id, quantity: 1 }],
  })
const written = async () => {
  const [row] = await site.db
    .select()
    .from(reviews)
    .where(and(eq(reviews.productId, product.id), eq(reviews.customerId, awa.id)))
  return row
}

test('Awa, who received a product, reviews it on its page, though her session ends meanwhile', async () => {
  await receive()
  const page = await visitors.newPage({ as: [awa] })
  await open(page, `/product/${product.id}`)
  const publish = opinions(page).getByRole('button', { name: 'Publier mon avis' })
  await publish.click()
  await seeText(opinions(page), /Choisissez une note de 1 à 5 étoiles\./)
  await expectUsableOnEveryScreen(page)
  await opinions(page).getByRole('radio', { name: '4 étoiles' }).check({ force: true })
  await opinions(page).getByLabel('Votre avis').fill('Bien frais')
  await site.db.delete(sessions).where(eq(sessions.userId, awa.id))
  await publish.click()
  await seeAddress(page, `**/login?suite=*${product.id}`)
  await seeText(toastOf(page), /Connexion requise.*Votre texte est gardé\./)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(awa.email)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await seeAddress(page, `**/product/${product.id}`)
  expect(await opinions(page).getByLabel('Votre avis').inputValue()).toBe('Bien frais')
  await publish.click()
  await seeText(toastOf(page), /Merci pour votre avis/)
  await seeText(opinions(page), /\(1\) Votre avis Awa K\..*Bien frais/)
  // What stands there as one’s own is not said once more among the others.
  expect(await opinions(page).getByText('Bien frais').count()).toBe(1)
  expect(await written()).toMatchObject({ rating: 4, comment: 'Bien frais' })
  await expectUsableOnEveryScreen(page)
  await expect.poll(() => publish.count()).toBe(0)
})

test('Awa reviews it from her order', async () => {
  const order = await receive()
  const page = await visitors.newPage({ as: [awa] })
  await open(page, `/orders/${order.id}`)
  await page.getByRole('button', { name: 'Donner mon avis sur Gombo frais' }).click()
  const dialog = page.getByRole('dialog', { name: 'Votre avis sur Gombo frais' })
  await expectUsableOnEveryScreen(page)
  await dialog.getByRole('radio', { name: '5 étoiles' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Publier mon avis' }).click()
  await seeText(toastOf(page), /Merci pour votre avis/)
  await seeText(main(page), /Votre avis :/)
  await page.getByRole('img', { name: '5,0 sur 5' }).waitFor()
  expect(await written()).toMatchObject({ rating: 5, comment: '' })
  await expectUsableOnEveryScreen(page)
})

test('Yao answers a review, once', async () => {
  const { id } = await createReview(site.db, {
    productId: product.id,
    customerId: awa.id,
    rating: 3,
    comment: 'Un peu petits',
  })
  const page = await visitors.newPage({ as: [vendor.user] })
  await open(page, '/vendor')
  await page.getByRole('banner').getByLabel('Menu', { exact: true }).click()
  await page.getByRole('link', { name: 'Avis', exact: true }).click()
  expect(new URL(page.url()).search).toBe('?tab=avis')
  await seeText(main(page), /[\d,]+ en moyenne, 1 avis .*Awa K\..* Gombo frais Un peu petits Répondre/)
  await expectUsableOnEveryScreen(page)
  await page.getByRole('button', { name: 'Répondre à Awa K.' }).click()
  await page.getByRole('button', { name: 'Publier ma réponse' }).click()
  await seeText(main(page), /Écrivez votre réponse\./)
  await expectUsableOnEveryScreen(page)
  await page.getByLabel('Votre réponse à Awa K.').fill('Ils grossissent')
  await page.getByRole('button', { name: 'Publier ma réponse' }).click()
  await seeText(toastOf(page), /Réponse publiée/)
  await seeText(main(page), /Votre réponse, le .* Ils grossissent/)
  await expect.poll(() => page.getByRole('button', { name: 'Répondre à Awa K.' }).count()).toBe(0)
  const [row] = await site.db.select().from(reviews).where(eq(reviews.id, id))
  expect(row!.answer).toBe('Ils grossissent')
})

test('an administrator hides a review with a reason, and shows it again', async () => {
  const word = `Voleurs ${product.id.slice(-8)}`
  const { id } = await createReview(site.db, {
    productId: product.id,
    customerId: awa.id,
    rating: 1,
    comment: word,
  })
  const isHidden = async () =>
    (await site.db.select().from(reviews).where(eq(reviews.id, id)))[0]?.hiddenReason
  const page = await visitors.newPage({ screen: 'desktop', as: [await createAdmin(site.db)] })
  await open(page, '/admin')
  await page.getByRole('link', { name: 'Avis', exact: true }).click()
  await page.getByLabel('Mot, produit ou vendeur').fill(word)
  await page.getByRole('button', { name: 'Rechercher' }).click()
  const row = main(page).getByRole('row', { name: /Gombo frais/ })
  await seeText(row, new RegExp(`Gombo frais Ferme de Yao 1 ${word} Awa K\\. .* Masquer$`))
  await expectUsableOnEveryScreen(page)

  await page.getByRole('button', { name: 'Masquer : l’avis d’Awa K. sur Gombo frais' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Masquer cet avis' }).click()
  await seeText(dialog, /Veuillez indiquer pourquoi cet avis est masqué\./)
  await expectUsableOnEveryScreen(page)
  await dialog.getByLabel('Raison').fill('Propos injurieux')
  await dialog.getByRole('button', { name: 'Masquer cet avis' }).click()
  await seeText(toastOf(page), /Avis masqué/)
  await seeText(row, /Masqué/)
  await page.getByRole('button', { name: 'Détails : l’avis d’Awa K. sur Gombo frais' }).click()
  await seeText(main(page), /Vendu par Ferme de Yao Masqué par l’administration : Propos injurieux/)
  await expectUsableOnEveryScreen(page)
  expect(await isHidden()).toBe('Propos injurieux')
  await page.getByLabel('État').selectOption('Visibles')
  await seeText(main(page), /Aucun avis trouvé/)
  await expectUsableOnEveryScreen(page)
  await page.getByLabel('État').selectOption('Masqués')
  await page.getByRole('button', { name: 'Montrer : l’avis d’Awa K. sur Gombo frais' }).click()
  await seeText(toastOf(page), /Avis de nouveau visible/)
  expect(await isHidden()).toBe(null)
})

test('who has not received it is offered no form', async () => {
  const page = await visitors.newPage({ as: [awa] })
  const asked = page.waitForResponse(answer => answer.url().endsWith('/my-review'))
  await open(page, `/product/${product.id}`)
  expect(await (await asked).json()).toEqual({ mayReview: false, review: null })
  await seeText(opinions(page), /^Avis des clients Personne n’a encore donné son avis\./)
  await waitForLazyCode(page, 'my-review')
  expect(await page.getByRole('button', { name: 'Publier mon avis' }).count()).toBe(0)
})

test('a refused review says why, and the form goes when there is one already', async () => {
  await receive()
  const page = await visitors.newPage({ as: [awa] })
  await open(page, `/product/${product.id}`)
  const publish = opinions(page).getByRole('button', { name: 'Publier mon avis' })
  await opinions(page).getByRole('radio', { name: '2 étoiles' }).check({ force: true })
  await page.route('**/reviews', route =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  const readAgain = page.waitForResponse(answer => answer.url().endsWith('/my-review'))
  await publish.click()
  await seeText(toastOf(page), /Erreur Impossible d’enregistrer votre avis\. Veuillez réessayer\./)
  // Before the route goes: a request that is on its way while it goes may never be told of.
  await (await readAgain).finished()
  await page.unroute('**/reviews')
  await createReview(site.db, { productId: product.id, customerId: awa.id, comment: 'Déjà dit' })
  await publish.click()
  await seeText(toastOf(page), /Vous avez déjà donné votre avis sur ce produit\./)
  await seeText(opinions(page), /Votre avis Awa K\..*Déjà dit/)
})

test('a review that cannot be sent, nor read again, stays as it was written', async () => {
  await receive()
  const page = await visitors.newPage({ as: [awa] })
  await open(page, `/product/${product.id}`)
  await opinions(page).getByRole('radio', { name: '3 étoiles' }).check({ force: true })
  await opinions(page).getByLabel('Votre avis').fill('Assez frais')
  for (const path of ['**/reviews', '**/my-review']) await page.route(path, route => route.abort())
  const readAgain = page.waitForEvent('requestfailed', request => request.url().endsWith('/my-review'))
  await opinions(page).getByRole('button', { name: 'Publier mon avis' }).click()
  await readAgain
  await seeText(toastOf(page), /Impossible d’enregistrer votre avis\. Veuillez réessayer\./)
  expect(await opinions(page).getByLabel('Votre avis').inputValue()).toBe('Assez frais')
  for (const path of ['**/reviews', '**/my-review']) await page.unroute(path)
  await opinions(page).getByRole('button', { name: 'Publier mon avis' }).click()
  await seeText(opinions(page), /Votre avis Awa K\..*Assez frais/)
})

test('the author of a hidden review reads why; nobody else reads the review', async () => {
  await createReview(site.db, {
    productId: product.id,
    customerId: awa.id,
    comment: 'Voleurs',
    hiddenAt: new Date(),
    hiddenReason: 'Propos injurieux',
  })
  const page = await visitors.newPage({ as: [awa] })
  await open(page, `/product/${product.id}`)
  await seeText(opinions(page), /Votre avis .*Voleurs Masqué par l’administration : Propos injurieux/)
  await expectAccessible(page)
  const stranger = await visitors.newPage()
  await open(stranger, `/product/${product.id}`)
  await seeText(opinions(stranger), /Personne n’a encore donné son avis/)
})

test('the answer of the producer stands under the review, without JavaScript too', async () => {
  await createReview(site.db, {
    productId: product.id,
    customerId: awa.id,
    comment: 'Un peu petits',
    answer: 'Ils grossissent',
    answeredAt: new Date(),
  })
  const page = await visitors.newPage({ javaScript: false })
  await page.goto(`/product/${product.id}`)
  await seeText(opinions(page), /Un peu petits Réponse du producteur .* Ils grossissent/)
})

test('reviews are hidden together for one reason, and shown again together', async () => {
  const rows: { id: string }[] = []
  for (const fullName of ['Zié Ouattara', 'Mariam Traoré']) {
    const customer = await createCustomer(site.db, { fullName })
    rows.push(await createReview(site.db, { productId: product.id, customerId: customer.id, comment: 'Nul' }))
  }
  const hidden = async () => {
    const found = await site.db.select().from(reviews).where(eq(reviews.productId, product.id))
    return rows.map(({ id }) => found.find(row => row.id === id)?.hiddenReason)
  }
  const admin = await createAdmin(site.db)
  const page = await visitors.newPage({ screen: 'desktop', as: [admin] })
  await open(page, '/admin/reviews?search=nul')
  const bar = page.getByRole('region', { name: 'Sélection' })
  const question = page.getByRole('dialog')
  await main(page).getByRole('checkbox', { name: 'Tout cocher (2)' }).click()
  await seeText(bar, /2 avis sélectionnés Masquer/)
  await expectUsableOnEveryScreen(page)
  await bar.getByRole('button', { name: 'Masquer' }).click()
  await question.getByRole('button', { name: 'Masquer', exact: true }).click()
  await seeText(question, /Veuillez indiquer pourquoi cet avis est masqué\./)
  await question.getByLabel('Raison').fill('Hors sujet')
  await question.getByRole('button', { name: 'Masquer', exact: true }).click()
  await seeText(toastOf(page), /2 avis masqués/)
  expect(await hidden()).toEqual(['Hors sujet', 'Hors sujet'])
  await main(page).getByRole('checkbox', { name: 'Tout cocher (2)' }).click()
  await bar.getByRole('button', { name: 'Montrer' }).click()
  await question.getByRole('button', { name: 'Montrer', exact: true }).click()
  await seeText(toastOf(page), /2 avis montrés/)
  expect(await hidden()).toEqual([null, null])
})

test('on a phone reviews are rows: the words in sight, all of it and its act where they open', async () => {
  const comment = `Trop mûrs ${product.id.slice(-8)}`
  await createReview(site.db, { productId: product.id, customerId: awa.id, rating: 2, comment })
  const page = await visitors.newPage({ as: [await createAdmin(site.db)] })
  await open(page, `/admin/reviews?search=${encodeURIComponent(comment)}`)
  const row = main(page).getByRole('listitem').filter({ hasText: comment })
  await seeText(row, new RegExp(`^Gombo frais 2 · \\d+(?:er)? \\S+ ${comment} Awa K., chez Ferme de Yao$`))
  await row.locator('summary').click()
  await seeText(row, /Awa K\. .*Vendu par Ferme de Yao Masquer$/)
  await expectUsableOnEveryScreen(page)
})
