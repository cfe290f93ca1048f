import { orderStatuses } from '#contract/orders/facts.ts'
import { statusOfAnyMode } from '#contract/orders/mode-words.ts'

/** What mails, texts and other work are about, in words; what is new shows as programs name it. */
const words: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    orderStatuses.map(status => [`order-${status}`, `Commande ${statusOfAnyMode(status)}`]),
  ),
  'account-created': 'Compte créé',
  'contact-message': 'Message d’un visiteur',
  'contact-message-received': 'Message d’un visiteur',
  'email-confirmation': 'Adresse à confirmer',
  'email-confirmation-asked': 'Adresse à confirmer',
  'low-stock': 'Stock faible',
  'stock-low': 'Stock faible',
  'new-review': 'Nouvel avis au vendeur',
  'review-written': 'Nouvel avis au vendeur',
  'new-order': 'Nouvelle commande au vendeur',
  'order-changed': 'Suites d’un changement de commande',
  'order-moved': 'Étape d’une commande',
  'order-received': 'Commande enregistrée',
  'order-pending': 'Commande de nouveau en attente',
  'parcel-cancelled': 'Commande annulée, au vendeur',
  'password-changed': 'Mot de passe changé',
  'password-reset': 'Mot de passe oublié',
  'password-reset-asked': 'Mot de passe oublié',
  'payment-failed': 'Paiement refusé',
  'payment-received': 'Paiement reçu',
  'payout-number-asked': 'Code d’un numéro de versement',
  'payout-number-changed': 'Numéro de versement changé',
  'payout-number-code': 'Code d’un numéro de versement',
  'phone-changed': 'Téléphone changé',
  'face-moderated': 'Décision sur une présentation',
  'product-moderated': 'Décision sur un produit',
  'settle-payment': 'Vérification d’un paiement',
  'send-transfer': 'Envoi d’un transfert',
  'sweep-transfers': 'Recherche des transferts en cours',
  'sweep-payments': 'Recherche des paiements en attente',
  'second-factor-changed': 'Second facteur changé',
  'stock-returned': 'Retour en stock',
  'vendor-status-changed': 'Décision sur un vendeur',
}

export const deliveryWords = (about: string): string => words[about] ?? about
