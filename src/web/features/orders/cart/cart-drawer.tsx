import { ShoppingBasket } from 'lucide-react'
import { useEffect } from 'react'
import { paths } from '#contract/paths.ts'
import { CartLine } from '#web/features/orders/cart/cart-line.tsx'
import { useCart } from '#web/features/orders/cart/cart-store.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useFocusOnChange } from '#web/ui/forms/use-focus-on-change.ts'
import { Drawer } from '#web/ui/on-demand/dialog.tsx'
import { Price } from '#web/ui/price.tsx'
import { clearToast } from '#web/ui/toast.ts'

type Props = { onClose: () => void }

function EmptyCart({ onClose }: Props) {
  return (
    <EmptyState
      icon={ShoppingBasket}
      title="Votre panier est vide"
      headingLevel={3}
      actions={
        <LinkButton href={paths.shop()} onClick={onClose}>
          Voir les produits
        </LinkButton>
      }
    >
      Les produits que vous choisissez vous attendent ici.
    </EmptyState>
  )
}

function CartFooter({ total, onClose }: { total: string } & Props) {
  return (
    <div className="grid gap-3">
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-ink-soft">Livraison</span>
        <span className="font-semibold">Gratuite</span>
      </p>
      <p className="flex flex-wrap items-baseline justify-end gap-x-4">
        <span className="grow text-lg font-semibold">Total</span>
        <Price amount={total} size="large" />
      </p>
      <LinkButton href={paths.checkout()} onClick={onClose} size="large" isWide>
        Procéder au paiement
      </LinkButton>
      <LinkButton href={paths.cart()} onClick={onClose} variant="secondary" isWide>
        Voir le panier
      </LinkButton>
    </div>
  )
}

/** The cart as a drawer. */
export default function CartDrawer({ onClose }: Props) {
  const { items, total } = useCart()
  const isEmpty = items.length === 0
  const lines = useFocusOnChange(String(items.length))
  // The open drawer shows it: the toast "Produit ajouté" would repeat it.
  useEffect(clearToast, [])
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title="Mon panier"
      footer={isEmpty ? undefined : <CartFooter total={total} onClose={onClose} />}
    >
      <div ref={lines} tabIndex={-1} className="outline-none">
        {isEmpty ? (
          <EmptyCart onClose={onClose} />
        ) : (
          <ul className="-my-4 divide-y divide-line">
            {items.map(item => (
              <CartLine key={item.id} item={item} onLeave={onClose} />
            ))}
          </ul>
        )}
      </div>
    </Drawer>
  )
}
