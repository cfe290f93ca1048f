import { centimesOf } from '#contract/money.ts'
import type { LeftOutReason } from '#contract/payments/transfer-facts.ts'
import type { Config } from '../../config.ts'
import { usableAt } from '../../money/public.ts'
import { splitAmount } from './split-amount.ts'
import type { VendorToPay } from './vendors-to-pay.queries.ts'

export type Circumstances = {
  now: Date
  config: Pick<Config, 'payoutNumberWaitHours' | 'transferSecondApprovalFcfa'>
  /** Could another administrator approve what this one makes? */
  hasSecondAdmin: boolean
}

/** What leaves in whole francs, in parts, and whether a second administrator has to agree. */
export type Plan = { number: NonNullable<VendorToPay['number']>; parts: number[]; needsApproval: boolean }

export const isAboveApproval = (
  fcfa: number,
  { transferSecondApprovalFcfa }: Circumstances['config'],
): boolean => fcfa > transferSecondApprovalFcfa

/** How a vendor is paid what it is owed, or why it is not. */
export function judgeVendor(
  { amount, number, isUnderWay }: Pick<VendorToPay, 'amount' | 'number' | 'isUnderWay'>,
  { now, config, hasSecondAdmin }: Circumstances,
): Plan | LeftOutReason {
  const centimes = centimesOf(amount)
  if (centimes < 0) return 'below_zero'
  if (isUnderWay) return 'under_way'
  if (centimes === 0) return 'nothing_owed'
  if (!number) return 'no_number'
  if (now < usableAt(number, config)) return 'number_waits'
  const fcfa = Math.floor(centimes / 100)
  const parts = splitAmount(fcfa)
  if (parts.length === 0) return 'below_minimum'
  const needsApproval = isAboveApproval(fcfa, config)
  if (needsApproval && !hasSecondAdmin) return 'needs_second_admin'
  return { number, parts, needsApproval }
}
