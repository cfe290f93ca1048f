import { newId } from '#database/schema/columns.ts'
import type { OrdersOfEachKind, Violations } from '#tests/support/integrity/violations.ts'

export const transferViolations = (ids: OrdersOfEachKind): Violations => ({
  parcel_paid_out_once: [
    () => [`update payout_parcels set amount = amount + 5`],
    () => [`update transfers set status = 'pending', ended_at = null where vendor_id is not null`],
  ],
  statement_of_its_month: [
    () => [`update statements set closing = closing + 5`],
    () => [`update statements set opening = opening + 5, closing = closing + 5`],
  ],
  transfer_of_its_parcels: [
    () => [`update transfers set amount = amount + 5 where vendor_id is not null`],
    () => [`delete from transfer_parcels`],
    () => [`update transfers set vendor_id = '${newId()}' where vendor_id is not null`],
  ],
  transfer_sent_is_payout: [
    () => [`delete from payouts where reference like 'PAY-%'`],
    () => [`update transfers set status = 'failed', failure = 'refus' where vendor_id is not null`],
  ],
  refund_transferred_once: [
    () => [`update transfers set amount = amount + 5 where order_id = '${ids.sentBack}'`],
    () => [
      `update refunds set status = 'due', settled_at = null where order_id = '${ids.sentBack}' and status = 'done'`,
    ],
  ],
  provider_sent_is_ours: [
    () => [`delete from transfers where vendor_id is not null`],
    () => [`update transfers set status = 'failed', failure = 'refus' where vendor_id is not null`],
    () => [`update transfers set amount = amount - 5 where order_id = '${ids.sentBack}'`],
    () => [`update transfers set phone = '+2250700000000' where vendor_id is not null`],
  ],
  ours_sent_is_providers: [
    () => [`update transfers set transaction_id = 'PAY-NOBODYS' where vendor_id is not null`],
  ],
})
