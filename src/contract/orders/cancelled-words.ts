import { formatDate } from '../french/dates.ts'
import { isOnline } from '../payments/facts.ts'
import { amountWords, isCancelledUnpaid, refundOfCancelled } from './payment-words.ts'
import type { Order, OrderEvent } from './schemas.ts'

/** "par vous", "par Ferme de Yao": who cancelled, for the customer; empty for the system, whose reason is shown. */
export function cancelledBy(actor: OrderEvent['actor'], vendor: string | undefined): string | null {
  if (actor === 'system') return null
  return { customer: 'par vous', vendor: `par ${vendor ?? 'le producteur'}`, admin: 'par AMIC' }[actor]
}

type Cancelled = Pick<
  Order,
  'status' | 'paymentMethod' | 'paymentStatus' | 'delivery' | 'parcels' | 'refunds'
>

/**
 * The payment outcome of a cancelled order: "Rien n’a été débité", "À rembourser", "Remboursé le 20 novembre 2026"; null when
 * unknown: an unanswered online payment may still arrive.
 */
export function moneyOfCancelled(order: Cancelled): string | null {
  const { paymentMethod, paymentStatus, refunds } = order
  const refund = refundOfCancelled(order)
  if (refund === 'due') return amountWords(order)
  if (refund === 'done') {
    const last = refunds
      .flatMap(({ settledAt }) => settledAt ?? [])
      .sort()
      .at(-1)
    return last ? `Remboursé le ${formatDate(last)}` : amountWords(order)
  }
  if (!isCancelledUnpaid(order)) return null
  return isOnline(paymentMethod) && paymentStatus === 'pending'
    ? 'Aucun paiement reçu'
    : 'Rien n’a été débité'
}
