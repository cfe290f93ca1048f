import { HOUR_MS } from '#contract/durations.ts'
import type { Config } from '../../config.ts'
import type { PayoutNumberRow } from './payout-numbers.queries.ts'

/** When a confirmed number may first be used, so that the owner has time to object to a change. */
export const usableAt = (
  { confirmedAt }: Pick<PayoutNumberRow, 'confirmedAt'>,
  { payoutNumberWaitHours }: Pick<Config, 'payoutNumberWaitHours'>,
): Date => new Date(confirmedAt.getTime() + payoutNumberWaitHours * HOUR_MS)
