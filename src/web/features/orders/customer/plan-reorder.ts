import type { ReorderLine } from '#contract/orders/schemas.ts'
import { cartItemOf } from '#web/features/catalogue/cards/cart-item-of.ts'
import { type CartDifference, findDifferences } from '#web/features/orders/cart/cart-differences.ts'
import type { CartItem, NewCartItem } from '#web/features/orders/cart/cart-items.ts'

type Plan = {
  /** What to add to the cart. */
  additions: { item: NewCartItem; quantity: number }[]
  /** What has changed since the order. */
  differences: CartDifference[]
  /** Whether none of the products is on sale. */
  isNothingLeft: boolean
}

/** The cart line as of the time of the order. */
const boughtItem = ({ productId, name, price, quantity, product }: ReorderLine): CartItem => ({
  id: productId,
  name,
  price,
  quantity,
  unit: product?.unit ?? '',
  vendorName: product?.vendor.businessName ?? '',
})

/**
 * Plans a reorder: adds what is on sale, at current prices, limited by stock. Existing cart lines count, so that pressing twice
 * adds once.
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
