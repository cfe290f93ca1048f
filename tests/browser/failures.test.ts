import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addresses } from '#database/schema/accounts.ts'
import { activities, activityAlbums, projectPhases } from '#database/schema/activities.ts'
import { contactMessages, pages } from '#database/schema/pages.ts'
import { addPictures, createOrder, createProduct, createReview } from '#tests/support/makers.ts'
import { createAdmin, createCustomer, createVendor, PASSWORD } from '#tests/support/people.ts'
import { takePhoto } from '#tests/support/photos.ts'
import { createRefund } from '#tests/support/refunds.ts'
import { toastOf } from '#tests/support/shopping.ts'
import { startTestSite, type TestSite } from '#tests/support/site.ts'
import { open, openVisitors, seeText, type Visitors } from '#tests/support/visitors.ts'

let site: TestSite
let visitors: Visitors
let people: Awaited<ReturnType<typeof createPeople>>
beforeAll(async () => {
  site = await startTestSite()
  people = await createPeople()
  await sellAndReview()
  await plan()
  await write()
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

async function createPeople() {
  const customer = await createCustomer(site.db, { fullName: 'Awa Koné' })
  await site.db.insert(addresses).values({ userId: customer.id, label: 'Domicile', address: 'Cocody' })
  const { id: vendorId, user: vendor } = await createVendor(site.db, { businessName: 'Ferme de Kofi' })
  return { admin: await createAdmin(site.db, { fullName: 'Fatou Diabaté' }), customer, vendor, vendorId }
}

/** Tomatoes that nobody ordered; okra with reviews, and orders of which money is due. */
async function sellAndReview() {
  const { db } = site
  const { customer, vendorId } = people
  const tomatoes = await createProduct(db, { vendorId, name: 'Tomates', status: 'pending' })
  await addPictures(db, tomatoes.id, 1)
  const okra = await createProduct(db, { vendorId, name: 'Gombos' })
  const online = {
    customerId: customer.id,
    lines: [{ productId: okra.id, quantity: 1 }],
    paymentMethod: 'cinetpay',
    paymentStatus: 'completed',
  } as const
  await createOrder(db, { ...online, status: 'delivered' })
  await createRefund(db, await createOrder(db, { ...online, status: 'cancelled' }))
  await createReview(db, { productId: okra.id, customerId: customer.id })
  const { id: rude } = await createCustomer(db, { fullName: 'Zié Ouattara' })
  const hidden = { hiddenAt: new Date(), hiddenReason: 'Injurieux' }
  await createReview(db, { productId: okra.id, customerId: rude, ...hidden })
}

/** A phase with an album, and an activity. */
async function plan() {
  const [phase] = await site.db.insert(projectPhases).values({ name: 'Récolte' }).returning()
  await site.db.insert(activityAlbums).values({ phaseId: phase!.id, title: 'Au champ' })
  await site.db.insert(activities).values({ title: 'Foire' })
}

/** A page of the site, and a message to the team. */
async function write() {
  await site.db.insert(pages).values({ slug: 'cgv', title: 'Conditions', content: '# Prix' })
  const email = 'zie@amic.example'
  await site.db.insert(contactMessages).values({ name: 'Zié', email, subject: 'Livraison', message: 'Où ?' })
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const question = (page: Page) => page.getByRole('dialog')
const answer = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true }).click()

/** Presses a button, then the one of the dialog that it opens. */
const confirm = (opening: string | RegExp, answered: string) => async (page: Page) => {
  await press(page, opening)
  await answer(page, answered)
}

/** What changes anything fails, but for photos: a product is sent once its photos are. */
const failToWrite = (page: Page) =>
  page.route('**/api/**', route =>
    route.request().method() === 'GET' || route.request().url().endsWith('/pictures')
      ? route.continue()
      : route.fulfill({ status: 500, json: {} }),
  )

type Act = {
  /** Who does it; nobody in particular without. */
  role?: 'admin' | 'vendor' | 'customer'
  path: string
  act: (page: Page) => Promise<void>
  said: RegExp
}

const acts: Record<string, Act> = {
  'a vendor’s status, on the page of vendors': {
    role: 'admin',
    path: '/admin/vendors?search=kofi',
    act: async page => {
      await press(page, /^Suspendre/)
      await question(page)
        .getByLabel(/Raison/)
        .fill('Colis non livrés')
      await answer(page, 'Suspendre')
    },
    said: /^Erreur Erreur lors de la mise à jour du statut$/,
  },
  'a vendor’s status, on the dashboard with two tabs': {
    role: 'admin',
    path: '/admin-dashboard-old?search=kofi',
    act: confirm(/^Suspendre/, 'Suspendre'),
    said: /^Erreur Impossible de modifier le statut du vendeur$/,
  },
  'a product, on the dashboard with two tabs': {
    role: 'admin',
    path: '/admin-dashboard-old?tab=produits',
    act: confirm('Examiner : Tomates', 'Marquer en rupture'),
    said: /^Erreur Impossible de mettre à jour le statut du produit\.$/,
  },
  'the deletion of a product by an administrator': {
    role: 'admin',
    path: '/admin/products?search=tomates',
    act: confirm('Supprimer : Tomates', 'Supprimer le produit'),
    said: /^Erreur Erreur lors de la suppression$/,
  },
  'a new phase': {
    role: 'admin',
    path: '/admin/activities',
    act: async page => {
      await press(page, 'Nouvelle phase')
      await page.getByLabel('Nom').fill('Semis')
      await answer(page, 'Créer la phase')
    },
    said: /^Erreur Erreur lors de la création$/,
  },
  'a changed phase': {
    role: 'admin',
    path: '/admin/activities',
    act: confirm('Modifier la phase Récolte', 'Enregistrer'),
    said: /^Erreur Erreur lors de la modification$/,
  },
  'a new album': {
    role: 'admin',
    path: '/admin/activities',
    act: async page => {
      await press(page, 'Nouvel album dans Récolte')
      await page.getByLabel('Titre').fill('Au marché')
      await answer(page, 'Créer l’album')
    },
    said: /^Erreur Erreur lors de la création$/,
  },
  'a changed album': {
    role: 'admin',
    path: '/admin/activities',
    act: confirm('Modifier l’album Au champ', 'Enregistrer'),
    said: /^Erreur Erreur lors de la modification$/,
  },
  'the deletion of an album': {
    role: 'admin',
    path: '/admin/activities',
    act: confirm('Supprimer l’album Au champ', 'Supprimer l’album'),
    said: /^Erreur Erreur lors de la suppression$/,
  },
  'a new activity': {
    role: 'admin',
    path: '/admin/activities?tab=activites',
    act: async page => {
      await press(page, 'Nouvelle activité')
      await page.getByLabel('Titre').fill('Semis')
      await answer(page, 'Créer l’activité')
    },
    said: /^Erreur Erreur lors de la création$/,
  },
  'a changed activity': {
    role: 'admin',
    path: '/admin/activities?tab=activites',
    act: confirm('Modifier Foire', 'Enregistrer'),
    said: /^Erreur Erreur lors de la modification$/,
  },
  'the deletion of an activity': {
    role: 'admin',
    path: '/admin/activities?tab=activites',
    act: confirm('Supprimer Foire', 'Supprimer l’activité'),
    said: /^Erreur Erreur lors de la suppression$/,
  },
  'a new user': {
    role: 'admin',
    path: '/admin/users',
    act: async page => {
      await press(page, 'Nouvel utilisateur')
      await question(page).getByLabel("Nom d'utilisateur").fill('kofi.aka')
      await question(page).getByLabel('Email').fill('kofi.aka@amic.example')
      await question(page).getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
      await question(page).getByLabel('Confirmer le mot de passe').fill(PASSWORD)
      await answer(page, 'Créer')
    },
    said: /^Erreur Erreur lors de la création$/,
  },
  'an order’s status': {
    role: 'admin',
    path: '/admin/orders?status=delivered',
    act: async page => {
      await page.getByLabel(/^Statut de AMIC-/).selectOption('Annulée')
      await answer(page, 'Changer le statut')
    },
    said: /^Erreur Erreur lors de la mise à jour du statut$/,
  },
  'a delivery date': {
    role: 'admin',
    path: '/admin/orders?status=delivered',
    act: async page => {
      await page.getByRole('link', { name: /^Détails de AMIC-/ }).click()
      await page.getByLabel('Date de livraison').fill('2026-12-01')
      await press(page, 'Enregistrer')
    },
    said: /^Erreur Erreur lors de la mise à jour$/,
  },
  'a page of the site': {
    role: 'admin',
    path: '/admin/pages',
    act: async page => {
      await press(page, 'Modifier la page Conditions')
      await question(page).getByLabel('Titre').fill('Nos conditions')
      await answer(page, 'Enregistrer')
    },
    said: /^Erreur Erreur lors de la mise à jour$/,
  },
  'a message that was read': {
    role: 'admin',
    path: '/admin/messages',
    act: page => press(page, 'Marquer comme lu : Livraison'),
    said: /^Erreur Erreur lors de la mise à jour$/,
  },
  'a changed user': {
    role: 'admin',
    path: '/admin/users',
    act: confirm('Modifier : Zié Ouattara', 'Enregistrer'),
    said: /^Erreur Erreur lors de la modification$/,
  },
  'the deletion of a user': {
    role: 'admin',
    path: '/admin/users',
    act: confirm('Supprimer : Zié Ouattara', 'Supprimer le compte'),
    said: /^Suppression impossible Erreur lors de la suppression$/,
  },
  'a refund': {
    role: 'admin',
    path: '/admin/refunds',
    act: async page => {
      await press(page, /^Marquer comme fait, AMIC-/)
      await question(page).getByLabel('Référence du transfert').fill('OM-7788')
      await answer(page, 'Marquer comme fait')
    },
    said: /^Erreur Impossible de noter ce remboursement\.$/,
  },
  'a payout': {
    role: 'admin',
    path: '/admin/payouts',
    act: async page => {
      await press(page, 'Marquer comme versé, Ferme de Kofi')
      await question(page).getByLabel('Référence du transfert').fill('VIR-12')
      await answer(page, 'Marquer comme versé')
    },
    said: /^Erreur Impossible de noter ce versement\.$/,
  },
  'hiding a review': {
    role: 'admin',
    path: '/admin/reviews',
    act: async page => {
      await press(page, 'Masquer l’avis de Awa K. sur Gombos')
      await question(page).getByLabel('Raison').fill('Propos injurieux')
      await answer(page, 'Masquer cet avis')
    },
    said: /^Erreur Impossible de masquer cet avis\.$/,
  },
  'showing a review again': {
    role: 'admin',
    path: '/admin/reviews',
    act: page => press(page, 'Montrer l’avis de Zié O. sur Gombos'),
    said: /^Erreur Impossible de montrer cet avis\.$/,
  },
  'an administrator who signs out': {
    role: 'admin',
    path: '/admin',
    act: page => press(page, 'Déconnexion'),
    said: /^Erreur lors de la déconnexion Veuillez réessayer\.$/,
  },
  'a new product': {
    role: 'vendor',
    path: '/vendor?produit=nouveau',
    act: async page => {
      const form = question(page)
      await form.getByLabel('Choisir des photos').setInputFiles([await takePhoto('igname', '#7a5a30')])
      await form.getByLabel('Nom du produit').fill('Igname')
      await form.getByLabel('Catégorie').selectOption('Produits Vivriers')
      await form.getByLabel('Prix (FCFA)').fill('800')
      await form.getByLabel('Unité').selectOption('kg')
      await form.getByLabel('Stock disponible').fill('12')
      await form.getByLabel('Description').fill('Bien mûre')
      await answer(page, 'Ajouter le produit')
    },
    said: /^Erreur Une erreur est survenue lors de la création du produit$/,
  },
  'a changed product': {
    role: 'vendor',
    path: '/vendor',
    act: async page => {
      await press(page, 'Modifier Tomates')
      await question(page).getByLabel('Prix (FCFA)').fill('1 750')
      await answer(page, 'Enregistrer')
    },
    said: /^Erreur Une erreur est survenue lors de la modification du produit$/,
  },
  'the deletion of a product by its vendor': {
    role: 'vendor',
    path: '/vendor',
    act: async page => {
      await press(page, 'Modifier Tomates')
      await answer(page, 'Supprimer le produit')
      await answer(page, 'Supprimer définitivement')
    },
    said: /^Erreur Une erreur est survenue lors de la suppression du produit$/,
  },
  'the answer to a review': {
    role: 'vendor',
    path: '/vendor?tab=avis',
    act: async page => {
      await press(page, 'Répondre à Awa K.')
      await page.getByLabel('Votre réponse à Awa K.').fill('Merci')
      await press(page, 'Publier ma réponse')
    },
    said: /^Erreur Impossible de publier votre réponse\. Veuillez réessayer\.$/,
  },
  'a vendor who signs out': {
    role: 'vendor',
    path: '/vendor',
    act: page => press(page, 'Déconnexion'),
    said: /^Erreur La déconnexion n’a pas abouti\. Veuillez réessayer\.$/,
  },
  'a customer who signs out': {
    role: 'customer',
    path: '/dashboard',
    act: page => page.getByRole('main').getByRole('button', { name: 'Déconnexion' }).click(),
    said: /^Erreur La déconnexion n’a pas abouti\. Veuillez réessayer\.$/,
  },
  'a new address': {
    role: 'customer',
    path: '/profile',
    act: async page => {
      await press(page, 'Ajouter une adresse')
      await question(page).getByLabel('Libellé').fill('Travail')
      await question(page).getByLabel('Adresse complète').fill('Plateau')
      await answer(page, 'Ajouter l’adresse')
    },
    said: /^Erreur Impossible d’enregistrer l’adresse\. Veuillez réessayer\.$/,
  },
  'the deletion of an address': {
    role: 'customer',
    path: '/profile',
    act: confirm('Supprimer Domicile', 'Supprimer'),
    said: /^Erreur Impossible de supprimer l’adresse\.$/,
  },
  'whether texts are wanted': {
    role: 'customer',
    path: '/profile',
    act: page => page.getByRole('checkbox', { name: /^Recevoir un SMS/ }).click(),
    said: /^Erreur Impossible d’enregistrer votre choix\.$/,
  },
  'the deletion of one’s account': {
    role: 'customer',
    path: '/profile',
    act: async page => {
      await press(page, 'Supprimer mon compte')
      await question(page).getByLabel('Votre mot de passe').fill(PASSWORD)
      await answer(page, 'Supprimer mon compte')
    },
    said: /^Suppression impossible Impossible de supprimer votre compte\.$/,
  },
  'the sharing of an order': {
    role: 'customer',
    path: '/orders',
    act: async page => {
      await page
        .getByRole('link', { name: /^Commande AMIC-/ })
        .first()
        .click()
      await press(page, 'Partager le suivi')
      await answer(page, 'Créer le lien')
    },
    said: /^Erreur Le partage n’a pas pu être changé\. Veuillez réessayer\.$/,
  },
  'a forgotten password': {
    path: '/forgot-password?space=customer',
    act: async page => {
      await page.getByLabel('Email').fill('awa@amic.example')
      await press(page, 'Recevoir le lien')
    },
    said: /^Erreur Impossible d’envoyer le lien\. Veuillez réessayer\.$/,
  },
  'a message to the team': {
    path: '/contact',
    act: async page => {
      for (const name of ['Nom', 'Sujet', 'Message']) {
        await page.getByRole('textbox', { name, exact: true }).fill('Livraison')
      }
      await page.getByRole('textbox', { name: 'Email' }).fill('awa@amic.example')
      await press(page, 'Envoyer le message')
    },
    said: /^Erreur Impossible d’envoyer le message\. Veuillez réessayer\.$/,
  },
}

test.each(Object.entries(acts))('a server that fails is told: %s', async (_, { role, path, act, said }) => {
  const screen = role === 'admin' ? 'desktop' : 'phone'
  const page = await visitors.newPage({ screen, as: role ? [people[role]] : [] })
  await open(page, path)
  await failToWrite(page)
  await act(page)
  await seeText(toastOf(page), said)
})

test('phases that cannot be read are told', async () => {
  const page = await visitors.newPage({ screen: 'desktop', as: [people.admin] })
  await open(page, '/admin')
  await page.route('**/api/admin/phases*', route => route.fulfill({ status: 500, json: {} }))
  await open(page, '/admin/activities')
  await seeText(toastOf(page), /^Erreur Impossible de charger les phases$/)
  expect(await page.getByRole('button', { name: 'Réessayer' }).isVisible()).toBe(true)
})
