import * as z from 'zod/mini'
import { Amount, IdParams, numberedAnswer } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { ListRefundsQuery, Refund, SettleRefundBody } from './refunds.schemas.ts'

export const moneyRefundsEndpoints = {
  listRefunds: endpoint({
    method: 'GET',
    path: '/api/admin/refunds',
    access: ['admin'],
    summary: 'L’argent à rendre aux clients, et celui qui a été rendu',
    query: ListRefundsQuery,
    answer: z.object({
      /** Whether refunds can be sent as transfers; otherwise they are made manually. */
      canTransfer: z.boolean(),
      /** The total still to refund over all pages. */
      owed: Amount,
      ...numberedAnswer(Refund),
    }),
  }),
  settleRefund: endpoint({
    method: 'PATCH',
    path: '/api/admin/refunds/:id',
    access: ['admin'],
    refusals: ['refund_not_found', 'refund_settled', 'transfer_under_way', 'owed_changed'],
    secondFactor: 'fresh',
    summary: 'Note qu’un remboursement a été fait',
    params: IdParams,
    body: SettleRefundBody,
    answer: Refund,
  }),
}
