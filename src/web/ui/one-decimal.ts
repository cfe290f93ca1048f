/** A rating for display: "4,3" for "4.27". */
export function oneDecimal(rating: string): string {
  return Number(rating).toFixed(1).replace('.', ',')
}
