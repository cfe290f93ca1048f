/** The customer's name, address or number was refused. */
export const DETAILS_REFUSED =
  'Le service de paiement n’accepte pas ces coordonnées. Vérifiez votre nom, votre adresse e-mail et votre téléphone.'

/** A payment request was refused with a code that has no sentence of its own. */
export const REQUEST_REFUSED =
  'Le service de paiement a refusé cette demande. Essayez un autre moyen de paiement.'
