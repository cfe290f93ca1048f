import * as z from 'zod/mini'
import { IdParams, numberedAnswer } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import {
  ListTransfersQuery,
  MadeTransfers,
  MakeTransfersBody,
  Transfer,
  TransferPreview,
} from './transfers.schemas.ts'

export const paymentsTransfersEndpoints = {
  listTransfers: endpoint({
    method: 'GET',
    path: '/api/admin/transfers',
    access: ['admin'],
    summary: 'L’argent envoyé aux vendeurs et aux clients, le plus récent d’abord',
    query: ListTransfersQuery,
    answer: z.object(numberedAnswer(Transfer)),
  }),
  previewTransfers: endpoint({
    method: 'GET',
    path: '/api/admin/transfers/preview',
    access: ['admin'],
    summary: 'Ce que « Tout verser » enverrait, à qui, et qui serait laissé de côté',
    answer: TransferPreview,
  }),
  makeTransfers: endpoint({
    method: 'POST',
    path: '/api/admin/transfers',
    access: ['admin'],
    refusals: ['transfers_unavailable', 'vendor_not_found'],
    secondFactor: 'fresh',
    summary: 'Envoie à des vendeurs, ou à tous, ce qui leur est dû',
    body: MakeTransfersBody,
    answer: MadeTransfers,
  }),
  approveTransfer: endpoint({
    method: 'POST',
    path: '/api/admin/transfers/:id/approve',
    access: ['admin'],
    refusals: [
      'transfer_not_found',
      'own_transfer',
      'not_independent',
      'transfer_not_awaiting',
      'payout_number_changed',
    ],
    secondFactor: 'fresh',
    summary: 'Approuve un transfert qu’un autre administrateur a préparé, qui part alors',
    params: IdParams,
    answer: Transfer,
  }),
  rejectTransfer: endpoint({
    method: 'POST',
    path: '/api/admin/transfers/:id/reject',
    access: ['admin'],
    refusals: ['transfer_not_found', 'transfer_not_awaiting'],
    secondFactor: 'fresh',
    summary: 'Écarte un transfert qui attend son approbation : l’argent est de nouveau dû',
    params: IdParams,
    answer: Transfer,
  }),
  transferRefund: endpoint({
    method: 'POST',
    path: '/api/admin/refunds/:id/transfer',
    access: ['admin'],
    refusals: [
      'refund_not_found',
      'refund_settled',
      'transfers_unavailable',
      'transfer_under_way',
      'payer_unknown',
      'refund_has_centimes',
      'below_transfer_minimum',
      'needs_second_admin',
    ],
    secondFactor: 'fresh',
    summary: 'Rend au client, sur le numéro qui a payé, ce qui lui est dû',
    params: IdParams,
    answer: z.array(Transfer),
  }),
}
