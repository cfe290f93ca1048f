import type { ReorderLine } from '#contract/orders/schemas.ts'
import { cartItemOf } from '#web/features/catalogue/cards/cart-item-of.ts'
import { type CartDifference, findDifferences } from '#web/features/orders/cart/cart-differences.ts'
import type { CartItem, NewCartItem } from '#web/features/orders/cart/cart-items.ts'

type Plan = {
  /** What to put in the cart, and how many more of it. */
  additions: { item: NewCartItem; quantity: number }[]
  /** What is not as it was when it was bought. */
  differences: CartDifference[]
  /** Is nothing of the order sold any more? */
  isNothingLeft: boolean
}

/** A line as the cart would hold it, had it been put there when it was bought. */
const boughtItem = ({ productId, name, price, quantity, product }: ReorderLine): CartItem => ({
  id: productId,
  name,
  price,
  quantity,
  unit: product?.unit ?? '',
  vendorName: product?.vendor.businessName ?? '',
})

/**
 * What buying an order again does to the cart: what is still sold goes in, at today's prices, as many as there are.
 * What the cart holds already counts, so that pressing twice buys once.
 */
export function planReorder(lines: readonly ReorderLine[], cart: readonly CartItem[]): Plan {
  const additions = lines.flatMap(({ product, quantity }) => {
    if (!product) return []
    const held = cart.find(item => item.id === product.id)?.quantity ?? 0
    const missing = Math.min(quantity, product.stock) - held
    return missing > 0 ? [{ item: cartItemOf(product), quantity: missing }] : []
  })
  const facts = Object.fromEntries(lines.map(({ productId, product }) => [productId, product]))
  return {
    additions,
    differences: findDifferences(lines.map(boughtItem), facts),
    isNothingLeft: lines.every(({ product }) => !product || product.stock === 0),
  }
}
