import { paths } from '#contract/paths.ts'
import { cart } from '#web/features/orders/cart/cart-store.ts'
import { LinkButton } from '#web/ui/button.tsx'

/** Shown when an unanswered request had placed an order and the form was changed since: a second order must be confirmed. */
export function EarlierOrderNotice() {
  return (
    <div role="alert" className="mb-4 rounded-card border-2 border-mango-500 bg-mango-50 p-4 sm:px-6">
      <h2 className="text-lg">Votre commande est déjà enregistrée</h2>
      <p className="mt-1">
        Votre première demande était bien arrivée, avant vos derniers changements. Retrouvez-la dans vos
        commandes&nbsp;; confirmez ci-dessous seulement si vous en voulez une deuxième.
      </p>
      <LinkButton href={paths.orders()} onClick={cart.clear} variant="secondary" className="mt-3">
        Vider le panier et voir mes commandes
      </LinkButton>
    </div>
  )
}
