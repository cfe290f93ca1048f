import type { moneyPayoutNumberEndpoints } from '#contract/money/payout-number.endpoints.ts'
import { Operator, type PayoutNumber } from '#contract/money/payout-number.schemas.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { answerConfirmedNumber } from './answer-confirmed-number.ts'
import { findPayoutNumber, findRequest } from './payout-numbers.queries.ts'
import { requestPayoutNumber } from './request-payout-number.ts'
import { verifyPayoutNumber } from './verify-payout-number.ts'

export function moneyPayoutNumberRoutes(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
): Handlers<keyof typeof moneyPayoutNumberEndpoints> {
  const { db, clock, config } = deps
  const show = async (vendorId: string): Promise<PayoutNumber> => {
    const current = await findPayoutNumber(db, vendorId)
    const awaiting = await findRequest(db, vendorId, clock())
    return {
      current: current && answerConfirmedNumber(current, config),
      waitHours: config.payoutNumberWaitHours,
      awaitingCode: awaiting && {
        phone: awaiting.phone,
        operator: Operator.parse(awaiting.operator),
        expiresAt: awaiting.expiresAt.toISOString(),
      },
    }
  }
  return {
    getPayoutNumber: (_input, { sessions: { vendor } }) => show(vendor.vendorId),
    askPayoutNumber: async ({ body }, { sessions: { vendor }, ip }) => {
      const { vendorId, userId } = vendor
      await requestPayoutNumber(deps, { vendorId, userId, ip }, body)
      return show(vendorId)
    },
    verifyPayoutNumber: async ({ body }, { sessions: { vendor }, recordSecurityEvent }) => {
      await verifyPayoutNumber(deps, vendor.vendorId, body.code)
      recordSecurityEvent('payout-number.changed', vendor.userId)
      return show(vendor.vendorId)
    },
  }
}
