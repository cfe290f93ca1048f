/** "1 colis livré", "3 colis livrés". */
export const parcelWords = (count: number): string =>
  count > 1 ? `${count} colis livrés` : `${count} colis livré`
