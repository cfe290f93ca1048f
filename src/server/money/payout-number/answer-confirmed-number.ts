import { type ConfirmedNumber, Operator } from '#contract/money/payout-number.schemas.ts'
import type { Config } from '../../config.ts'
import type { PayoutNumberRow } from './payout-numbers.queries.ts'
import { usableAt } from './usable-at.ts'

/** A confirmed payout number, as the vendor and administrators see it. */
export const answerConfirmedNumber = (
  number: PayoutNumberRow,
  config: Pick<Config, 'payoutNumberWaitHours'>,
): ConfirmedNumber => ({
  phone: number.phone,
  operator: Operator.parse(number.operator),
  confirmedAt: number.confirmedAt.toISOString(),
  usableAt: usableAt(number, config).toISOString(),
})
