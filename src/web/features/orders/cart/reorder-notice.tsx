import { useLocation } from '@tanstack/react-router'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { differenceWords } from '#web/features/orders/cart/cart-differences.ts'
import type { ReorderOutcome } from '#web/features/orders/cart/reorder-outcome.ts'

/** The outcome of a reorder that led to the cart. */
export function ReorderNotice() {
  const reorder = useLocation({ select: ({ state }) => state.reorder })
  return <div role="status">{reorder && <Outcome {...reorder} />}</div>
}

function Outcome(reorder: ReorderOutcome) {
  return reorder.isCartFull || reorder.differences.length > 0 ? (
    <Changed {...reorder} />
  ) : (
    <Same {...reorder} />
  )
}

function Same({ number }: ReorderOutcome) {
  return (
    <p className="mb-4 flex items-start gap-3 rounded-card bg-success-tint p-4 font-semibold text-success">
      <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
      La commande {number} est de nouveau dans votre panier, aux mêmes prix.
    </p>
  )
}

function Changed({ number, differences, isCartFull }: ReorderOutcome) {
  return (
    <div className="mb-4 rounded-card border-2 border-mango-500 bg-mango-50 p-4 sm:px-6">
      <p className="flex items-start gap-3 font-semibold">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-laterite-700" />
        La commande {number} est dans votre panier, avec des changements&nbsp;:
      </p>
      <ul className="mt-2 list-disc pl-12">
        {isCartFull && <li>Votre panier est plein&nbsp;: une partie de la commande n’y est pas.</li>}
        {differences.map(difference => (
          <li key={`${difference.kind} ${difference.id}`}>{differenceWords(difference)}</li>
        ))}
      </ul>
    </div>
  )
}
