import { ShoppingBasket } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { CartDrawer } from '#web/features/cart/cart-drawer.tsx'
import { useCart } from '#web/features/cart/cart-store.ts'
import { paths } from '#web/paths.ts'
import { SiteLink } from '#web/ui/site-link.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** Opens the cart; without JavaScript, leads to its page. */
export function CartButton() {
  const [isOpen, setOpen] = useState(false)
  const { count } = useCart()
  const words = count === 1 ? '1 article' : `${count} articles`
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <SiteLink
        href={paths.cart()}
        onClick={open}
        aria-label={`Panier, ${words}`}
        aria-haspopup="dialog"
        className="relative grid size-11 place-items-center rounded-full hover:bg-leaf-50"
      >
        <ShoppingBasket aria-hidden className="size-6" />
        {count > 0 && (
          <span
            key={count}
            aria-hidden
            className="nums absolute -top-0.5 -right-0.5 grid h-5 min-w-5 animate-pop place-items-center rounded-full bg-mango-400 px-1 text-xs font-bold"
          >
            {count > 99 ? '99+' : count}
          </span>
        )}
      </SiteLink>
      <span role="status">
        <VisuallyHidden>{count > 0 && `${words} dans le panier`}</VisuallyHidden>
      </span>
      <CartDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
