import { MAX_LINES } from '#contract/orders/order-size.ts'
import { paths } from '#contract/paths.ts'
import type { NewCartItem } from '#web/features/orders/cart/cart-items.ts'
import { cart } from '#web/features/orders/cart/cart-store.ts'
import { toast } from '#web/ui/toast.ts'

/** Adds a product to the cart and shows a toast. */
export function addToCart(item: NewCartItem, quantity = 1): void {
  if (cart.add(item, quantity)) {
    const link = { href: paths.cart(), children: 'Voir le panier' }
    toast({ title: 'Produit ajouté au panier', description: item.name, link })
    return
  }
  toast({
    title: 'Votre panier est plein',
    description: `Une commande compte au plus ${MAX_LINES} produits différents.`,
    variant: 'destructive',
  })
}
