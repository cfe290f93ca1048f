/** Maximum length of a chat message. */
export const MESSAGE_MAX_LENGTH = 1000

/** Number of previous messages sent with a question. */
export const HISTORY_LENGTH = 10

/** Maximum length of each of them; longer answers are cut. */
export const HISTORY_MAX_LENGTH = 4000

/** The first message of the assistant. */
export const GREETING =
  'Bonjour\u00a0! Je suis l’assistant d’AMIC. Demandez-moi un produit, un prix, la livraison, le paiement ou l’état de votre commande.'

/** Suggested first questions; the panel shows three. */
export const quickReplies = [
  { id: 'delivery', text: 'Comment se passe la livraison\u00a0?' },
  { id: 'payment', text: 'Quels sont les moyens de paiement\u00a0?' },
  { id: 'order-status', text: 'Où en est ma commande\u00a0?' },
  { id: 'cheapest', text: 'Quels sont les produits les moins chers\u00a0?' },
  { id: 'become-vendor', text: 'Comment devenir vendeur\u00a0?' },
] as const
