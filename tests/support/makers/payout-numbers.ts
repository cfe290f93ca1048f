import { DAY_MS } from '#contract/durations.ts'
import type { Database } from '#database/connect.ts'
import { payoutNumbers } from '#database/schema/payout-numbers.ts'

/** A payout number, confirmed long enough ago. */
export async function confirmNumber(
  db: Database,
  vendorId: string,
  fields: Partial<typeof payoutNumbers.$inferInsert> = {},
): Promise<void> {
  const number = { phone: '+2250701020304', operator: 'ORANGE_MONEY_CI', ...fields }
  const confirmedAt = fields.confirmedAt ?? new Date(Date.now() - 2 * DAY_MS)
  const row = { ...number, vendorId, confirmedAt }
  await db.insert(payoutNumbers).values(row).onConflictDoUpdate({ target: payoutNumbers.vendorId, set: row })
}
