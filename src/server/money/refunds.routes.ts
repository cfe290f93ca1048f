import type { moneyRefundsEndpoints } from '#contract/money/refunds.endpoints.ts'
import type { Refund } from '#contract/money/refunds.schemas.ts'
import { orderNumber, serialOf } from '#contract/orders/order-number.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { refuse } from '../http/refuse.ts'
import { owedOfRefund } from '../ledger/public.ts'
import { accountOfPayer } from './account-of-payer.ts'
import { completeRefund } from './complete-refund.ts'
import { findRefund, listRefunds, type RefundRow } from './refunds.queries.ts'

const answerRefund = ({ refund, serial, customer, payer, sent, underWay }: RefundRow): Refund => ({
  id: refund.id,
  orderId: refund.orderId,
  orderNumber: orderNumber(serial),
  amount: refund.amount,
  sent,
  owed: owedOfRefund({ amount: refund.amount, sent }),
  underWay,
  reason: refund.reason,
  status: refund.status,
  reference: refund.reference,
  createdAt: refund.createdAt.toISOString(),
  settledAt: refund.settledAt?.toISOString() ?? null,
  customer,
  payer: accountOfPayer(payer),
})

export function moneyRefundsRoutes(
  deps: Pick<Deps, 'db' | 'clock' | 'payments'>,
): Handlers<keyof typeof moneyRefundsEndpoints> {
  return {
    listRefunds: async ({ query: { status, search, page, limit } }) => {
      const serial = search ? serialOf(search) : undefined
      const { rows, total, owed } = await listRefunds(deps.db, { status, serial, page, limit })
      const canTransfer = deps.payments.transferring() !== undefined
      return { canTransfer, owed, items: rows.map(answerRefund), total, page, limit }
    },

    settleRefund: async ({ params, body }, { sessions: { admin } }) => {
      await completeRefund(deps, admin, { ...body, id: params.id })
      return answerRefund((await findRefund(deps.db, params.id)) ?? refuse('refund_not_found'))
    },
  }
}
