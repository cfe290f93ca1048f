import type { CartItem } from '#web/features/orders/cart/cart-items.ts'
import { cart } from '#web/features/orders/cart/cart-store.ts'
import { toast } from '#web/ui/toast.ts'

/** Takes a line out of the cart, and offers to put it back. */
export function removeFromCart({ id, name }: Pick<CartItem, 'id' | 'name'>): void {
  const undo = cart.remove(id)
  if (undo) toast({ title: 'Retiré du panier', description: name, undo })
}
