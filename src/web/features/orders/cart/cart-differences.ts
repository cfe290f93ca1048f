import { formatReturn } from '#contract/french/pause-words.ts'
import { quantityWords } from '#contract/french/quantity-words.ts'
import { centimesOf, formatFcfa } from '#contract/money.ts'
import { ofName } from '#contract/of-name.ts'
import type { CartItem } from '#web/features/orders/cart/cart-items.ts'

/** What the shop sells today of a product, unless its producer pauses; null when it sells it no more. */
export type OnSale = { price: string; stock: number; pausedUntil?: string | null } | null

/** Today's facts by the product's id; a product that was not asked about is missing. */
export type SaleFacts = Readonly<Record<string, OnSale>>

/** What has changed about one line of the cart since it was put there. */
export type CartDifference =
  | { kind: 'unavailable'; id: string; name: string }
  | { kind: 'paused'; id: string; name: string; until: string }
  | { kind: 'stock'; id: string; name: string; unit: string; available: number }
  | { kind: 'price'; id: string; name: string; before: string; now: string }

function differencesOf(item: CartItem, fact: OnSale): CartDifference[] {
  const { id, name, unit, price, quantity } = item
  if (!fact) return [{ kind: 'unavailable', id, name }]
  if (fact.pausedUntil) return [{ kind: 'paused', id, name, until: fact.pausedUntil }]
  const found: CartDifference[] = []
  if (quantity > fact.stock) found.push({ kind: 'stock', id, name, unit, available: Math.max(0, fact.stock) })
  const isRepriced = centimesOf(price) !== centimesOf(fact.price)
  // Who cannot buy it does not care what it costs.
  if (isRepriced && fact.stock > 0) found.push({ kind: 'price', id, name, before: price, now: fact.price })
  return found
}

/** Compares the cart with what the shop sells today, in the order of the cart. */
export function findDifferences(items: readonly CartItem[], facts: SaleFacts): CartDifference[] {
  return items.flatMap(item => {
    const fact = facts[item.id]
    return fact === undefined ? [] : differencesOf(item, fact)
  })
}

/** Which lines of the cart an order may hold already: what it took from the stock seems to be gone. */
export type Held = {
  /** Ids of products whose orders wait for their payment. */
  ordered: readonly string[]
  /** An order was sent, and whether it was placed is not known: it may hold every line. */
  isUnanswered: boolean
}

/** The differences that are none of what the person has ordered already. */
export const withoutOrderedLines = (
  differences: readonly CartDifference[],
  { ordered, isUnanswered }: Held,
): readonly CartDifference[] =>
  differences.filter(({ id, kind }) => !ordered.includes(id) && (kind === 'price' || !isUnanswered))

/** Does nothing of the product come with an order that is placed now? */
const isUnavailable = (difference: CartDifference): boolean =>
  difference.kind === 'unavailable' ||
  difference.kind === 'paused' ||
  (difference.kind === 'stock' && difference.available === 0)

/** Divides a cart into the lines that can be ordered now and the ids of those that cannot. */
export function splitByAvailability(
  items: readonly CartItem[],
  differences: readonly CartDifference[],
): { coming: readonly CartItem[]; absent: ReadonlySet<string> } {
  const absent = new Set(differences.filter(isUnavailable).map(({ id }) => id))
  return { coming: items.filter(({ id }) => !absent.has(id)), absent }
}

/** A difference as a person reads it. */
export function differenceWords(difference: CartDifference): string {
  const { name } = difference
  if (difference.kind === 'unavailable') return `${name} n’est plus en vente.`
  if (difference.kind === 'paused') {
    return `${name}\u00a0: le producteur est en pause, de retour le ${formatReturn(difference.until)}.`
  }
  if (difference.kind === 'price') {
    const { before, now } = difference
    return `Le prix ${ofName(name)} est passé de ${formatFcfa(before)} à ${formatFcfa(now)}.`
  }
  if (difference.available === 0) return `${name} est en rupture de stock.`
  return `Il ne reste que ${quantityWords(difference.available, difference.unit)} ${ofName(name)}.`
}

/** The words of the button that accepts a difference. */
export function acceptanceWords(difference: CartDifference): string {
  if (difference.kind === 'price') return 'Accepter le nouveau prix'
  if (difference.kind === 'stock' && difference.available > 0) {
    return `En prendre ${quantityWords(difference.available, difference.unit)}`
  }
  return 'Retirer du panier'
}

type CartChanges = {
  setPrice: (id: string, price: string) => void
  setQuantity: (id: string, quantity: number) => void
  remove: (id: string) => void
}

/** Takes a difference over into the cart, once the person has agreed. */
export function acceptDifference(cart: CartChanges, difference: CartDifference): void {
  if (difference.kind === 'price') cart.setPrice(difference.id, difference.now)
  else if (difference.kind === 'stock') cart.setQuantity(difference.id, difference.available)
  else cart.remove(difference.id)
}
