import type { Config } from '../../config.ts'
import type { PayoutNumberRow } from './payout-numbers.queries.ts'

const HOUR_MS = 3_600_000

/** From when on money may be sent to a confirmed number: whoever had it changed has had time to say no. */
export const usableAt = (
  { confirmedAt }: Pick<PayoutNumberRow, 'confirmedAt'>,
  { payoutNumberWaitHours }: Pick<Config, 'payoutNumberWaitHours'>,
): Date => new Date(confirmedAt.getTime() + payoutNumberWaitHours * HOUR_MS)
