import { TRANSFER_FCFA } from '#contract/payments/transfer-facts.ts'

/**
 * Splits an amount (whole francs) into parts within the provider's limits; empty below the minimum.
 */
export function splitAmount(fcfa: number): number[] {
  const { min, max } = TRANSFER_FCFA
  if (fcfa < min) return []
  const whole = Math.floor(fcfa / max)
  const rest = fcfa - whole * max
  const parts = Array<number>(whole).fill(max)
  if (rest === 0) return parts
  if (rest >= min) return [...parts, rest]
  // The last full part is reduced, so that the rest reaches the minimum.
  return [...parts.slice(0, -1), max - (min - rest), min]
}

export type Held = { id: string; orderId: string; amount: number }

/**
 * Assigns parcel amounts (centimes) to the parts, in order. Negative amounts are all in the first part.
 */
export function shareAmong(parts: readonly number[], parcels: readonly Held[]): Held[][] {
  const left = [...parcels]
    .sort((one, other) => Number(one.amount > 0) - Number(other.amount > 0))
    .map(parcel => ({ ...parcel }))
  return parts.map(part => {
    const shares: Held[] = []
    for (let missing = part; missing > 0; ) {
      const [first] = left
      if (!first) throw new Error(`${missing} centimes of a part are in no parcel`)
      const amount = Math.min(missing, first.amount)
      shares.push({ ...first, amount })
      missing -= amount
      first.amount -= amount
      if (first.amount === 0) left.shift()
    }
    return shares
  })
}
