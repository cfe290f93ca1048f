import { formatDate } from '#contract/french/dates.ts'
import { moneyLineLabels, type ParcelMoneySituation, parcelMoneyLabels } from '#contract/money/facts.ts'
import type { MoneyLine, ParcelMoney } from '#contract/money/payouts.schemas.ts'
import { formatFcfa } from '#contract/money.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Price } from '#web/ui/price.tsx'
import { FoldedRows, type RowHead } from '#web/ui/spaces/folded-rows.tsx'
import { useRoomForTable } from '#web/ui/spaces/use-room-for-table.ts'

const tones: Record<ParcelMoneySituation, Tone> = {
  unpaid: 'warning',
  collected: 'success',
  awaiting_delivery: 'info',
  owed: 'warning',
  paying_out: 'info',
  paid_out: 'success',
  cancelled: 'danger',
}

const REFUND_DUE = 'À rendre au client par AMIC'

const SituationBadge = ({ money: { situation }, isSmall }: { money: ParcelMoney; isSmall?: boolean }) => (
  <Badge tone={tones[situation]} isSmall={isSmall}>
    {parcelMoneyLabels[situation]}
  </Badge>
)

/** The money of a vendor's orders: cards beside each other where there is room, rows that open on phones. */
export function ParcelMoneyList({ parcels }: { parcels: readonly ParcelMoney[] }) {
  if (!useRoomForTable())
    return (
      <FoldedRows caption="Colis par colis" rows={parcels} keyOf={({ parcelId }) => parcelId} head={headOf}>
        {money => <Lines money={money} />}
      </FoldedRows>
    )
  return (
    <ul className="grid grid-cols-2 gap-3">
      {parcels.map(money => (
        <li key={money.parcelId} className="grid">
          <Card as="article" isPadded={false} className="px-5 py-4">
            <div className="mb-2 flex items-center justify-between gap-2">
              <h4 id={money.parcelId} className="nums text-base">
                {money.orderNumber}
              </h4>
              <SituationBadge money={money} />
            </div>
            <Lines money={money} />
          </Card>
        </li>
      ))}
    </ul>
  )
}

/** The first line is the sale. */
const headOf = (money: ParcelMoney): RowHead => ({
  name: <span className="nums">{money.orderNumber}</span>,
  aside: <Price amount={money.amount} size="small" />,
  fact: money.lines[0]?.at && formatDate(money.lines[0].at),
  state: <SituationBadge money={money} isSmall />,
})

/** What moved, line by line. */
const Lines = ({ money: { orderNumber, lines } }: { money: ParcelMoney }) => (
  <ul aria-label={`Argent de ${orderNumber}`} className="grid gap-1.5">
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
