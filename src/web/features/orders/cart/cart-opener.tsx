import { useLocation, useNavigate } from '@tanstack/react-router'
import { ShoppingBasket } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { counted } from '#contract/french/counted.ts'
import { paths } from '#contract/paths.ts'
import { useCart } from '#web/features/orders/cart/cart-store.ts'
import { CountBadge } from '#web/ui/count-badge.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { type LazyPanel, useLazyPanel } from '#web/ui/use-lazy-panel.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

const fetchDrawer = () => import('#web/features/orders/cart/cart-drawer.tsx')
const CartDrawer = lazy(fetchDrawer)

/** The drawer of the cart; without its code, what opens it leads to the cart's page. */
export function useCartDrawer(): LazyPanel {
  const navigate = useNavigate()
  return useLazyPanel(fetchDrawer, () => void navigate({ to: paths.cart() }))
}

type Props = { drawer: LazyPanel }
type LinkProps = Props & { className: string; children?: ReactNode }

const wordsOf = (count: number) => counted(count, 'article')

/** Opens the cart, and tells how much is in it. On the cart's own page there is nothing to open. */
export function CartLink({ drawer, className, children }: LinkProps) {
  const { count } = useCart()
  const isHere = useLocation({ select: ({ pathname }) => pathname === paths.cart() })
  return (
    <SiteLink href={paths.cart()} {...(!isHere && drawer.opener)} isPreloaded={false} className={className}>
      <ShoppingBasket aria-hidden className="size-6" />
      {children && <span aria-hidden>{children}</span>}
      <VisuallyHidden>Panier, {wordsOf(count)}</VisuallyHidden>
      <CountBadge count={count} />
    </SiteLink>
  )
}

/** The drawer while it is open. What changes in the cart is told by a message, or by the count that was pressed. */
export function CartDrawerPlace({ drawer: { isOpen, close } }: Props) {
  return (
    isOpen && (
      <Suspense>
        <CartDrawer onClose={close} />
      </Suspense>
    )
  )
}
