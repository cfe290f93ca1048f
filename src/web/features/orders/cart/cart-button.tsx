import { useNavigate } from '@tanstack/react-router'
import { ShoppingBasket } from 'lucide-react'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { paths } from '#contract/paths.ts'
import { useCart } from '#web/features/orders/cart/cart-store.ts'
import { SiteLink } from '#web/ui/site-link.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

const fetchDrawer = () => import('#web/features/orders/cart/cart-drawer.tsx')
const CartDrawer = lazy(fetchDrawer)

/** A finger or a focus on the button announces an opening; whether the code came is known on the click. */
const fetchDrawerEarly = () => void fetchDrawer().catch(() => undefined)

/** Opens the cart, whose drawer comes when it is first wanted; without its code, leads to the cart's page. */
export function CartButton() {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const { count } = useCart()
  const words = count === 1 ? '1 article' : `${count} articles`
  const open = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    try {
      await fetchDrawer()
      setOpen(true)
    } catch {
      await navigate({ to: paths.cart() })
    }
  }
  return (
    <>
      <SiteLink
        href={paths.cart()}
        onClick={open}
        onPointerDown={fetchDrawerEarly}
        onFocus={fetchDrawerEarly}
        isPreloaded={false}
        aria-label={`Panier, ${words}`}
        aria-haspopup="dialog"
        className="relative grid size-11 place-items-center rounded-full hover:bg-leaf-50"
      >
        <ShoppingBasket aria-hidden className="size-6" />
        {count > 0 && (
          <span key={count} aria-hidden className="cart-count nums animate-pop">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </SiteLink>
      <span role="status">
        <VisuallyHidden>{count > 0 && `${words} dans le panier`}</VisuallyHidden>
      </span>
      {isOpen && (
        <Suspense>
          <CartDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
