import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { formatFcfa } from '#contract/money.ts'
import { remainingTotal } from '#contract/orders/remaining-parcels.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { paths } from '#contract/paths.ts'
import { useCart } from '#web/features/orders/cart/cart-store.ts'
import { useGivingUpPayment } from '#web/features/orders/cart/use-cancel-order.ts'
import { invalidateSaleFacts } from '#web/features/orders/cart/use-cart-check.ts'
import { hasSameProducts } from '#web/features/orders/unpaid/contains-products-of.ts'
import { PayBefore } from '#web/features/orders/unpaid/pay-before.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { focusHeading } from '#web/ui/focus-heading.ts'

type Props = {
  order: Order
  /** Confirms a second order; absent where nothing can be ordered. */
  onSecond?: () => void
  /** Number of orders held back so far: each one moves the focus here. */
  attempt?: number
}

/** Warns that some of these products are in an unpaid order already. */
export default function UnpaidDuplicateNotice({ order, onSecond, attempt = 0 }: Props) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    if (attempt > 0) ref.current?.focus()
  }, [attempt])
  const hasActed = useRef(false)
  useEffect(
    () => () => {
      // The pressed button disappears with the notice.
      if (hasActed.current) focusHeading()
    },
    [],
  )
  const { items } = useCart()
  const queryClient = useQueryClient()
  const { run: cancel, isPending } = useGivingUpPayment(order)
  const startAgain = async () => {
    hasActed.current = true
    await cancel()
    // Its products are in stock again.
    await invalidateSaleFacts(queryClient)
  }
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label="Commande déjà enregistrée"
      className="mb-4 rounded-card border-2 border-mango-500 bg-mango-50 p-4 sm:px-6"
    >
      <h2 className="text-lg">
        Vous avez déjà commandé{' '}
        {hasSameProducts(items, order) ? 'ces produits' : 'une partie de ces produits'}
      </h2>
      <p className="mt-1">
        La commande <span className="whitespace-nowrap">{order.number}</span> (
        {formatFcfa(remainingTotal(order))}) attend son paiement.
      </p>
      <PayBefore order={order} />
      <div className="mt-3 flex flex-wrap gap-2 max-sm:*:w-full">
        <LinkButton href={paths.checkout(order.id)}>Reprendre le paiement</LinkButton>
        <Button
          variant="secondary"
          onClick={() => void startAgain()}
          pendingWord={isPending && 'Annulation…'}
        >
          Annuler et recommencer
        </Button>
        {onSecond && (
          <Button
            variant="quiet"
            className="max-sm:px-2"
            onClick={() => {
              hasActed.current = true
              onSecond()
            }}
          >
            Commander une deuxième fois
          </Button>
        )}
      </div>
    </section>
  )
}
