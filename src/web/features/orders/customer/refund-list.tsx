import type { ReactNode } from 'react'
import { formatDateTime } from '#contract/french/dates.ts'
import { refundStatusLabels } from '#contract/money/facts.ts'
import { refundPartWords } from '#contract/money/refund-words.ts'
import type { OrderRefund } from '#contract/orders/schemas.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Price } from '#web/ui/price.tsx'

type Props = {
  refunds: readonly OrderRefund[]
  /** Actions below a refund. */
  actionOf?: (refund: OrderRefund) => ReactNode
}

/** Refunds of an order, due or completed: amount, reason, date or transfer reference. */
export function RefundList({ refunds, actionOf }: Props) {
  return (
    <ul className="divide-y divide-line">
      {refunds.map(refund => (
        <li key={refund.id} className="grid gap-1 py-3">
          <span className="flex flex-wrap items-center justify-between gap-2">
            <Badge tone={refund.status === 'done' ? 'success' : 'warning'}>
              {refundStatusLabels[refund.status]}
            </Badge>
            <Price amount={refund.status === 'due' ? refund.owed : refund.amount} />
          </span>
          <span className="text-sm break-words text-ink-soft">{refund.reason}</span>
          <RefundParts refund={refund} />
          <span className="text-sm break-words text-ink-soft">
            {refund.settledAt
              ? `Envoyé le ${formatDateTime(refund.settledAt)}, référence ${refund.reference}`
              : `Dû depuis le ${formatDateTime(refund.createdAt)}`}
          </span>
          {actionOf?.(refund)}
        </li>
      ))}
    </ul>
  )
}

function RefundParts({ refund }: { refund: OrderRefund }) {
  const words = refundPartWords(refund)
  return words && <span className="text-sm">{words}</span>
}
