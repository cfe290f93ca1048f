import { centimesOf, fcfaOf } from '#contract/money.ts'
import type { LeftOutReason } from '#contract/payments/transfer-facts.ts'
import type { Config } from '../../config.ts'
import { usableAt } from '../../money/public.ts'
import { splitAmount } from './split-amount.ts'
import type { VendorToPay } from './vendors-to-pay.queries.ts'

export type PayoutRules = {
  now: Date
  config: Pick<Config, 'payoutNumberWaitHours' | 'transferSecondApprovalFcfa'>
  /** Whether another administrator could approve. */
  hasSecondAdmin: boolean
}

/** Transfers in whole francs, split into parts, and whether a second approval is needed. */
export type PayoutPlan = {
  number: NonNullable<VendorToPay['number']>
  parts: number[]
  needsApproval: boolean
}

export const exceedsApprovalLimit = (
  fcfa: number,
  { transferSecondApprovalFcfa }: PayoutRules['config'],
): boolean => fcfa > transferSecondApprovalFcfa

/** Plans the transfers of what a vendor is owed, or returns why none is possible. */
export function planPayout(
  { amount, number, isUnderWay }: Pick<VendorToPay, 'amount' | 'number' | 'isUnderWay'>,
  { now, config, hasSecondAdmin }: PayoutRules,
): PayoutPlan | LeftOutReason {
  const centimes = centimesOf(amount)
  if (centimes < 0) return 'below_zero'
  if (isUnderWay) return 'under_way'
  if (centimes === 0) return 'nothing_owed'
  if (!number) return 'no_number'
  if (now < usableAt(number, config)) return 'number_waits'
  const fcfa = Math.floor(fcfaOf(amount))
  const parts = splitAmount(fcfa)
  if (parts.length === 0) return 'below_minimum'
  const needsApproval = exceedsApprovalLimit(fcfa, config)
  if (needsApproval && !hasSecondAdmin) return 'needs_second_admin'
  return { number, parts, needsApproval }
}
