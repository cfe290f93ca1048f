import { useNavigate } from '@tanstack/react-router'
import { RotateCcw } from 'lucide-react'
import { MAX_LINES } from '#contract/orders/order-size.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { paths } from '#contract/paths.ts'
import { useApi } from '#web/api/api-query.ts'
import { useAction } from '#web/api/use-action.ts'
import { cart } from '#web/features/orders/cart/cart-store.ts'
import type { ReorderOutcome } from '#web/features/orders/cart/reorder-outcome.ts'
import { planReorder } from '#web/features/orders/customer/plan-reorder.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { toast } from '#web/ui/toast.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

const toastNothingLeft = () =>
  toast({
    title: 'Rien à commander à nouveau',
    description: 'Aucun produit de cette commande n’est en vente aujourd’hui.',
    variant: 'destructive',
  })

const toastFullCart = () =>
  toast({
    title: 'Votre panier est plein',
    description: `Une commande compte au plus ${MAX_LINES} produits différents.`,
    variant: 'destructive',
  })

const toastReady = ({ number }: Pick<Order, 'number'>) =>
  toast({
    title: 'Votre panier est rempli',
    description: `Avec ce qui reste en vente de la commande ${number}.`,
    link: { href: paths.cart(), children: 'Voir le panier' },
  })

/** Adds the products of an order that are on sale to the cart. @returns the outcome; null when nothing is on sale */
function useReorder({ id, number }: Pick<Order, 'id' | 'number'>): () => Promise<ReorderOutcome | null> {
  const api = useApi()
  return async () => {
    const lines = await api.getReorder({ params: { id } })
    const { additions, differences, isNothingLeft } = planReorder(lines, cart.items())
    if (isNothingLeft) return null
    const left = additions.filter(({ item, quantity }) => !cart.add(item, quantity))
    if (left.length > 0) toastFullCart()
    return { number, differences, isCartFull: left.length > 0 }
  }
}

/** 'Commander à nouveau': adds the order to the cart at current prices, and opens the cart. */
export function ReorderButton({ order, isOnCard = false }: { order: Order; isOnCard?: boolean }) {
  const navigate = useNavigate()
  const reorder = useReorder(order)
  const { run, isPending } = useAction({
    run: async () => {
      const { pathname: here } = location
      const outcome = await reorder()
      if (!outcome) toastNothingLeft()
      // Do not navigate when the customer has left the page meanwhile.
      else if (location.pathname !== here) toastReady(order)
      else await navigate({ to: paths.cart(), state: { reorder: outcome } })
    },
    failure: 'Impossible de préparer votre commande. Veuillez réessayer.',
  })
  return (
    <Button
      variant="secondary"
      size="small"
      onClick={run}
      pendingWord={isPending && 'Préparation…'}
      className={cx(isOnCard && 'max-sm:text-[0.8125rem]')}
    >
      <RotateCcw aria-hidden className={cx('size-5 shrink-0', isOnCard && 'max-sm:hidden')} />
      Commander à nouveau
      <VisuallyHidden>&nbsp;: commande {order.number}</VisuallyHidden>
    </Button>
  )
}
