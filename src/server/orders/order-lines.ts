import { amountOf, centimesOf } from '#contract/money.ts'
import type { Order } from '#contract/orders/schemas.ts'

type Item = Order['items'][number]

const INVARIABLE_UNITS: readonly string[] = ['kg', 'g']

/** "3 kg", "2 bottes". */
export function quantityWords({ quantity, product: { unit } }: Item): string {
  const isPlural = quantity > 1 && !INVARIABLE_UNITS.includes(unit)
  return `${quantity}\u00a0${unit}${isPlural ? 's' : ''}`
}

/** What the line makes, in FCFA. */
export const lineTotal = ({ price, quantity }: Item): string => amountOf(centimesOf(price) * quantity)
