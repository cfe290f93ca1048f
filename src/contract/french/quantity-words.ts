const INVARIABLE_UNITS: readonly string[] = ['kg', 'g']

/** "3 kg", "2 bottes": so many of a unit. */
export function quantityWords(quantity: number, unit: string): string {
  const isPlural = quantity > 1 && !INVARIABLE_UNITS.includes(unit)
  return `${quantity}\u00a0${unit}${isPlural ? 's' : ''}`
}
