import { newId } from '#database/schema/columns.ts'
import type { OrdersOfEachKind, Violations } from '#tests/support/integrity/violations.ts'

/** A text about the parcels of an order, to the phone of its customer. */
const noteText = (kind: string, orderId: string, about: Record<string, string>) =>
  `insert into text_messages (id, kind, about, recipient, dedupe_key, created_at)
   select '${newId()}', '${kind}',
     '${JSON.stringify({ orderId, ...about })}'::jsonb || jsonb_build_object('parcelIds', jsonb_agg(id)),
     '+2250707000001', 'planted', now()
   from parcels where order_id = '${orderId}'`

/** Against what was told by mail and by text. */
export const messageViolations = (ids: OrdersOfEachKind): Violations => ({
  mail_once: [
    () => [
      'alter table mails drop constraint mails_dedupe_key',
      `insert into mails (id, kind, about, recipient, dedupe_key, status, created_at)
       select '${newId()}', kind, about, recipient, dedupe_key, status, created_at from mails limit 1`,
    ],
  ],
  text_once: [
    () => [
      'alter table text_messages drop constraint text_messages_dedupe_key',
      `insert into text_messages (id, kind, about, recipient, dedupe_key, status, created_at)
       select '${newId()}', kind, about, recipient, dedupe_key, status, created_at from text_messages limit 1`,
    ],
  ],
  text_of_what_happened: [
    () => [noteText('order-shipped', ids.cash, { status: 'shipped' })],
    () => [noteText('order-received', ids.open, { status: 'received' })],
    () => [noteText('refund-paid', ids.late, { refundId: newId() })],
  ],
  text_tells_each_step_once: [
    () => [noteText('order-delivered', ids.cash, { status: 'delivered' })],
    () => [noteText('order-received', ids.paid, { status: 'received' })],
  ],
  text_not_forgotten: [
    () => [
      `update text_messages set status = 'queued', created_at = created_at - interval '1 hour', attempted_at = attempted_at - interval '1 hour'`,
    ],
  ],
  mail_not_forgotten: [
    () => [
      `update mails set status = 'queued', created_at = created_at - interval '1 hour', attempted_at = attempted_at - interval '1 hour'`,
    ],
  ],
})
