import { operatorOfNumber } from '#contract/payments/facts.ts'
import type { payoutNumbers } from '#database/schema/payout-numbers.ts'
import { hoursAfter } from '../ids.ts'
import type { Vendor } from './make-vendors.ts'

/** Where vendors are paid: one in four has not said it yet, and is left out of what is sent. */
export function makePayoutNumbers(vendors: readonly Vendor[]): (typeof payoutNumbers.$inferInsert)[] {
  const approved = vendors.filter(({ vendor }) => vendor.status === 'approved')
  return approved.flatMap(({ user: { phone }, vendor: { id: vendorId, createdAt } }, index) => {
    const operator = phone && operatorOfNumber(phone)
    if (!operator || index % 4 === 3) return []
    return { vendorId, phone, operator, confirmedAt: hoursAfter(createdAt, 48) }
  })
}
