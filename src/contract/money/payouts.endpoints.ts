import * as z from 'zod/mini'
import { Amount, NumberedQuery, numberedAnswer } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import {
  Disputed,
  FailedPayout,
  ListPayoutsQuery,
  OwedToVendor,
  PaidOut,
  ParcelMoney,
  Payout,
  PayVendorBody,
} from './payouts.schemas.ts'

export const moneyPayoutsEndpoints = {
  listVendorRevenue: endpoint({
    method: 'GET',
    path: '/api/vendor/revenue',
    access: ['vendor'],
    summary: 'L’argent du vendeur, colis par colis',
    query: NumberedQuery,
    answer: z.object({
      totals: z.object({
        /** Delivered and paid: the sum of the next five. */
        received: Amount,
        /** Cash of delivered parcels. */
        collected: Amount,
        /** Paid online, payout pending. */
        underWay: Amount,
        /** Paid online and paid out. */
        paidOut: Amount,
        /** Refunded to customers for problems, at the vendor's cost. */
        borne: Amount,
        /** Paid online and delivered, not paid out; negative when the vendor owes. */
        owed: Amount,
        /** Delivered, not paid. */
        unpaid: Amount,
      }),
      disputed: Disputed,
      /** Revenue received per month for the last twelve months including this one, earliest first: "2026-11". */
      months: z.array(z.object({ month: z.string(), revenue: Amount })),
      /** The last failed payout, which is owed again; null when there is none. */
      failedPayout: z.nullable(FailedPayout),
      /** The last payout; null before the first. */
      lastPayout: z.nullable(PaidOut),
      ...numberedAnswer(ParcelMoney),
    }),
  }),
  listOwed: endpoint({
    method: 'GET',
    path: '/api/admin/payouts/owed',
    access: ['admin'],
    summary: 'Ce qui est à verser à chaque vendeur, la plus grande somme d’abord',
    query: NumberedQuery,
    answer: z.object({
      /** Whether payouts can be sent as transfers; otherwise they are made manually. */
      canTransfer: z.boolean(),
      /** To all vendors. */
      amount: Amount,
      ...numberedAnswer(OwedToVendor),
    }),
  }),
  listPayouts: endpoint({
    method: 'GET',
    path: '/api/admin/payouts',
    access: ['admin'],
    summary: 'Les versements faits',
    query: ListPayoutsQuery,
    answer: z.object(numberedAnswer(Payout)),
  }),
  payVendor: endpoint({
    method: 'POST',
    path: '/api/admin/payouts',
    access: ['admin'],
    refusals: ['vendor_not_found', 'nothing_owed', 'owed_changed', 'reference_used'],
    secondFactor: 'fresh',
    summary: 'Note le versement de tout ce qui est dû à un vendeur',
    body: PayVendorBody,
    answer: Payout,
  }),
}
