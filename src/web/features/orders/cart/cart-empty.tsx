import { ShoppingBasket } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** The empty cart, with suggestions. */
export function CartEmpty({ children }: { children?: ReactNode }) {
  return (
    <div className="container-page py-4 sm:py-8">
      <EmptyState
        icon={ShoppingBasket}
        title="Votre panier est vide"
        headingLevel={1}
        isBand={children !== undefined}
        actions={<LinkButton href={paths.shop()}>Découvrir les produits</LinkButton>}
      >
        Les producteurs ont fait leur récolte : il ne manque que vous.
      </EmptyState>
      {children}
    </div>
  )
}
