const number = new Intl.NumberFormat('fr-FR')

/** "12 500 FCFA" */
export const formatAmount = (francs: number): string => `${number.format(francs)}\u00a0FCFA`
