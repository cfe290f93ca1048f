import { formatReturn } from '#contract/french/pause-words.ts'
import { quantityWords } from '#contract/french/quantity-words.ts'
import { centimesOf, formatFcfa } from '#contract/money.ts'
import { ofName } from '#contract/of-name.ts'
import type { CartItem } from '#web/features/orders/cart/cart-items.ts'

/** Current offer of a product; null when it is not for sale or its producer pauses. */
export type OnSale = { price: string; stock: number; pausedUntil?: string | null } | null

/** Current offers by product id; products that were not requested are missing. */
export type SaleFacts = Readonly<Record<string, OnSale>>

/** A difference between a cart line and the current offer. */
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
  // Its price does not matter while it cannot be bought.
  if (isRepriced && fact.stock > 0) found.push({ kind: 'price', id, name, before: price, now: fact.price })
  return found
}

/** Compares the cart with current offers, in cart order. */
export function findDifferences(items: readonly CartItem[], facts: SaleFacts): CartDifference[] {
  return items.flatMap(item => {
    const fact = facts[item.id]
    return fact === undefined ? [] : differencesOf(item, fact)
  })
}

/** Lines that an unanswered or unpaid order may already have taken from stock. */
type Held = {
  /** Ids of products whose orders wait for their payment. */
  ordered: readonly string[]
  /** True while an order was sent without an answer: it may hold every line. */
  isUnanswered: boolean
}

/** Leaves out differences caused by the customer's own orders. */
export const withoutOrderedLines = (
  differences: readonly CartDifference[],
  { ordered, isUnanswered }: Held,
): readonly CartDifference[] =>
  differences.filter(({ id, kind }) => !ordered.includes(id) && (kind === 'price' || !isUnanswered))

/** Whether the product cannot be ordered at all. */
const isUnavailable = (difference: CartDifference): boolean =>
  difference.kind === 'unavailable' ||
  difference.kind === 'paused' ||
  (difference.kind === 'stock' && difference.available === 0)

/** Splits a cart into lines that can be ordered and ids of those that cannot. */
export function splitByAvailability(
  items: readonly CartItem[],
  differences: readonly CartDifference[],
): { coming: readonly CartItem[]; absent: ReadonlySet<string> } {
  const absent = new Set(differences.filter(isUnavailable).map(({ id }) => id))
  return { coming: items.filter(({ id }) => !absent.has(id)), absent }
}

/** Text of a difference. */
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

/** Label of the button that accepts a difference. */
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

/** Applies an accepted difference to the cart. */
export function acceptDifference(cart: CartChanges, difference: CartDifference): void {
  if (difference.kind === 'price') cart.setPrice(difference.id, difference.now)
  else if (difference.kind === 'stock') cart.setQuantity(difference.id, difference.available)
  else cart.remove(difference.id)
}
