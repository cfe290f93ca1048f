import * as z from 'zod/mini'
import { Amount, NumberedQuery, numberedAnswer } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import {
  Disputed,
  FailedPayout,
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
        /** Delivered and paid: the five below. */
        received: Amount,
        /** Cash of delivered parcels. */
        collected: Amount,
        /** Paid online, being sent. */
        underWay: Amount,
        /** Paid online and paid out. */
        paidOut: Amount,
        /** Given back to customers for problems, at the vendor's cost. */
        borne: Amount,
        /** Paid online, delivered, to be paid out; below zero what the vendor owes. */
        owed: Amount,
        /** Delivered, not paid yet. */
        unpaid: Amount,
      }),
      disputed: Disputed,
      /** What was received of the orders of each of the last twelve months, this one included, the earliest first: "2026-11". */
      months: z.array(z.object({ month: z.string(), revenue: Amount })),
      /** What could not be sent, and is owed again; null when nothing is. */
      failedPayout: z.nullable(FailedPayout),
      /** What was sent last; null when nothing was yet. */
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
      /** Can this shop send it by transfers? Else people do. */
      canTransfer: z.boolean(),
      /** To all vendors together. */
      amount: Amount,
      ...numberedAnswer(OwedToVendor),
    }),
  }),
  listPayouts: endpoint({
    method: 'GET',
    path: '/api/admin/payouts',
    access: ['admin'],
    summary: 'Les versements faits',
    query: NumberedQuery,
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
