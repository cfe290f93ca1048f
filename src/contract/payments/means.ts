/** The mobile money operators of Côte d'Ivoire. */
export const operatorNames = {
  orange: 'Orange Money',
  mtn: 'MTN Money',
  moov: 'Moov Money',
  wave: 'Wave',
} as const

export const CARD_LABEL = 'Carte bancaire'
export const CASH_LABEL = 'Paiement à la livraison'

/** All means of payment, as a list. */
export const paymentMeans: readonly string[] = [...Object.values(operatorNames), CARD_LABEL, CASH_LABEL]

/** "Orange Money, MTN Money, Moov Money, Wave, carte bancaire": the means online, in a sentence. */
export const onlineMeans = [...Object.values(operatorNames), CARD_LABEL.toLowerCase()].join(', ')

/** A summary of the payment methods. */
export const PAYMENT_METHODS_SUMMARY = 'Mobile money, carte ou espèces à la livraison'
