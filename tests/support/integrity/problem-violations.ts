import type { OrdersOfEachKind, Violations } from '#tests/support/integrity/violations.ts'

const problemOf = (orderId: string) =>
  `(select id from problems where order_id = '${orderId}' and status = 'refunded')`

/** What the database refuses by itself is let pass, so that the integrity checks have to find it. */
const disableTriggers = [
  'alter table problems disable trigger problems_said_once',
  'alter table problem_items disable trigger problem_items_within_cost',
]

/** Against what is said of problems, and given back for them. */
export const problemViolations = (ids: OrdersOfEachKind): Violations => ({
  problem_of_its_parcel: [
    () => [`delete from problem_items where problem_id = ${problemOf(ids.sentOn)}`],
    () => [`update problem_items set quantity = 1000`],
    () => [
      `update problem_items set order_item_id = (
        select id from order_items where order_id = '${ids.cash}' order by id limit 1) where problem_id = ${problemOf(ids.sentOn)}`,
    ],
  ],
  problem_is_refunded: [
    () => [...disableTriggers, `update problems set amount = amount + 5 where id = ${problemOf(ids.sentOn)}`],
    () => [`delete from refunds where problem_id = ${problemOf(ids.sentOn)}`],
    () => [`update refunds set amount = amount - 5 where problem_id = ${problemOf(ids.handed)}`],
    () => [...disableTriggers, `update problem_items set refunded = refunded - 5 where refunded > 0`],
  ],
  problem_of_paid_delivery: [
    () => [`update parcels set status = 'shipped', delivered_with = null where order_id = '${ids.handed}'`],
  ],
  problems_within_cost: [
    () => [
      ...disableTriggers,
      `update problem_items set refunded = 1000000 where problem_id = ${problemOf(ids.handed)}`,
    ],
  ],
})
