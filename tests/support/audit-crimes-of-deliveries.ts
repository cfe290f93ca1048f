import type { Crimes, OrdersOfEachKind } from '#tests/support/audit-crimes.ts'

/** Against what is said of codes and deliveries, and of what was missing. */
export const againstDeliveries = (ids: OrdersOfEachKind): Crimes => ({
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
