/** "4,3" of "4.27": a rating as a person reads it. */
export function oneDecimal(rating: string): string {
  return Number(rating).toFixed(1).replace('.', ',')
}
