import type { ParcelMoneySituation } from '#contract/money/facts.ts'
import type { MoneyLine, ParcelMoney } from '#contract/money/payouts.schemas.ts'
import { amountOf, centimesOf } from '#contract/money.ts'
import { orderNumber } from '#contract/orders/order-number.ts'
import { isOnline } from '#contract/payments/facts.ts'
import type { ParcelMoneyRow } from './revenue.queries.ts'

/** The money of a parcel for its vendor, line by line: sold, collected, refunded, paid out. */
export function explainParcel(row: ParcelMoneyRow): ParcelMoney {
  const { parcel, serial } = row
  return {
    parcelId: parcel.id,
    orderId: parcel.orderId,
    orderNumber: orderNumber(serial),
    status: parcel.status,
    situation: situationOf(row),
    amount: parcel.subtotal,
    lines: linesOf(row),
  }
}

function situationOf({
  parcel,
  paymentMethod,
  refunds,
  payouts,
  transfers,
}: ParcelMoneyRow): ParcelMoneySituation {
  if (parcel.status === 'cancelled') return 'cancelled'
  if (parcel.paymentStatus !== 'completed') return 'unpaid'
  if (parcel.status !== 'delivered') return 'awaiting_delivery'
  if (!isOnline(paymentMethod)) return 'collected'
  const sent = sumOf([...payouts, ...transfers])
  const borne = sumOf(refunds.filter(({ problemId }) => problemId !== null))
  if (sent < centimesOf(parcel.subtotal) - borne) return 'owed'
  if (transfers.length > 0) return 'paying_out'
  // Refunded at the vendor's cost and never paid out: nothing is left for the vendor.
  return sent > 0 ? 'paid_out' : 'refunded'
}

const sumOf = (parts: readonly { amount: string }[]): number =>
  parts.reduce((sum, { amount }) => sum + centimesOf(amount), 0)

function linesOf({
  parcel,
  paymentMethod,
  paidAt,
  refunds,
  payouts,
  transfers,
}: ParcelMoneyRow): MoneyLine[] {
  // Missing units were sold, too: their refund is a line below.
  const missing = sumOf(refunds.filter(({ shortageId }) => shortageId !== null))
  const amount = amountOf(centimesOf(parcel.subtotal) + missing)
  const plain = { isDue: false, reference: null }
  const lines: MoneyLine[] = [{ kind: 'sale', amount, at: parcel.createdAt.toISOString(), ...plain }]
  if (parcel.paymentStatus === 'completed') {
    const kind = isOnline(paymentMethod) ? 'online' : 'cash'
    lines.push({ kind, amount, at: paidAt?.toISOString() ?? null, ...plain })
  }
  for (const refund of refunds) {
    const at = (refund.settledAt ?? refund.createdAt).toISOString()
    const kind = refund.problemId === null ? 'refund' : 'problem'
    lines.push({ kind, amount: refund.amount, at, isDue: refund.status === 'due', reference: null })
  }
  const sentOn = { payout: payouts, transfer: transfers }
  for (const [kind, parts] of Object.entries(sentOn) as ['payout' | 'transfer', typeof payouts][]) {
    for (const { amount: part, at, reference } of parts) {
      const isSent = centimesOf(part) > 0
      lines.push({
        kind: isSent ? kind : 'withheld',
        amount: amountOf(Math.abs(centimesOf(part))),
        at: at.toISOString(),
        isDue: false,
        reference,
      })
    }
  }
  return lines
}
