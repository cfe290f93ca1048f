import { formatDate } from '#contract/french/dates.ts'
import { moneyLineLabels, type ParcelMoneySituation, parcelMoneyLabels } from '#contract/money/facts.ts'
import type { MoneyLine, ParcelMoney } from '#contract/money/payouts.schemas.ts'
import { formatFcfa } from '#contract/money.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import type { RowHead } from '#web/ui/on-demand/expandable-rows.tsx'
import { Records } from '#web/ui/on-demand/records.tsx'
import { Price } from '#web/ui/price.tsx'
import type { Column } from '#web/ui/signed-in/columns.ts'
import { ShortDate } from '#web/ui/signed-in/short-date.tsx'
import { formatShortDate } from '#web/ui/signed-in/short-dates.ts'

const tones: Record<ParcelMoneySituation, Tone> = {
  unpaid: 'warning',
  collected: 'success',
  awaiting_delivery: 'info',
  owed: 'warning',
  paying_out: 'info',
  paid_out: 'success',
  refunded: 'neutral',
  cancelled: 'danger',
}

const REFUND_DUE = 'À rendre au client par AMIC'

const SituationBadge = ({ money: { situation }, isSmall }: { money: ParcelMoney; isSmall?: boolean }) => (
  <Badge tone={tones[situation]} isSmall={isSmall}>
    {parcelMoneyLabels[situation]}
  </Badge>
)

const ParcelAmount = ({ money: { amount, status } }: { money: ParcelMoney }) => (
  <Price amount={amount} size="small" isOff={status === 'cancelled'} />
)

/** The sale is the first line. */
const columns: Column<ParcelMoney>[] = [
  {
    label: 'Commande',
    fit: 'max-w-40',
    cell: ({ orderNumber }) => <span className="nums whitespace-nowrap">{orderNumber}</span>,
  },
  { label: 'Vendu le', fit: 'max-w-40', cell: ({ lines: [sale] }) => sale?.at && <ShortDate at={sale.at} /> },
  { label: 'Où est l’argent', cell: money => <SituationBadge money={money} isSmall /> },
  {
    label: 'Montant',
    fit: 'max-w-32',
    isFigure: true,
    cell: money => <ParcelAmount money={money} />,
  },
]

/** The money of a vendor by parcel; expanded rows show the movements. */
export function ParcelMoneyList({ parcels }: { parcels: readonly ParcelMoney[] }) {
  return (
    <Records
      caption="Colis par colis"
      rows={parcels}
      keyOf={({ parcelId }) => parcelId}
      columns={columns}
      head={headOf}
      details={{ of: money => <Lines money={money} />, nameOf: ({ orderNumber }) => orderNumber }}
    />
  )
}

const headOf = (money: ParcelMoney): RowHead => ({
  name: <span className="nums whitespace-nowrap">{money.orderNumber}</span>,
  aside: <ParcelAmount money={money} />,
  fact: money.lines[0]?.at && formatShortDate(money.lines[0].at),
  state: <SituationBadge money={money} isSmall />,
})

/** The movements. */
const Lines = ({ money: { orderNumber, lines } }: { money: ParcelMoney }) => (
  <ul aria-label={`Argent de la commande ${orderNumber}`} className="grid max-w-2xl gap-1.5">
    {lines.map(line => (
      <Line key={`${line.kind} ${line.at}`} line={line} />
    ))}
  </ul>
)

function Line({ line: { kind, amount, at, isDue, reference } }: { line: MoneyLine }) {
  const facts = [at && formatDate(at), reference && `référence ${reference}`]
  return (
    <li className="flex items-baseline justify-between gap-4 border-t border-line pt-1.5">
      <span className="min-w-0">
        {isDue ? REFUND_DUE : moneyLineLabels[kind]}{' '}
        <span className="inline-block text-sm text-ink-soft">{facts.filter(Boolean).join(', ')}</span>
      </span>
      <span className="nums font-semibold whitespace-nowrap">{formatFcfa(amount)}</span>
    </li>
  )
}
