import { HOUR_MS } from '#contract/durations.ts'
import type { Config } from '../../config.ts'
import type { PayoutNumberRow } from './payout-numbers.queries.ts'

/** From when on money may be sent to a confirmed number: whoever had it changed has had time to say no. */
export const usableAt = (
  { confirmedAt }: Pick<PayoutNumberRow, 'confirmedAt'>,
  { payoutNumberWaitHours }: Pick<Config, 'payoutNumberWaitHours'>,
): Date => new Date(confirmedAt.getTime() + payoutNumberWaitHours * HOUR_MS)
