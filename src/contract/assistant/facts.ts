/** Characters of one message to the assistant. */
export const MESSAGE_MAX_LENGTH = 1000

/** Messages of the conversation that travel with a question. */
export const HISTORY_LENGTH = 10

/** Characters of each of them: an answer may be longer than a question, and is cut to this. */
export const HISTORY_MAX_LENGTH = 4000

/** What the assistant says before anybody asked. */
export const GREETING =
  'Bonjour\u00a0! Je suis l’assistant d’AMIC. Demandez-moi un produit, un prix, la livraison, le paiement ou l’état de votre commande.'

/** The questions that are offered at the beginning; the widget shows the first three. */
export const quickReplies = [
  { id: 'delivery', text: 'Comment se passe la livraison\u00a0?' },
  { id: 'payment', text: 'Quels sont les moyens de paiement\u00a0?' },
  { id: 'order-status', text: 'Où en est ma commande\u00a0?' },
  { id: 'cheapest', text: 'Quels sont les produits les moins chers\u00a0?' },
  { id: 'become-vendor', text: 'Comment devenir vendeur\u00a0?' },
] as const
