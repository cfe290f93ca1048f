import type { RefundStatus } from '#contract/money/facts.ts'
import { refundPartWords } from '#contract/money/refund-words.ts'
import type { Refund } from '#contract/money/refunds.schemas.ts'
import { centimesOf } from '#contract/money.ts'
import { phoneWords } from '#contract/phone-words.ts'
import { payerWords } from '#web/features/money/refund-facts.ts'
import { OrderLink } from '#web/features/orders/admin/order-link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { RowHead } from '#web/ui/on-demand/expandable-rows.tsx'
import { Price } from '#web/ui/price.tsx'
import type { Column } from '#web/ui/signed-in/columns.ts'
import { ShortDate } from '#web/ui/signed-in/short-date.tsx'
import { formatShortDay } from '#web/ui/signed-in/short-dates.ts'
import { TwoLines } from '#web/ui/signed-in/two-lines.tsx'
import { WaitingAge } from '#web/ui/signed-in/waiting-age.tsx'

const accountPhone = ({ phone }: Refund['customer']) =>
  phone ? `Compte\u00a0: ${phoneWords(phone)}` : 'Téléphone non indiqué'

const order: Column<Refund> = {
  label: 'Commande',
  fit: 'max-w-34',
  cell: ({ orderId, orderNumber, createdAt, status }) => (
    <TwoLines
      first={<OrderLink id={orderId} number={orderNumber} />}
      second={status === 'due' ? <WaitingAge since={createdAt} /> : <ShortDate at={createdAt} />}
    />
  ),
}
const facts: Column<Refund>[] = [
  {
    label: 'Client',
    fit: 'max-w-68',
    cell: ({ customer, payer }) => (
      <TwoLines
        first={customer.fullName}
        second={<span className="nums">{payer ? payerWords(payer) : accountPhone(customer)}</span>}
        isWhole
      />
    ),
  },
  { label: 'Raison', cell: refund => <span className="text-sm">{refund.reason}</span> },
]

/** Table columns of refunds, due or done. */
export const refundColumns: Record<RefundStatus, Column<Refund>[]> = {
  due: [
    order,
    ...facts,
    {
      label: 'À rendre',
      fit: 'max-w-36',
      isFigure: true,
      cell: refund => (
        <>
          <Price amount={refund.owed} size="small" />
          <span className="block text-xs text-ink-soft">{refundPartWords(refund)}</span>
        </>
      ),
    },
  ],
  done: [
    order,
    ...facts,
    { label: 'Référence', fit: 'max-w-32', cell: refund => <TwoLines first={refund.reference} /> },
    { label: 'Fait le', fit: 'max-w-28', cell: ({ settledAt }) => settledAt && <ShortDate at={settledAt} /> },
    {
      label: 'Montant',
      fit: 'max-w-32',
      isFigure: true,
      cell: refund => <Price amount={refund.amount} size="small" />,
    },
  ],
}

/** Summary of a collapsed row. */
export const refundHeadOf = (refund: Refund): RowHead => {
  const { orderNumber, status, owed, amount, settledAt, createdAt, customer, reason, payer } = refund
  const isDue = status === 'due'
  return {
    name: customer.fullName,
    aside: <Price amount={isDue ? owed : amount} size="small" />,
    fact: <span className="nums">{isDue ? payerWords(payer) : formatShortDay(settledAt ?? createdAt)}</span>,
    states: (
      <>
        <span className="nums line-clamp-2 w-full text-sm leading-4.5 text-ink-soft">
          {isDue && (
            <>
              <WaitingAge since={createdAt} /> ·{' '}
            </>
          )}
          {orderNumber} · {reason}
        </span>
        {centimesOf(refund.underWay) > 0 && (
          <Badge tone="info" isSmall>
            En cours d’envoi
          </Badge>
        )}
      </>
    ),
  }
}
