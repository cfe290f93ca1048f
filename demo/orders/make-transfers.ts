import { fcfaOf } from '#contract/money.ts'
import { isOnline, paymentMethodNames, providerOf } from '#contract/payments/facts.ts'
import type { payoutNumbers } from '#database/schema/payout-numbers.ts'
import type { transferParcels, transfers } from '#database/schema/transfers.ts'
import { idAt, minutesAfter } from '../ids.ts'
import type { Random } from '../random.ts'
import type { PayoutRows } from './make-payouts.ts'

export type TransferRows = {
  readonly transfers: (typeof transfers.$inferInsert & { id: string })[]
  readonly carried: (typeof transferParcels.$inferInsert)[]
}

const isNameOfTransfer = (reference: string): boolean => reference.startsWith('PAY-')

const provider = providerOf(paymentMethodNames.find(isOnline)!)!

/** The provider answers within this time. */
const MINUTES_UNDER_WAY = [0.4, 3] as const

/** The transfers that brought payouts to vendors with a number: the payout's reference is their name at the provider. */
export function makeTransfers(
  random: Random,
  { payouts, covered }: PayoutRows,
  numbers: readonly (typeof payoutNumbers.$inferInsert)[],
): TransferRows {
  const numberOf = new Map(numbers.map(number => [number.vendorId, number]))
  const rows: TransferRows = { transfers: [], carried: [] }
  for (const { id: payoutId, vendorId, amount, reference, createdAt: endedAt, createdBy } of payouts) {
    const number = numberOf.get(vendorId)
    if (!number || !isNameOfTransfer(reference)) continue
    const createdAt = minutesAfter(endedAt!, -random.between(...MINUTES_UNDER_WAY))
    const id = idAt(random, createdAt)
    rows.transfers.push({
      id,
      kind: 'payout',
      vendorId,
      part: 1,
      amount: fcfaOf(amount),
      status: 'sent',
      phone: number.phone,
      operator: number.operator,
      transactionId: reference,
      provider,
      providerApi: 'v1',
      createdAt,
      createdBy,
      calledAt: createdAt,
      askedAt: endedAt,
      endedAt,
    })
    rows.carried.push(
      ...covered
        .filter(share => share.payoutId === payoutId)
        .map(share => ({ transferId: id, parcelId: share.parcelId, amount: share.amount })),
    )
  }
  return rows
}
