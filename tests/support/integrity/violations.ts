import { newId } from '#database/schema/columns.ts'
import { dayViolations, deliveryViolations } from '#tests/support/integrity/delivery-violations.ts'
import { keptFigureViolations } from '#tests/support/integrity/figure-violations.ts'
import { messageViolations } from '#tests/support/integrity/message-violations.ts'
import { problemViolations } from '#tests/support/integrity/problem-violations.ts'
import { transferViolations } from '#tests/support/integrity/transfer-violations.ts'

/** The ids of orders in an audited shop: one of each kind. */
export type OrdersOfEachKind = {
  cash: string
  /** Whose first parcel was delivered with its code. */
  handed: string
  /** In cash and paid, of whose first parcel something is missing. */
  lacking: string
  lackingPaid: string
  paid: string
  cancelled: string
  late: string
  open: string
  /** Whose first parcel was paid out by a transfer. */
  sentOn: string
  /** Given back by a transfer, one parcel of two. */
  sentBack: string
}

const placedEarlier = (orderId: string, minutes: number) => [
  `update orders set created_at = created_at - interval '${minutes} minutes' where id = '${orderId}'`,
  `update order_events set created_at = created_at - interval '${minutes} minutes' where order_id = '${orderId}'`,
]

const PAYOUT_ID = newId()
const payoutOf = (orderId: string, amount: string) =>
  `insert into payouts (id, vendor_id, amount, reference)
   select '${PAYOUT_ID}', vendor_id, ${amount}, 'VIR-1' from parcels where order_id = '${orderId}' order by id limit 1`
const payoutParcelsOf = (orderId: string) =>
  `insert into payout_parcels (parcel_id, payout_id, amount)
   select id, '${PAYOUT_ID}', subtotal from parcels where order_id = '${orderId}' order by id limit 1`

export type Violations = Record<string, (() => string[])[]>

const stockAndTotalViolations = (ids: OrdersOfEachKind): Violations => ({
  stock_not_negative: [
    () => [
      'alter table products drop constraint products_stock_not_negative',
      'update products set stock = -1',
    ],
  ],
  stock_conserved: [() => ['update products set stock = stock + 1']],
  order_total_of_lines: [
    () => [`update order_items set quantity = quantity + 1 where order_id = '${ids.cash}'`],
  ],
  order_total_of_parcels: [() => [`update orders set total = total + 5 where id = '${ids.cash}'`]],
  parcel_subtotal_of_lines: [
    () => [`update parcels set subtotal = subtotal + 5 where order_id = '${ids.cash}'`],
  ],
  parcel_of_one_vendor: [
    () => [`update products set vendor_id = (select id from vendors order by id limit 1)`],
  ],
})

const statusViolations = (ids: OrdersOfEachKind): Violations => ({
  order_status_follows: [
    () => [`update orders set status = 'pending' where id = '${ids.cash}'`],
    () => [`update orders set status = 'delivered' where id = '${ids.cancelled}'`],
  ],
  order_payment_follows: [
    () => [`update orders set payment_status = 'failed' where id = '${ids.paid}'`],
    () => [`update orders set payment_status = 'pending' where id = '${ids.cancelled}'`],
  ],
  status_history_legal: [
    () => [`delete from order_events where order_id = '${ids.cash}' and from_status is null`],
    () => [`delete from order_events where order_id = '${ids.cash}'`],
    () => [
      `update order_events set actor = 'vendor' where order_id = '${ids.cash}' and to_status = 'delivered'`,
    ],
    () => [
      `update order_events set actor = 'customer' where order_id = '${ids.cash}' and to_status = 'delivered'`,
    ],
    () => [`update parcels set status = 'shipped' where order_id = '${ids.cash}'`],
    () => [
      `insert into order_events (id, order_id, parcel_id, kind, actor, from_status, to_status)
       select '${newId()}', order_id, id, 'status', 'vendor', 'pending', 'delivered' from parcels where order_id = '${ids.cash}' limit 1`,
    ],
  ],
  vendor_waits_for_money: [
    () => [
      `insert into order_events (id, order_id, parcel_id, kind, actor, from_status, to_status)
       select '${newId()}', order_id, id, 'status', 'vendor', 'pending', 'confirmed' from parcels where order_id = '${ids.open}' limit 1`,
    ],
  ],
  method_history_legal: [
    () => [
      `insert into order_events (id, order_id, kind, actor, from_status, to_status)
       values ('${newId()}', '${ids.open}', 'method', 'customer', 'cinetpay', 'cash_on_delivery')`,
    ],
    () => [
      `insert into order_events (id, order_id, kind, actor, from_status, to_status)
       values ('${newId()}', '${ids.cash}', 'method', 'customer', 'cash_on_delivery', 'cinetpay')`,
    ],
  ],
  payment_history_legal: [
    () => [`delete from order_events where kind = 'payment' and order_id = '${ids.paid}'`],
    () => [
      `update order_events set from_status = 'failed' where kind = 'payment' and order_id = '${ids.paid}'`,
    ],
    () => [
      `insert into order_events (id, order_id, parcel_id, kind, actor, from_status, to_status)
       select '${newId()}', order_id, id, 'payment', 'system', 'completed', 'failed' from parcels where order_id = '${ids.paid}' limit 1`,
    ],
  ],
})

const promiseViolations = (ids: OrdersOfEachKind): Violations => ({
  one_order_per_key: [
    () => [
      `insert into idempotency_keys select customer_id, 'another', body_hash, order_id from idempotency_keys limit 1`,
    ],
  ],
  acknowledged_orders_kept: [
    () => [`update idempotency_keys set order_id = '${ids.paid}' where order_id = '${ids.cash}'`],
    () => [`delete from orders where id = '${ids.cash}'`],
    () => [`update orders set total = total - 5 where id = '${ids.cash}'`],
  ],
  acknowledged_orders_confirmed: [
    () => [`delete from mails where dedupe_key = 'order-confirmed:${ids.cash}'`],
    () => [`delete from mails where dedupe_key = 'order-confirmed:${ids.paid}'`],
  ],
})

const paymentViolations = (ids: OrdersOfEachKind): Violations => ({
  one_settled_payment: [
    () => [
      'drop index payments_settled_once_key',
      `insert into payments (id, order_id, transaction_id, amount, provider, provider_api, status, settled_at)
       select '${newId()}', order_id, 'AMIC-TWICE', amount, provider, provider_api, status, settled_at from payments where order_id = '${ids.paid}'`,
    ],
  ],
  settled_is_accepted: [
    () => [
      'alter table payments drop constraint payments_settled_are_accepted',
      `update payments set status = 'REFUSED' where order_id = '${ids.paid}'`,
    ],
  ],
  settled_pays_parcels: [
    () => [`update parcels set payment_status = 'pending' where order_id = '${ids.paid}'`],
    () => [`update payments set amount = amount + 5 where order_id = '${ids.paid}'`],
  ],
  cash_order_settled_by_nobody: [
    () => [`update orders set payment_method = 'cash_on_delivery' where id = '${ids.paid}'`],
  ],
  paid_online_has_payment: [() => [`update payments set settled_at = null where order_id = '${ids.paid}'`]],
})

const refundAndPayoutViolations = (ids: OrdersOfEachKind): Violations => ({
  accepted_is_settled_or_refunded: [
    () => [`delete from refunds where order_id = '${ids.late}'`],
    () => [`update refunds set amount = amount - 5 where order_id = '${ids.late}'`],
  ],
  cancelled_after_paid_is_refunded: [
    () => [`delete from refunds where order_id = '${ids.cancelled}'`],
    () => [`update refunds set amount = amount - 5 where order_id = '${ids.cancelled}'`],
  ],
  refund_of_cancelled_parcel: [
    () => [`update parcels set status = 'pending' where order_id = '${ids.cancelled}'`],
  ],
  refunds_within_payments: [() => [`update refunds set amount = amount + 5 where order_id = '${ids.late}'`]],
  refund_of_own_payment: [
    () => [
      `update refunds set payment_id = (select id from payments where order_id = '${ids.paid}') where order_id = '${ids.late}'`,
    ],
  ],
  payout_of_its_parcels: [() => [payoutOf(ids.paid, 'subtotal - 5'), payoutParcelsOf(ids.paid)]],
  payout_of_earned_money: [() => [payoutOf(ids.paid, 'subtotal'), payoutParcelsOf(ids.paid)]],
  other_sum_settles_nothing: [
    () => [
      'alter table payments drop constraint payments_other_sum_settles_nothing',
      `update payments set received_amount = amount - 5, received_currency = currency where order_id = '${ids.paid}'`,
    ],
    () => [
      `update payments set received_amount = amount, received_currency = currency where order_id = '${ids.late}'`,
    ],
  ],
})

const ledgerViolations = (ids: OrdersOfEachKind): Violations => ({
  ledger_transactions_balanced: [
    () => [
      `insert into ledger_transactions (id, at, kind, order_id) values ('${newId()}', now(), 'surplus', '${ids.late}')`,
    ],
    () => [
      `update ledger_postings set amount = amount + 5 where order_id = '${ids.paid}' and account = 'provider_holds'`,
    ],
  ],
  ledger_order_balances: [
    () => [
      `update order_balances set amount = amount + 5 where order_id = '${ids.cash}' and account = 'customer_owes'`,
    ],
    () => [`delete from ledger_postings where order_id = '${ids.late}'`],
  ],
  ledger_vendor_balances: [
    () => [`update vendor_totals set amount = amount - 5 where account = 'owed_to_vendor'`],
    () => [`update market_balances set amount = amount - 5 where account = 'owed_to_vendor'`],
    () => [`update market_balances set day = day - 1 where account = 'owed_to_vendor'`],
  ],
  ledger_is_facts: [
    () => [`update parcels set status = 'delivered' where order_id = '${ids.paid}'`],
    () => [`update refunds set status = 'done', settled_at = now() where order_id = '${ids.cancelled}'`],
    () => [`update refunds set status = 'done', settled_at = now() where order_id = '${ids.late}'`],
    () => [payoutOf(ids.paid, 'subtotal'), payoutParcelsOf(ids.paid)],
    () => [`update parcels set payment_status = 'completed' where order_id = '${ids.cash}'`],
    () => [`delete from order_balances where order_id = '${ids.paid}'`],
    () => [`update transfers set status = 'pending', ended_at = null where vendor_id is not null`],
    () => [`update refunds set amount = amount + 5 where order_id = '${ids.sentBack}'`],
  ],
  ledger_is_providers: [
    () => [
      `update order_balances set amount = amount - 5 where order_id = '${ids.paid}' and account = 'provider_holds'`,
    ],
    () => [`delete from order_balances where order_id = '${ids.late}'`],
    () => [
      `insert into order_balances (order_id, account, amount) values ('${ids.cash}', 'provider_holds', 100)`,
    ],
  ],
})

const deadlineViolations = (ids: OrdersOfEachKind): Violations => ({
  unpaid_order_past_deadline: [
    () => placedEarlier(ids.open, 126),
    () => [
      ...placedEarlier(ids.open, 40),
      `update payments set heard_at = updated_at - interval '1 minute' where order_id = '${ids.open}'`,
    ],
  ],
  open_payment_past_deadline: [
    () => [`update payments set created_at = created_at - interval '8 days' where order_id = '${ids.open}'`],
    () => [
      `update payments set created_at = created_at - interval '2 hours', heard_at = updated_at, payment_url = null, provider_data = '{}'
       where order_id = '${ids.open}'`,
    ],
  ],
  dead_letters: [
    () => [
      `select graphile_worker.add_job('sweep-leftovers', run_at => now() + interval '1 hour')`,
      'update graphile_worker._private_jobs set attempts = max_attempts',
    ],
  ],
  jobs_are_done: [
    () => [`select graphile_worker.add_job('sweep-leftovers', run_at => now() - interval '1 hour')`],
    () => [
      `select graphile_worker.add_job('sweep-leftovers', run_at => now() - interval '2 hours')`,
      `update graphile_worker._private_jobs set locked_at = now() - interval '1 hour', locked_by = 'a dead process'`,
    ],
  ],
})

const providerViolations = (ids: OrdersOfEachKind): Violations => ({
  provider_accepted_is_ours: [
    () => [`delete from payments where order_id = '${ids.paid}'`],
    () => [`update payments set status = 'REFUSED' where order_id = '${ids.late}'`],
    () => [`update payments set amount = amount + 5 where order_id = '${ids.paid}'`],
  ],
  ours_accepted_is_providers: [
    () => [`update payments set status = 'ACCEPTED' where order_id = '${ids.open}'`],
  ],
  provider_opened_is_ours: [() => [`delete from payments where order_id = '${ids.open}'`]],
})

/** One way at least to break each check: SQL statements. The ids may come later than this is called. */
export const violationsOf = (ids: OrdersOfEachKind): Violations => ({
  ...stockAndTotalViolations(ids),
  ...statusViolations(ids),
  ...dayViolations(ids),
  ...deliveryViolations(ids),
  ...promiseViolations(ids),
  ...paymentViolations(ids),
  ...refundAndPayoutViolations(ids),
  ...ledgerViolations(ids),
  ...keptFigureViolations(ids),
  ...deadlineViolations(ids),
  ...messageViolations(ids),
  ...providerViolations(ids),
  ...problemViolations(ids),
  ...transferViolations(ids),
})
