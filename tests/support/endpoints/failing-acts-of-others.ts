import { answer, confirm, type FailingAct, press } from '#tests/support/endpoints/failing-acts.ts'
import { PASSWORD } from '#tests/support/makers/people.ts'
import { takePhoto } from '#tests/support/makers/photos.ts'
import { enterAddress } from '#tests/support/pages/shopping.ts'
import { question } from '#tests/support/shops/office.ts'

/** What vendors, customers and visitors do, and what they read when the server fails. */
export const failingActsOfOthers: Record<string, FailingAct> = {
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
  'the copy of a product': {
    role: 'vendor',
    path: '/vendor',
    act: async page => {
      await page.getByLabel('Autres actions, Tomates').click()
      await press(page, 'Dupliquer Tomates')
    },
    said: /^Erreur Impossible de dupliquer ce produit\. Veuillez réessayer\.$/,
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
      await enterAddress(question(page))
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
      await answer(page, 'Oui, supprimer mon compte')
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
      await page.getByLabel('E-mail').fill('awa@amic.example')
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
      await page.getByRole('textbox', { name: 'E-mail' }).fill('awa@amic.example')
      await press(page, 'Envoyer le message')
    },
    said: /^Erreur Impossible d’envoyer le message\. Veuillez réessayer\.$/,
  },
}
