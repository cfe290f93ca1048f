import { MAX_LINES } from '#contract/orders/order-size.ts'
import type { CartItem } from '#web/features/orders/cart/cart-items.ts'
import { cart } from '#web/features/orders/cart/cart-store.ts'
import { toast } from '#web/ui/toast.ts'

/** Restores a removed line at its place, unless the product was added again. */
export function restoreItem(
  items: readonly CartItem[],
  { item, index }: { item: CartItem; index: number },
): readonly CartItem[] {
  if (items.length >= MAX_LINES || items.some(({ id }) => id === item.id)) return items
  return items.toSpliced(index, 0, item)
}

/** Removes a line, with an undo toast. */
export function removeFromCart(item: CartItem): void {
  const index = cart.items().indexOf(item)
  cart.remove(item.id)
  toast({
    title: 'Retiré du panier',
    description: item.name,
    undo: () => cart.replace(restoreItem(cart.items(), { item, index })),
  })
}
