import { formatDate } from '#contract/french/dates.ts'
import { moneyLineLabels, type ParcelMoneySituation, parcelMoneyLabels } from '#contract/money/facts.ts'
import type { MoneyLine, ParcelMoney } from '#contract/money/payouts.schemas.ts'
import { formatFcfa } from '#contract/money.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'

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

/** The money of one order of the vendor, line by line. */
export function ParcelMoneyCard({ money }: { money: ParcelMoney }) {
  const { orderNumber, situation, lines, parcelId } = money
  return (
    <Card as="article">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 id={parcelId} className="nums text-lg">
          {orderNumber}
        </h4>
        <Badge tone={tones[situation]}>{parcelMoneyLabels[situation]}</Badge>
      </div>
      <ul aria-labelledby={parcelId} className="mt-3 grid gap-2">
        {lines.map(line => (
          <Line key={`${line.kind} ${line.at}`} line={line} />
        ))}
      </ul>
    </Card>
  )
}

function Line({ line: { kind, amount, at, isDue, reference } }: { line: MoneyLine }) {
  const facts = [at && formatDate(at), reference && `référence ${reference}`]
  return (
    <li className="flex items-baseline justify-between gap-4 border-t border-line pt-2">
      <span className="min-w-0">
        {isDue ? REFUND_DUE : moneyLineLabels[kind]}
        <span className="block text-sm text-ink-soft">{facts.filter(Boolean).join(', ')}</span>
      </span>
      <span className="nums font-semibold whitespace-nowrap">{formatFcfa(amount)}</span>
    </li>
  )
}
