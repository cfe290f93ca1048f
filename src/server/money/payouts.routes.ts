import type { moneyPayoutsEndpoints } from '#contract/money/payouts.endpoints.ts'
import { amountOfFcfa } from '#contract/money.ts'
import { inSnapshot } from '#database/in-snapshot.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { readVendorMoney } from '../ledger/public.ts'
import { findDisputed } from './disputed.queries.ts'
import { explainParcel } from './explain-parcel.ts'
import { findFailedPayout } from './open-transfers.queries.ts'
import { answerConfirmedNumber } from './payout-number/answer-confirmed-number.ts'
import { findLastPayout, findPayout, listOwed, listPayouts, type PayoutRow } from './payouts.queries.ts'
import { recordPayout } from './record-payout.ts'
import { listParcelMoney, listRevenueByMonth } from './revenue.queries.ts'

const answerPayout = ({ payout, businessName, parcelCount, createdBy }: PayoutRow) => ({
  id: payout.id,
  vendorId: payout.vendorId,
  businessName,
  amount: payout.amount,
  parcelCount,
  reference: payout.reference,
  createdAt: payout.createdAt.toISOString(),
  createdBy,
})

export function moneyPayoutsRoutes(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'payments'>,
): Handlers<keyof typeof moneyPayoutsEndpoints> {
  const { db } = deps
  return {
    // In one snapshot: money that moves concurrently is in all the sums, or in none.
    listVendorRevenue: ({ query: { page, limit } }, { sessions: { vendor } }) =>
      inSnapshot(db, async tx => {
        const { toReceive: unpaid, ...totals } = await readVendorMoney(tx, vendor.vendorId)
        const { rows, total } = await listParcelMoney(tx, vendor.vendorId, { page, limit })
        const months = await listRevenueByMonth(tx, vendor.vendorId, deps.clock())
        const failed = await findFailedPayout(tx, vendor.vendorId)
        const failedPayout = failed && {
          amount: amountOfFcfa(failed.amountFcfa),
          at: new Date(failed.at).toISOString(),
          failure: failed.failure,
        }
        const last = await findLastPayout(tx, vendor.vendorId)
        const lastPayout = last && {
          amount: last.amount,
          at: last.createdAt.toISOString(),
          reference: last.reference,
        }
        const disputed = await findDisputed(tx, vendor.vendorId)
        const items = rows.map(explainParcel)
        const money = { totals: { ...totals, unpaid }, disputed, months, failedPayout, lastPayout }
        return { ...money, items, total, page, limit }
      }),

    listOwed: async ({ query: { page, limit } }) => {
      const { rows, total, amount } = await listOwed(db, { page, limit })
      const canTransfer = deps.payments.transferring() !== undefined
      const items = rows.map(({ payoutNumber, ...row }) => ({
        ...row,
        payoutNumber: payoutNumber && answerConfirmedNumber(payoutNumber, deps.config),
      }))
      return { canTransfer, amount, items, total, page, limit }
    },

    listPayouts: async ({ query: { search, page, limit } }) => {
      const { rows, total } = await listPayouts(db, { search, page, limit })
      return { items: rows.map(answerPayout), total, page, limit }
    },

    payVendor: async ({ body }, { sessions: { admin } }) => {
      const payout = await findPayout(db, await recordPayout(deps, admin, body))
      return answerPayout(payout!)
    },
  }
}
