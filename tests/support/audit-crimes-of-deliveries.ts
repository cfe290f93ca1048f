import type { Crimes, OrdersOfEachKind } from '#tests/support/audit-crimes.ts'

/** Against what is said of codes and of deliveries. */
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
})
