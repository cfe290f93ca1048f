import { formatDateTime } from '#contract/french/dates.ts'
import type { AdminOrder } from '#contract/orders/admin.schemas.ts'
import { type PaymentAttemptStatus, paymentMeansLabels } from '#contract/payments/facts.ts'
import { RefundList } from '#web/features/orders/customer/refund-list.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Price } from '#web/ui/price.tsx'
import { FactsLine } from '#web/ui/signed-in/facts-line.tsx'

const attemptLooks: Record<PaymentAttemptStatus, { words: string; tone: Tone }> = {
  PENDING: { words: 'En attente', tone: 'warning' },
  ACCEPTED: { words: 'Accepté', tone: 'success' },
  REFUSED: { words: 'Refusé', tone: 'danger' },
  EXPIRED: { words: 'Expiré', tone: 'neutral' },
}

/** Online payments and refunds; renders nothing when there are none. */
export function OrderMoney({ order: { payments, refunds } }: { order: AdminOrder }) {
  if (payments.length + refunds.length === 0) return null
  return (
    <Card as="section">
      <h2 className="text-xl">Paiements en ligne</h2>
      <ul className="mt-3 divide-y divide-line">
        {payments.map(payment => (
          <li key={payment.id} className="grid gap-1 py-3">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <Badge tone={attemptLooks[payment.status].tone}>{attemptLooks[payment.status].words}</Badge>
              <Price amount={payment.amount} />
            </span>
            <span className="text-sm text-ink-soft">
              <FactsLine
                facts={[
                  formatDateTime(payment.createdAt),
                  payment.method && (paymentMeansLabels[payment.method] ?? payment.method),
                ]}
              />
            </span>
            <span className="nums text-sm break-all text-ink-soft">Transaction {payment.transactionId}</span>
            {payment.status === 'ACCEPTED' && !payment.settledAt && (
              <span className="text-sm font-semibold text-warning">
                Arrivé trop tard ou en double&nbsp;: il ne paie pas la commande, et se rembourse.
              </span>
            )}
          </li>
        ))}
      </ul>
      {refunds.length > 0 && (
        <>
          <h3 className="mt-4 text-lg">Remboursements</h3>
          <RefundList refunds={refunds} />
        </>
      )}
    </Card>
  )
}
