import type { ReactNode } from 'react'
import { formatDateTime } from '#contract/french/dates.ts'
import {
  REJECTED_LABEL,
  type TransferStatus,
  transferKindLabels,
  transferStatusLabels,
} from '#contract/payments/transfer-facts.ts'
import type { Transfer } from '#contract/payments/transfers.schemas.ts'
import { accountWords, recipientWords } from '#web/features/money/transfer-words.ts'
import { OrderLink } from '#web/features/orders/admin/order-link.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import type { RowHead } from '#web/ui/on-demand/expandable-rows.tsx'
import { Price } from '#web/ui/price.tsx'
import type { Column } from '#web/ui/signed-in/columns.ts'
import { FactsLine } from '#web/ui/signed-in/facts-line.tsx'
import { formatShortDate, formatShortDay } from '#web/ui/signed-in/short-dates.ts'
import { TwoLines } from '#web/ui/signed-in/two-lines.tsx'
import { useFitsTable } from '#web/ui/signed-in/use-fits-table.ts'

const tones: Record<TransferStatus, Tone> = {
  awaiting_approval: 'warning',
  pending: 'info',
  sent: 'success',
  failed: 'danger',
}

/** The vendor, or the customer with a link to the order. */
function recipientOf(transfer: Transfer): ReactNode {
  const { businessName, orderId, orderNumber } = transfer
  if (businessName !== null || !orderId || !orderNumber) return recipientWords(transfer)
  return (
    <>
      Client, <OrderLink id={orderId} number={orderNumber} />
    </>
  )
}

export const isAwaiting = ({ status }: Transfer): boolean => status === 'awaiting_approval'

/** Table columns of transfers. */
export const transferColumns: Column<Transfer>[] = [
  {
    label: 'À',
    cell: transfer => (
      <span className="nums">
        <TwoLines first={recipientOf(transfer)} second={accountWords(transfer)} isWhole />
      </span>
    ),
  },
  {
    label: 'Montant',
    fit: 'max-w-32',
    isFigure: true,
    cell: ({ amount }) => <Price amount={amount} size="small" />,
  },
  {
    label: 'Statut',
    fit: 'max-w-40',
    cell: transfer => (
      <>
        <StatusBadge of={transfer} />
        {transfer.failure && <span className="mt-1 block text-sm text-ink-soft">{transfer.failure}</span>}
        <WhoDecides transfer={transfer} />
      </>
    ),
  },
  {
    label: 'Suivi',
    cell: transfer => (
      <TwoLines
        first={
          <>
            {transferKindLabels[transfer.kind]},{' '}
            <span className="whitespace-nowrap">{formatShortDate(transfer.createdAt)}</span>
          </>
        }
        second={makersOf(transfer)}
        isWhole
      />
    ),
  },
]

/** Who can decide on a transfer that this administrator cannot approve. */
const WhoDecides = ({ transfer }: { transfer: Transfer }) =>
  isAwaiting(transfer) &&
  !transfer.canApprove && (
    <span className="mt-1 block text-sm text-ink-soft">
      {transfer.createdBy === null
        ? 'Son auteur n’a plus de compte\u00a0: écartez-le, puis versez de nouveau.'
        : 'Un autre administrateur doit l’approuver.'}
    </span>
  )

/** "Préparé par fatou, approuvé par ibrahim". */
const makersOf = ({ createdBy, approvedBy }: Transfer): string | null =>
  createdBy && `Préparé par ${createdBy}${approvedBy ? `, approuvé par ${approvedBy}` : ''}`

/** Details that the row omits. */
export function TransferDetails({ transfer }: { transfer: Transfer }) {
  const isTable = useFitsTable()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1 text-ink-soft">
      {!isTable && <WhoDecides transfer={transfer} />}
      <FactsLine
        facts={[
          !isTable && transferKindLabels[transfer.kind],
          formatDateTime(transfer.createdAt),
          !isTable && makersOf(transfer),
          transfer.businessName === null && transfer.orderId && !isTable && recipientOf(transfer),
        ]}
      />
      <span>
        Référence <span className="nums break-all text-ink">{transfer.reference}</span>
      </span>
    </div>
  )
}

/** Summary of a collapsed row. */
export const transferHeadOf = (transfer: Transfer): RowHead => ({
  name: recipientWords(transfer),
  aside: <Price amount={transfer.amount} size="small" />,
  fact: <span className="nums">{accountWords(transfer)}</span>,
  states: (
    <>
      <StatusBadge of={transfer} />
      <span className="ml-1 text-xs text-ink-soft">{formatShortDay(transfer.createdAt)}</span>
      {transfer.failure && (
        <span className="line-clamp-2 w-full text-sm leading-4.5 text-ink-soft">{transfer.failure}</span>
      )}
    </>
  ),
})

function StatusBadge({ of: { status, wasSetAside } }: { of: Transfer }) {
  return (
    <Badge tone={wasSetAside ? 'neutral' : tones[status]} isSmall>
      {wasSetAside ? REJECTED_LABEL : transferStatusLabels[status]}
    </Badge>
  )
}
