import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { products } from '#database/schema/catalogue.ts'
import { orderItems } from '#database/schema/orders.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import { createRevision, type Product, storedProduct } from '#tests/support/makers/products-and-orders.ts'
import { proposeProduct } from '#tests/support/makers/proposals.ts'
import { expectAccessible } from '#tests/support/pages/chromium.ts'
import { holdRoute } from '#tests/support/pages/connection.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import { expectUsableOnEveryScreen, open, seeText } from '#tests/support/pages/visitors.ts'
import { main, type Office, question, startOffice } from '#tests/support/shops/office.ts'

let office: Office
let vendor: Awaited<ReturnType<typeof createVendor>>
beforeAll(async () => {
  office = await startOffice()
  vendor = await createVendor(office.db, { businessName: 'Ferme de Yao' })
})
afterAll(() => office.close())
beforeEach(async () => {
  await office.db.delete(orderItems)
  await office.db.delete(products)
})

const propose = (fields: Partial<Product>, pictures?: number) =>
  proposeProduct(office.site, { vendorId: vendor.id, ...fields }, pictures)
const statusOf = async (id: string) => (await storedProduct(office.db, id))?.status
const title = (page: Page) => page.getByRole('heading', { level: 2 }).first()

test('the stock is told with its unit, in the plural of more than one', async () => {
  await propose({ name: 'Dinde fermière', unit: 'pièce', stock: 11 })
  const page = await office.open()
  await open(page, '/admin/products/queue')
  await seeText(main(page), /11 pièces en stock/)
})

test('beside Approuver it is said that the product of a vendor who is not approved stays hidden', async () => {
  const stranger = await createVendor(office.db, { businessName: 'Ferme de Zié', status: 'pending' })
  const product = await propose({ name: 'Ignames', vendorId: stranger.id })
  const page = await office.open('phone')
  await open(page, '/admin/products')
  await seeText(
    main(page).getByRole('listitem'),
    /En attente Vendeur à approuver : produit caché d’ici là Appr/,
  )
  await expectUsableOnEveryScreen(page)
  await open(page, '/admin/products/queue')
  await seeText(
    page.getByRole('region', { name: 'Décision' }),
    /^Vendeur à approuver : produit caché d’ici là/,
  )
  await expectUsableOnEveryScreen(page)
  await page.getByRole('button', { name: 'Approuver', disabled: false }).click()
  await seeText(toastOf(page), /Produit approuvé Ignames\. Vendeur à approuver : produit caché d’ici là/)
  expect(await statusOf(product.id)).toBe('active')
})

test('on a phone the picture has the whole width, and is low enough for what follows', async () => {
  await propose({ name: 'Gombo' }, 1)
  const page = await office.open('phone')
  await open(page, '/admin/products/queue')
  const { width, height } = (await main(page).getByRole('img', { name: 'Gombo' }).boundingBox())!
  expect(width).toBeGreaterThan(320)
  expect(width / height).toBeCloseTo(16 / 9, 1)
})

test('Fatou judges one product after the other', async () => {
  const first = await propose({ name: 'Tomates' })
  const second = await propose({ name: 'Piment' })
  const page = await office.open()
  await open(page, '/admin/products')
  await page.getByRole('link', { name: 'Valider un par un (2)' }).click()
  await seeText(title(page), 'Tomates')
  await seeText(main(page), /1 sur 2 à valider/)
  await expectUsableOnEveryScreen(page)
  await page.getByRole('button', { name: 'Suivant' }).click()
  await seeText(title(page), 'Piment')
  await page.getByRole('button', { name: 'Rejeter' }).click()
  await question(page).getByRole('button', { name: 'Mauvaise catégorie' }).click()
  await expectUsableOnEveryScreen(page)
  await question(page).getByRole('button', { name: 'Rejeter le produit' }).click()
  await seeText(title(page), 'Tomates')
  await page.getByRole('button', { name: 'Approuver', disabled: false }).click()
  await seeText(main(page), /2 produits traités.*Aucun produit en attente de validation/)
  await expectUsableOnEveryScreen(page)
  expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['active', 'rejected'])
})

test('an edited product shows what it was, and what it is', async () => {
  const product = await propose(
    {
      name: 'Tomates bio',
      description: 'Cueillies ce matin à Béoumi',
      price: '2000.00',
    },
    2,
  )
  const was = {
    name: 'Tomates',
    description: 'Cueillies hier à Béoumi',
    price: '1500.00',
    pictures: [{ url: '/attached_assets/perdue-1280.webp', width: 64, height: 64, color: '#a03020' }],
  }
  await createRevision(office.db, product, was, new Date('2026-10-02T09:00:00Z'))
  const page = await office.open()
  await open(page, '/admin/products/queue')
  const changes = page.getByRole('region', { name: 'Ce qui a changé' })
  await seeText(
    changes,
    /2 octobre 2026 Nom Avant Tomates Après Tomates bio Description Avant Cueillies hier à Béoumi Après Cueillies ce matin à Béoumi Prix Avant 1 500 FCFA Après 2 000 FCFA Images Avant Image 1 Après$/,
  )
  expect(await changes.getByRole('insertion').allInnerTexts()).toEqual([' bio', ' ce matin', '2\u202f000'])
  await expect.poll(() => changes.getByRole('img').count()).toBe(2)
  await expectUsableOnEveryScreen(page)
})

describe('with the keyboard alone', () => {
  const press = (page: Page, ...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
  /** The next product takes keys once nobody can mistake it for the one before. */
  const ready = (page: Page) => page.getByRole('button', { name: 'Approuver', disabled: false }).waitFor()

  test('Fatou approves, rejects with a usual reason, goes on and back, and asks which keys there are', async () => {
    const [tomatoes, chilli, okra] = [
      await propose({ name: 'Tomates' }),
      await propose({ name: 'Piment' }),
      await propose({ name: 'Gombo' }),
    ]
    const page = await office.open()
    await open(page, '/admin/products/queue')
    await seeText(title(page), 'Tomates')
    await press(page, 'ArrowRight')
    await seeText(title(page), 'Piment')
    await press(page, 'j')
    await seeText(title(page), 'Gombo')
    await press(page, 'j')
    await seeText(title(page), 'Tomates')
    await press(page, 'ArrowLeft')
    await seeText(title(page), 'Gombo')
    await press(page, 'k', 'k')
    await seeText(title(page), 'Tomates')
    await press(page, '?')
    await seeText(question(page), /Raccourcis clavier.*A Approuver le produit/)
    await expectAccessible(page)
    await press(page, 'a')
    expect(await statusOf(tomatoes.id)).toBe('pending')
    await press(page, 'Escape', 'a')
    await seeText(title(page), 'Piment')
    expect(await statusOf(tomatoes.id)).toBe('active')
    await ready(page)
    await press(page, 'r')
    await question(page).waitFor()
    await press(page, '1', 'Enter')
    await seeText(title(page), 'Gombo')
    expect(await office.db.select().from(products).where(eq(products.id, chilli.id))).toMatchObject([
      { status: 'rejected', rejectionReason: expect.stringContaining('La photo est floue') },
    ])
    await ready(page)
    await press(page, 'r')
    await question(page).getByLabel('Raison du rejet').pressSequentially('2 ans et a1')
    expect(await question(page).getByLabel('Raison du rejet').inputValue()).toBe('2 ans et a1')
    await press(page, 'Escape')
    expect(await statusOf(okra.id)).toBe('pending')
  })

  test('a key that is held judges one product', async () => {
    const [first, second] = [await propose({ name: 'Tomates' }), await propose({ name: 'Piment' })]
    const page = await office.open()
    await open(page, '/admin/products/queue')
    await seeText(title(page), 'Tomates')
    await page.keyboard.down('a')
    await seeText(title(page), 'Piment')
    await ready(page)
    await page.keyboard.down('a')
    await page.keyboard.up('a')
    await press(page, 'j')
    await seeText(title(page), 'Piment')
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['active', 'pending'])
  })

  test('the keys can be turned off, and stay so', async () => {
    const { id } = await propose({ name: 'Tomates' })
    await propose({ name: 'Piment' })
    const page = await office.open()
    await open(page, '/admin/products/queue')
    await page.getByRole('button', { name: 'Raccourcis clavier' }).click()
    await question(page).getByLabel('Utiliser les raccourcis clavier').uncheck()
    await question(page).getByRole('button', { name: 'Fermer' }).click()
    await page.reload()
    await seeText(title(page), 'Tomates')
    await press(page, 'j', 'a')
    await page.getByRole('button', { name: 'Suivant' }).click()
    await seeText(title(page), 'Piment')
    expect(await statusOf(id)).toBe('pending')
  })
})

test('while a decision is on its way none begins, and whoever has gone on stays there', async () => {
  for (const name of ['Tomates', 'Piment', 'Gombo']) await propose({ name })
  const page = await office.open()
  await open(page, '/admin/products/queue')
  await seeText(title(page), 'Tomates')
  const arrive = await holdRoute(page, '**/api/admin/products/*/status')
  await page.keyboard.press('a')
  await page.getByRole('button', { name: 'Approbation…' }).waitFor()
  await page.keyboard.press('r')
  await page.getByRole('button', { name: 'Rejeter' }).dispatchEvent('click')
  expect(await question(page).count()).toBe(0)
  await page.keyboard.press('k')
  await seeText(title(page), 'Gombo')
  arrive()
  await seeText(main(page), /1 produit traité/)
  await seeText(title(page), 'Gombo')
})

test('a product that its vendor has just changed is read again before it is judged', async () => {
  const { id } = await propose({ name: 'Tomates' })
  const page = await office.open()
  await open(page, '/admin/products/queue')
  await seeText(title(page), 'Tomates')
  await office.db
    .update(products)
    .set({ name: 'Aubergines', updatedAt: new Date() })
    .where(eq(products.id, id))
  await page.keyboard.press('a')
  await seeText(toastOf(page), /Relisez-le avant de décider/)
  await seeText(title(page), 'Aubergines')
  expect(await statusOf(id)).toBe('pending')
})

test('what somebody else has judged stays in sight, says so, and is judged by nobody again', async () => {
  const { id: first } = await propose({ name: 'Tomates' })
  const { id: second } = await propose({ name: 'Piment' })
  const { id: third } = await propose({ name: 'Gombo' })
  const page = await office.open()
  await open(page, '/admin/products/queue')
  await seeText(title(page), 'Tomates')
  await office.db
    .update(products)
    .set({ status: 'rejected', rejectionReason: 'Photo floue', updatedAt: new Date() })
    .where(eq(products.id, second))
  await page.getByRole('button', { name: 'Approuver', disabled: false }).click()
  await seeText(title(page), 'Piment')
  await seeText(main(page), /Ce produit n’attend plus : il a été traité ou retiré entre-temps\./)
  await expectUsableOnEveryScreen(page)
  expect(await page.getByRole('button', { name: /Approuver|Rejeter/ }).count()).toBe(0)
  await page.keyboard.press('a')
  await page.getByRole('button', { name: 'Produit suivant' }).click()
  await seeText(title(page), 'Gombo')
  const statuses = [await statusOf(first), await statusOf(second), await statusOf(third)]
  expect(statuses).toEqual(['active', 'rejected', 'pending'])
})
