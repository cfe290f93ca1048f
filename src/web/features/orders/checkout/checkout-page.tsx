import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { REFETCH_ON_MOUNT } from '#web/features/accounts/refetch-on-mount.ts'
import { useCustomer } from '#web/features/accounts/session.ts'
import { LoginRequired } from '#web/features/accounts/sign-in/login-required.tsx'
import { CartEmpty } from '#web/features/orders/cart/cart-empty.tsx'
import { CartSkeleton } from '#web/features/orders/cart/cart-skeleton.tsx'
import { useCart } from '#web/features/orders/cart/cart-store.ts'
import { CheckoutForm } from '#web/features/orders/checkout/checkout-form.tsx'
import { usePlaceOrder } from '#web/features/orders/checkout/use-place-order.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'

type Props = {
  onPayOnline: () => void
  /** Suggestions for an empty cart. */
  whenEmpty: ReactNode
}

/** The checkout page for a signed-in customer. */
export function CheckoutPage({ onPayOnline, whenEmpty }: Props) {
  const isHydrated = useIsHydrated()
  const customer = useCustomer(REFETCH_ON_MOUNT)
  const { items } = useCart()
  const placing = usePlaceOrder()
  if (!isHydrated) return <CartSkeleton words="Chargement de votre commande…" />
  if (placing.placed) return <Placed orderId={placing.placed.id} />
  if (items.length === 0) return <CartEmpty>{whenEmpty}</CartEmpty>
  if (customer.status === 'unknown') return <CartSkeleton words="Chargement de votre commande…" />
  if (customer.status !== 'signed-in') {
    return (
      <LoginRequired next={paths.checkout()}>
        Connectez-vous pour passer commande. Votre panier est conservé.
      </LoginRequired>
    )
  }
  // The draft belongs to one customer: another may sign in from another tab.
  return (
    <CheckoutForm key={customer.user.id} user={customer.user} placing={placing} onPayOnline={onPayOnline} />
  )
}

/** Shown while the order's page loads. */
function Placed({ orderId }: { orderId: string }) {
  return (
    <div className="container-page py-8">
      <EmptyState
        icon={CircleCheck}
        title="Commande enregistrée"
        headingLevel={1}
        actions={<LinkButton href={paths.orderSuccess(orderId)}>Voir ma commande</LinkButton>}
      />
    </div>
  )
}
