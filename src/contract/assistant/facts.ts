/** Characters of one message to the assistant. */
export const MESSAGE_MAX_LENGTH = 1000

/** Messages of the conversation that travel with a question. */
export const HISTORY_LENGTH = 10

/** Characters of each of them: an answer may be longer than a question, and is cut to this. */
export const HISTORY_MAX_LENGTH = 4000

/** What the assistant says before anybody asked. */
export const GREETING =
  'Bonjour ! Je suis l’assistant d’AMIC. Demandez-moi un produit, un prix, la livraison, le paiement ou l’état de votre commande.'

/** The questions that are offered at the beginning; the widget shows the first three. */
export const quickReplies = [
  { id: 'delivery', text: 'Comment se passe la livraison ?' },
  { id: 'payment', text: 'Quels sont les moyens de paiement ?' },
  { id: 'order-status', text: 'Où en est ma commande ?' },
  { id: 'cheapest', text: 'Quels sont les produits les moins chers ?' },
  { id: 'become-vendor', text: 'Comment devenir vendeur ?' },
] as const
