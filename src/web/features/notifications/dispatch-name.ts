import type { Dispatch } from '#contract/notifications/schemas.ts'
import { orderStatuses } from '#contract/orders/facts.ts'
import { statusOfAnyMode } from '#contract/orders/mode-words.ts'

const RECEIVED = 'Commande enregistrée'

/** Labels for the kinds of mails, texts and jobs. A house test checks that none is missing. */
const names: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    orderStatuses.map(status => [`order-${status}`, `Commande ${statusOfAnyMode(status)}`]),
  ),
  'account-created': 'Compte créé',
  'add-up-figures': 'Calcul des chiffres',
  'close-months': 'Relevés des mois passés',
  'contact-message': 'Message d’un visiteur',
  'contact-message-received': 'Message d’un visiteur',
  'email-change-asked': 'Changement d’adresse demandé',
  'email-changed': 'Adresse changée',
  'email-confirmation': 'Adresse à confirmer',
  'email-confirmation-asked': 'Adresse à confirmer',
  'low-stock': 'Stock faible',
  'stock-low': 'Stock faible',
  'new-review': 'Nouvel avis au vendeur',
  'review-written': 'Nouvel avis au vendeur',
  'new-order': 'Nouvelle commande au vendeur',
  'order-changed': 'Suites d’un changement de commande',
  'order-day': 'Colis à un autre jour',
  'order-lowered': 'Colis avec moins de produits',
  'order-moved': 'Étape d’une commande',
  'order-received': RECEIVED,
  'order-pending': 'Commande de nouveau en attente',
  'parcel-cancelled': 'Commande annulée, au vendeur',
  'parcel-day-moved': 'Colis à un autre jour',
  'parcel-lowered': 'Colis avec moins de produits',
  'password-changed': 'Mot de passe changé',
  'password-reset': 'Mot de passe oublié',
  'password-reset-asked': 'Mot de passe oublié',
  'payment-failed': 'Paiement refusé',
  'payment-received': 'Paiement reçu',
  'payout-failed': 'Versement non envoyé',
  'payout-number-asked': 'Code d’un numéro de versement',
  'payout-number-changed': 'Numéro de versement changé',
  'payout-number-code': 'Code d’un numéro de versement',
  'admin-made': 'Administrateur ajouté ou changé',
  'payout-number-confirmed': 'Numéro de versement confirmé',
  'phone-changed': 'Téléphone changé',
  'face-moderated': 'Décision sur une présentation',
  'free-abandoned-jobs': 'Reprise des tâches abandonnées',
  'problem-answered': 'Réponse à un problème',
  'problem-decided': 'Décision sur un problème',
  'problem-reported': 'Problème signalé',
  'product-moderated': 'Décision sur un produit',
  'refund-due': 'Remboursement à venir',
  'refund-paid': 'Remboursement envoyé',
  'settle-payment': 'Vérification d’un paiement',
  'send-mail': 'Envoi d’un e-mail',
  'send-text': 'Envoi d’un SMS',
  'send-transfer': 'Envoi d’un transfert',
  'sweep-leftovers': 'Effacement de ce qui ne sert plus',
  'sweep-alerts': 'Recherche des retours en stock',
  'sweep-mails': 'Recherche des e-mails en attente',
  'sweep-pictures': 'Effacement des photos sans usage',
  'sweep-problem-pictures': 'Effacement des photos de problèmes',
  'sweep-texts': 'Recherche des SMS en attente',
  'sweep-transfers': 'Recherche des transferts en cours',
  'sweep-payments': 'Recherche des paiements en attente',
  'sweep-unanswered': 'Recherche des commandes sans réponse',
  'second-factor-guessed': 'Trop de codes faux au second facteur',
  'second-factor-changed': 'Second facteur changé',
  'statement-closed': 'Relevé du mois',
  'stock-returned': 'Retour en stock',
  'vendor-status-changed': 'Décision sur un vendeur',
}

/** Mails whose label differs from that of the text of the same name. */
const namesOfMails: Readonly<Record<string, string>> = { 'order-confirmed': RECEIVED }

/** French name of what a mail, a text or a job is about; its technical name when it has none. */
export const dispatchName = ({ kind, about }: Pick<Dispatch, 'kind' | 'about'>): string =>
  (kind === 'mail' && namesOfMails[about]) || names[about] || about
