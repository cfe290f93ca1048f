import { TriangleAlert, WifiOff } from 'lucide-react'
import { type RefObject, useState } from 'react'
import {
  acceptanceWords,
  acceptDifference,
  type CartDifference,
  differenceWords,
} from '#web/features/orders/cart/cart-differences.ts'
import { cart } from '#web/features/orders/cart/cart-store.ts'
import type { CartCheck } from '#web/features/orders/cart/use-cart-check.ts'
import { Button } from '#web/ui/button.tsx'
import { useIsOnline } from '#web/ui/offline-notice.tsx'

type Props = Pick<CartCheck, 'differences' | 'isUnreachable'> & {
  /** Moves the focus here, when the differences stop the person from going on. */
  ref?: RefObject<HTMLElement | null>
}

function Unchecked() {
  const isOnline = useIsOnline()
  return (
    <p className="mb-4 flex items-start gap-3 rounded-card bg-neutral-tint p-4 text-neutral">
      <WifiOff aria-hidden className="mt-0.5 size-5 shrink-0" />
      {isOnline
        ? 'Les prix et les stocks n’ont pas pu être vérifiés. Votre panier est conservé.'
        : 'Vous êtes hors ligne. Votre panier est conservé\u00a0; les prix et les stocks seront vérifiés au retour de la connexion.'}
    </p>
  )
}

type DifferenceProps = { difference: CartDifference; onAccept: (difference: CartDifference) => void }

function Difference({ difference, onAccept }: DifferenceProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-mango-200 py-3 sm:flex-nowrap">
      <span className="min-w-0">{differenceWords(difference)}</span>
      <Button
        variant="secondary"
        size="small"
        className="shrink-0"
        aria-label={`${acceptanceWords(difference)}\u00a0: ${difference.name}`}
        onClick={() => onAccept(difference)}
      >
        {acceptanceWords(difference)}
      </Button>
    </li>
  )
}

/** Differences between the cart and the shop, line by line; each is accepted by a press. */
export function CartChangesNotice({ ref, differences, isUnreachable }: Props) {
  const [hasAccepted, setAccepted] = useState(false)
  const accept = (accepted: readonly CartDifference[]) => {
    for (const difference of accepted) acceptDifference(cart, difference)
    setAccepted(true)
    // The pressed button disappears: the focus goes to the next difference.
    ref?.current?.focus()
  }
  return (
    <section ref={ref} tabIndex={-1} aria-label="Changements dans votre panier" className="rounded-card">
      {isUnreachable && <Unchecked />}
      <div role="status">
        {hasAccepted && differences.length === 0 && (
          <p className="mb-4 rounded-card bg-success-tint p-4 font-semibold text-success">
            Votre panier est à jour.
          </p>
        )}
        {differences.length > 0 && (
          <div className="mb-4 rounded-card border-2 border-mango-500 bg-mango-50 p-4 sm:px-6">
            <h2 className="flex items-center gap-2 text-lg">
              <TriangleAlert aria-hidden className="size-5 shrink-0 text-laterite-700" />
              Votre panier a changé
            </h2>
            <ul className="mt-2">
              {differences.map(difference => (
                <Difference
                  key={`${difference.kind} ${difference.id}`}
                  difference={difference}
                  onAccept={one => accept([one])}
                />
              ))}
            </ul>
            {differences.length > 1 && (
              <div className="mt-2 flex justify-end">
                <Button onClick={() => accept(differences)} className="max-sm:grow">
                  Tout accepter
                </Button>
              </div>
            )}
          </div>
        )}
      </div>
    </section>
  )
}
