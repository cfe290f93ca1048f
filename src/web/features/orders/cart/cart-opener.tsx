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

/** The cart drawer, loaded on demand; until then its openers link to the cart page. */
export function useCartDrawer(): LazyPanel {
  const navigate = useNavigate()
  return useLazyPanel(fetchDrawer, () => void navigate({ to: paths.cart() }))
}

type Props = { drawer: LazyPanel }
type LinkProps = Props & { className: string; children?: ReactNode }

/** Link to the cart with its count, opening the drawer; a plain link on the cart page. */
export function CartLink({ drawer, className, children }: LinkProps) {
  const { count } = useCart()
  const isHere = useLocation({ select: ({ pathname }) => pathname === paths.cart() })
  return (
    <SiteLink href={paths.cart()} {...(!isHere && drawer.opener)} isPreloaded={false} className={className}>
      <ShoppingBasket aria-hidden className="size-6" />
      {children && <span aria-hidden>{children}</span>}
      <VisuallyHidden>Panier, {counted(count, 'article')}</VisuallyHidden>
      <CountBadge count={count} />
    </SiteLink>
  )
}

/** The open drawer. Changes of the cart are announced by a toast, or by the pressed stepper. */
export function CartDrawerPlace({ drawer: { isOpen, close } }: Props) {
  return (
    isOpen && (
      <Suspense>
        <CartDrawer onClose={close} />
      </Suspense>
    )
  )
}
