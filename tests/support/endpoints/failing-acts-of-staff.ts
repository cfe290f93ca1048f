import { answer, confirm, type FailingAct, press } from '#tests/support/endpoints/failing-acts.ts'
import { PASSWORD } from '#tests/support/makers/people.ts'
import { pressMore, question } from '#tests/support/shops/office.ts'

/** What administrators do, and what they read when the server fails. */
export const failingActsOfStaff: Record<string, FailingAct> = {
  'a vendor’s status, on the page of vendors': {
    role: 'admin',
    path: '/admin/vendors?search=kofi',
    act: async page => {
      await page
        .getByLabel(/^Autres actions/)
        .first()
        .click()
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
    act: confirm('Examiner : Tomates', 'Désactiver'),
    said: /^Erreur Impossible de mettre à jour le statut du produit\.$/,
  },
  'the deletion of a product by an administrator': {
    role: 'admin',
    path: '/admin/products?search=tomates',
    act: async page => {
      await pressMore(page, 'Supprimer', 'Tomates')
      await answer(page, 'Supprimer le produit')
    },
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
    act: async page => {
      await press(page, 'Modifier l’album Au champ')
      await answer(page, 'Supprimer l’album')
      await answer(page, 'Supprimer l’album')
    },
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
    act: async page => {
      await press(page, 'Modifier Foire')
      await answer(page, 'Supprimer l’activité')
      await answer(page, 'Supprimer l’activité')
    },
    said: /^Erreur Erreur lors de la suppression$/,
  },
  'a new user': {
    role: 'admin',
    path: '/admin/users',
    act: async page => {
      await press(page, 'Nouvel utilisateur')
      await question(page).getByLabel("Nom d'utilisateur").fill('kofi.aka')
      await question(page).getByLabel('E-mail').fill('kofi.aka@amic.example')
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
      await page.getByLabel(/^Statut de la commande AMIC-/).selectOption('Annulée')
      await answer(page, 'Changer le statut')
    },
    said: /^Erreur Erreur lors de la mise à jour du statut$/,
  },
  'a delivery date': {
    role: 'admin',
    path: '/admin/orders?status=confirmed',
    act: async page => {
      await page
        .getByRole('link', { name: /^AMIC-/ })
        .first()
        .click()
      await page.getByLabel('Date de livraison').fill('2026-12-24')
      await press(page, 'Enregistrer la date')
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
    act: async page => {
      await pressMore(page, 'Supprimer', 'Zié Ouattara')
      await answer(page, 'Supprimer le compte')
    },
    said: /^Suppression impossible Erreur lors de la suppression$/,
  },
  'a refund': {
    role: 'admin',
    path: '/admin/refunds',
    act: async page => {
      await page
        .getByLabel(/^Autres actions\s: AMIC-/)
        .first()
        .click()
      await press(page, /^Noter le remboursement : AMIC-/)
      await question(page).getByLabel('Référence du transfert').fill('OM-7788')
      await answer(page, 'Noter le remboursement')
    },
    said: /^Erreur Impossible de noter ce remboursement\.$/,
  },
  'a payout': {
    role: 'admin',
    path: '/admin/payouts',
    act: async page => {
      await pressMore(page, 'Noter le versement', 'Ferme de Kofi')
      await question(page).getByLabel('Référence du transfert').fill('VIR-12')
      await answer(page, 'Noter le versement')
    },
    said: /^Erreur Impossible de noter ce versement\.$/,
  },
  'hiding a review': {
    role: 'admin',
    path: '/admin/reviews',
    act: async page => {
      await press(page, 'Masquer : l’avis d’Awa K. sur Gombos')
      await question(page).getByLabel('Raison').fill('Propos injurieux')
      await answer(page, 'Masquer cet avis')
    },
    said: /^Erreur Impossible de masquer cet avis\.$/,
  },
  'showing a review again': {
    role: 'admin',
    path: '/admin/reviews',
    act: page => press(page, 'Montrer : l’avis de Zié O. sur Gombos'),
    said: /^Erreur Impossible de montrer cet avis\.$/,
  },
  'an administrator who signs out': {
    role: 'admin',
    path: '/admin',
    act: page => press(page, 'Déconnexion'),
    said: /^Erreur lors de la déconnexion Veuillez réessayer\.$/,
  },
}
