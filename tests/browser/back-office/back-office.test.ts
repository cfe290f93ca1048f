import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { users, vendors } from '#database/schema/accounts.ts'
import { newId } from '#database/schema/columns.ts'
import { contactMessages } from '#database/schema/pages.ts'
import { sell } from '#tests/support/makers/orders-of-strangers.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible, expectNoOverflow } from '#tests/support/pages/chromium.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import { cutTexts } from '#tests/support/pages/tables.ts'
import { expectUsableOnEveryScreen, open, seeText } from '#tests/support/pages/visitors.ts'
import {
  lookFor,
  main,
  type Office,
  pressMore,
  question,
  searchOf,
  startOffice,
} from '#tests/support/shops/office.ts'

let office: Office
beforeAll(async () => {
  office = await startOffice()
})
afterAll(() => office.close())

test('Fatou opens an account for a vendor, changes it, and deletes it', async () => {
  const page = await office.open()
  const username = 'zie'
  await open(page, '/admin/users')
  await expectUsableOnEveryScreen(page)
  await page.getByRole('button', { name: 'Nouvel utilisateur' }).click()
  await question(page).getByRole('button', { name: 'Créer' }).click()
  await seeText(
    question(page),
    /Nom d'utilisateur, email et mot de passe sont requis : 3 informations sont à corriger Indiquez le nom d’utilisateur Indiquez l’e-mail Indiquez le mot de passe Nom d'utilisateur Indiquez le nom d’utilisateur E-mail Indiquez l’e-mail.*Indiquez le mot de passe/,
  )
  await expectUsableOnEveryScreen(page)
  await question(page).getByLabel("Nom d'utilisateur").fill(username)
  await question(page).getByLabel('E-mail').fill(`${username}@amic.example`)
  await question(page).getByLabel('Nom complet').fill('Zié Ouattara')
  await question(page).getByLabel('Rôle').selectOption('Vendeur')
  await question(page).getByLabel("Nom de l'entreprise").fill('Ferme de Zié')
  await question(page).getByLabel("Adresse de l'entreprise").fill('Route de Sirasso, Korhogo')
  await question(page).getByLabel('Mot de passe', { exact: true }).fill('gombo7')
  await question(page).getByLabel('Confirmer le mot de passe').fill('gombo8')
  await question(page).getByRole('button', { name: 'Créer' }).click()
  await seeText(question(page), /Les mots de passe ne correspondent pas/)
  await question(page).getByLabel('Confirmer le mot de passe').fill('gombo7')
  await expectUsableOnEveryScreen(page)
  await question(page).getByRole('button', { name: 'Créer' }).click()
  await seeText(toastOf(page), 'Utilisateur créé')
  const [account] = await office.db.select().from(users).where(eq(users.username, username))
  expect(await office.db.select().from(vendors).where(eq(vendors.userId, account!.id))).toMatchObject([
    { businessName: 'Ferme de Zié', status: 'pending' },
  ])

  await lookFor(page, username)
  await seeText(main(page), /1 utilisateur .*Zié Ouattara.*Vendeur Ferme de Zié.*Actif/)
  expect(searchOf(page)).toBe(`?search=${username}`)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Modifier : Zié Ouattara' }).click()
  const meanwhile = { email: `${username}.neuve@amic.example`, phone: '+2250707000012' }
  await office.db.update(users).set(meanwhile).where(eq(users.id, account!.id))
  await question(page).getByLabel('Compte actif').uncheck()
  await seeText(question(page), /aussitôt déconnectée.*Ses produits restent en vente/)
  await expectUsableOnEveryScreen(page)
  await question(page).getByRole('button', { name: 'Enregistrer' }).click()
  await seeText(toastOf(page), 'Utilisateur modifié')
  await seeText(main(page), /Désactivé/)
  expect(await office.db.select().from(users).where(eq(users.id, account!.id))).toMatchObject([
    { ...meanwhile, isActive: false },
  ])

  await pressMore(page, 'Supprimer', 'Zié Ouattara')
  await seeText(question(page), /Supprimer Zié Ouattara \?.*avec son profil de vendeur/)
  expect(await question(page).getByText('Utilisateur modifié').count()).toBe(0)
  await expectUsableOnEveryScreen(page)
  await question(page).getByRole('button', { name: 'Supprimer le compte' }).click()
  await seeText(toastOf(page), 'Utilisateur supprimé')
  await seeText(main(page), /Aucun utilisateur trouvé/)
  await expectUsableOnEveryScreen(page)
  await page.getByRole('button', { name: 'Effacer la recherche' }).click()
  await main(page).getByLabel('Rôle').selectOption('Administrateur')
  await seeText(main(page), /fatou/)
  expect(searchOf(page)).toBe('?role=admin')
  await expect.poll(() => page.getByRole('button', { name: 'Modifier : Fatou Diabaté' }).count()).toBe(1)
  await expect.poll(() => page.getByLabel('Autres actions : Fatou Diabaté').count()).toBe(0)
})

test('Fatou reads messages, answers, and marks them', async () => {
  await office.db.delete(contactMessages)
  const page = await office.open()
  await open(page, '/admin/messages')
  await seeText(main(page), /Aucun message/)
  await expectUsableOnEveryScreen(page)
  const email = `${newId()}@amic.example`
  await createCustomer(office.db, { email, phone: '+2250707000009' })
  const words = { name: 'Awa Koné', email, subject: 'Ma livraison', message: 'Où en est-elle ?' }
  await office.db.insert(contactMessages).values(words)
  await page.reload()
  await seeText(main(page), /Non lus \(1\).*1 message Ma livraison.*Où en est-elle \?/)
  await seeText(main(page), new RegExp(email.replaceAll('.', '\\.')))
  expect(await page.getByRole('link', { name: /^Répondre.*: Ma livraison$/ }).getAttribute('href')).toBe(
    `mailto:${email}?subject=Re%3A%20Ma%20livraison`,
  )
  expect(await page.getByRole('link', { name: /\+225 07.*numéro du compte/ }).getAttribute('href')).toBe(
    'tel:+2250707000009',
  )
  await expectUsableOnEveryScreen(page)
  await page.getByRole('button', { name: /Marquer comme lu/ }).click()
  await page.getByRole('button', { name: /Marquer comme non lu/ }).waitFor()
  await page.getByRole('link', { name: 'Non lus (0)' }).click()
  await seeText(main(page), /Aucun message non lu/)
  await expectUsableOnEveryScreen(page)
})

test('the journal says who did what, before and after', async () => {
  const { id } = await createCustomer(office.db, { fullName: 'Aya' })
  const page = await office.open()
  await open(page, '/admin')
  await page.request.patch(`/api/admin/users/${id}`, {
    data: { fullName: 'Aya Koné', isActive: false },
  })
  await open(page, '/admin/audit?action=user.changed')
  const entry = page.getByRole('article').filter({ hasText: id })
  await seeText(
    entry,
    /Compte modifié .*Par fatou · Nom complet : Aya → Aya Koné · Compte actif : Oui → Non$/,
  )
  await entry.getByText('Compte modifié').click()
  await seeText(
    entry,
    /Compte modifié .*Par fatou .*Nom complet.*Aya → .*Aya Koné .*Compte actif.*Oui → .*Non/,
  )
  await expectUsableOnEveryScreen(page)
  await main(page).getByLabel('Objet').selectOption('Commande')
  await seeText(main(page), /Aucune action trouvée/)
  expect(searchOf(page)).toBe('?action=user.changed&target=order')
  await expectUsableOnEveryScreen(page)
  await page.getByRole('link', { name: 'Réinitialiser' }).click()
  await seeText(main(page), /Compte modifié/)
})

test('on a phone no order number of the journal wraps at its hyphen', async () => {
  const { id, number } = await sell(office.db, { fullName: 'Nafissatou Ouattara' })
  const page = await office.open('phone')
  await open(page, '/admin')
  await page.request.patch(`/api/admin/orders/${id}/status`, { data: { status: 'confirmed' } })
  await open(page, '/admin/audit?target=order')
  const told = main(page).getByRole('article').getByText(number, { exact: true }).first()
  expect(await told.evaluate(each => getComputedStyle(each).whiteSpace)).toBe('nowrap')
})

test('what cannot be deleted says why and what to do', async () => {
  await sell(office.db, { fullName: 'Cliente Fidèle' })
  const page = await office.open()
  await open(page, '/admin/users?search=cliente+fidele')
  await pressMore(page, 'Supprimer', 'Cliente Fidèle')
  await question(page).getByRole('button', { name: 'Supprimer le compte' }).click()
  await seeText(toastOf(page), /Suppression impossible Cet utilisateur a des commandes associées/)
  await seeText(main(page), /1 utilisateur/)
})

test.each([
  [
    'active',
    /Suppression impossible Ce vendeur a des produits en vente ou à valider\. Supprimez-les d’abord\.$/,
  ],
  [
    'rejected',
    /Suppression impossible Un profil de vendeur avec des données existe\..*désactivez le compte\.$/,
  ],
] as const)('a vendor with a product that is %s cannot be deleted, and why is said', async (status, said) => {
  const fullName = `Vendeuse ${status}`
  const { id: vendorId } = await createVendor(office.db, {}, { fullName })
  await createProduct(office.db, {
    vendorId,
    status,
    ...(status === 'rejected' && { rejectionReason: 'Flou' }),
  })
  const page = await office.open()
  await open(page, `/admin/users?search=${encodeURIComponent(fullName)}`)
  await pressMore(page, 'Supprimer', fullName)
  await question(page).getByRole('button', { name: 'Supprimer le compte' }).click()
  await seeText(toastOf(page), said)
  await seeText(main(page), /1 utilisateur/)
})

test('the dashboard counts what awaits, and leads there', async () => {
  const late = await sell(
    office.db,
    { fullName: 'Attente Longue' },
    { createdAt: new Date(Date.now() - 2 * DAY_MS) },
  )
  const page = await office.open('phone')
  await open(page, '/admin')
  await seeText(main(page), /À traiter .*1 commande sans réponse depuis plus de 24 h/)
  await expectAccessible(page)
  await page.getByRole('link', { name: /1 commande sans réponse/ }).click()
  await seeText(main(page), new RegExp(`1 commande .*${late.number}`))
  expect(searchOf(page)).toBe('?stale=1')
  await main(page)
    .getByRole('button', { name: /^Retirer le filtre : Sans réponse/ })
    .click()
  await seeText(main(page), /[2-9]\d* commandes/)
})

test('what awaits cannot be read: one is told so and may try again', async () => {
  const page = await office.open('phone')
  await page.route('**/api/admin/todo', route => route.abort())
  await open(page, '/admin')
  const alert = main(page).getByRole('alert')
  await seeText(alert, 'Ce qui est à traiter n’a pas pu être lu. Réessayer')
  await expectAccessible(page)
  await page.unroute('**/api/admin/todo')
  await alert.getByRole('button', { name: 'Réessayer' }).click()
  await seeText(main(page), /À traiter/)
  await expect.poll(() => alert.count()).toBe(0)
})

test.each(['phone', 'desktop'] as const)(
  'vendors and products to validate, on one screen, are a touch away on a %s',
  async screen => {
    const page = await office.open(screen)
    await open(page, '/admin')
    await main(page).getByRole('link', { name: 'Vendeurs et validation' }).click()
    await seeText(page.getByRole('heading', { level: 1 }), 'Vendeurs et validation')
  },
)

test('users and orders go page after page', async () => {
  const { id: customerId } = await createCustomer(office.db, { fullName: 'Page Première' })
  const { id: vendorId } = await createVendor(office.db)
  const { id: productId } = await createProduct(office.db, { vendorId })
  for (let count = 0; count < 21; count += 1) {
    await createCustomer(office.db, { fullName: 'Longue Liste' })
    await createOrder(office.db, { customerId, lines: [{ productId, quantity: 1 }] })
  }
  const page = await office.open()
  for (const [path, found] of [
    ['/admin/users?search=longue+liste', '21 utilisateurs'],
    ['/admin/orders?search=page+premi%C3%A8re', '21 commandes'],
  ] as const) {
    await open(page, path)
    await seeText(main(page), new RegExp(`${found} .*Page 1 sur 2`))
    await expect.poll(() => main(page).getByRole('row').count()).toBe(21)
    await page.getByRole('link', { name: 'Suivante' }).click()
    await seeText(main(page), new RegExp(`${found} .*Page 2 sur 2`))
    await expect.poll(() => main(page).getByRole('row').count()).toBe(2)
    expect(new URL(page.url()).searchParams.get('page')).toBe('2')
    await page.getByRole('link', { name: 'Précédente' }).click()
    await seeText(main(page), /Page 1 sur 2/)
  }
})

test('names of the market stand whole in the tables of an office', async () => {
  const owner = { fullName: 'Jean-Marc Assamoi', email: 'jean.marc.assamoi@producteurs.example' }
  const { id: vendorId } = await createVendor(
    office.db,
    {
      businessName: 'Les Pondeuses de Tiassalé',
      businessAddress: 'Route de Tiassalé, kilomètre 4, Dabou',
      status: 'pending',
    },
    { username: 'les.pondeuses.de.tiassale', phone: '+2250729260883', ...owner },
  )
  const eggs = {
    vendorId,
    name: 'Caisse de 12 plateaux d’œufs',
    price: '34500.00',
    status: 'pending',
  } as const
  const { id: productId } = await createProduct(office.db, { ...eggs, unit: 'caisse' })
  const { id: customerId } = await createCustomer(office.db, { fullName: 'Abdoulaye Ouattara' })
  await createOrder(office.db, {
    customerId,
    lines: [{ productId, quantity: 2 }],
    recipientName: 'Tantie Brou',
  })
  const page = await office.open()
  for (const path of ['vendors', 'products', 'users', 'orders']) {
    await open(page, `/admin/${path}?search=${path === 'orders' ? 'ouattara' : 'tiassale'}`)
    await seeText(page.getByRole('table'), /Tiassalé/)
    expect(await cutTexts(page), path).toEqual([])
  }
})
