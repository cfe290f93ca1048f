import type { Unit } from '#contract/catalogue/facts.ts'

/** One way in which a kind of product is sold. Prices in whole FCFA, from the cheapest to the dearest stall. */
export type Offer = {
  readonly name: string
  readonly unit: Unit
  readonly price: readonly [min: number, max: number]
  /** Usual stock, in units. */
  readonly stock: readonly [min: number, max: number]
  /** What one unit weighs, where that is worth saying. */
  readonly unitWeightGrams?: number
}

/** What is told of a kind: how it is sold, what it is, what one does with it. */
export type Kinds<Key extends string> = Readonly<
  Record<
    Key,
    { readonly offers: readonly Offer[]; readonly facts: readonly string[]; readonly uses: readonly string[] }
  >
>

export function offer(
  name: string,
  unit: Unit,
  price: Offer['price'],
  stock: Offer['stock'],
  unitWeightGrams?: number,
): Offer {
  return { name, unit, price, stock, ...(unitWeightGrams !== undefined && { unitWeightGrams }) }
}
