import { newId } from '#database/schema/columns.ts'
import type { OrdersOfEachKind, Violations } from '#tests/support/integrity/violations.ts'

/** The history of a parcel says that its vendor moved it from one day to another. */
const movedDay = (orderId: string, from: string, to: string) =>
  `insert into order_events (id, order_id, parcel_id, kind, actor, from_status, to_status)
   select '${newId()}', order_id, id, 'day', 'vendor', ${from}, ${to} from parcels
   where order_id = '${orderId}' order by id limit 1`

/** Against the days of parcels, and what is told of them. */
export const dayViolations = (ids: OrdersOfEachKind): Violations => ({
  day_as_told: [
    () => [movedDay(ids.cash, 'planned_on::text', '(planned_on + 1)::text')],
    () => [
      movedDay(ids.cash, "'2026-01-01'", 'planned_on::text'),
      movedDay(ids.cash, "'2026-01-02'", 'planned_on::text'),
    ],
  ],
  day_moved_before_shipping: [() => [movedDay(ids.handed, "'2026-01-01'", 'planned_on::text')]],
  day_not_before_order: [
    () => [`update parcels set planned_on = created_at - interval '1 day' where order_id = '${ids.cash}'`],
    () => [`update parcels set planned_on = created_at + interval '62 days' where order_id = '${ids.cash}'`],
  ],
})

/** Against what is said of codes and deliveries, and of what was missing. */
export const deliveryViolations = (ids: OrdersOfEachKind): Violations => ({
  code_while_under_way: [
    () => [
      `delete from delivery_codes where parcel_id in (select id from parcels where order_id = '${ids.paid}')`,
    ],
    () => [
      `update delivery_codes set code = '1234' where parcel_id in (select id from parcels where order_id = '${ids.cash}')`,
    ],
  ],
  delivery_is_proven_or_not: [
    () => [`update parcels set delivered_with = 'code' where order_id = '${ids.cash}'`],
    () => [
      `update parcels set delivered_with = null where order_id = '${ids.handed}' and delivered_with = 'code'`,
    ],
  ],
  locked_code_proves_nothing: [
    () => [
      `update delivery_codes set wrong_tries = 5 where parcel_id in (
        select id from parcels where order_id = '${ids.handed}' and delivered_with = 'code')`,
    ],
    () => [
      'alter table delivery_codes drop constraint delivery_codes_wrong_tries',
      'update delivery_codes set wrong_tries = 6',
    ],
  ],
  empty_parcel_is_cancelled: [() => [`update parcels set subtotal = 0 where order_id = '${ids.cash}'`]],
  missing_is_told: [
    () => [`update order_items set missing = missing + 1 where order_id = '${ids.cash}'`],
    () => [`delete from order_events where kind = 'items' and order_id = '${ids.lacking}'`],
  ],
  missing_was_paid_back: [
    () => [`delete from refunds where order_id = '${ids.lackingPaid}'`],
    () => [`update refunds set amount = amount - 5 where order_id = '${ids.lackingPaid}'`],
    () => [
      `update refunds set shortage_id = (select id from order_events where kind = 'items' and order_id = '${ids.lacking}')
       where order_id = '${ids.lackingPaid}'`,
    ],
  ],
})
