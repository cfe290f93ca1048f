import type { OrdersOfEachKind, Violations } from '#tests/support/integrity/violations.ts'

/** Against the figures that are kept of orders, products and sales. */
export const keptFigureViolations = (ids: OrdersOfEachKind): Violations => ({
  kept_order_counts: [
    () => [`update order_counts set count = count + 1`],
    () => [`update order_counts set day = day - 1000`],
    () => [`insert into order_count_changes select * from order_counts`],
    () => [`update orders set status = 'shipped' where id = '${ids.paid}'`],
  ],
  kept_product_counts: [
    () => [`update product_counts set count = count + 1`],
    () => [`insert into product_count_changes select * from product_counts`],
  ],
  kept_category_sales: [
    () => [`update kept_category_sales set revenue = revenue + 5 where period = 'all'`],
    () => [`update kept_category_sales set count = count - 1 where period = 'month'`],
    () => [`delete from kept_category_sales where period = 'year'`],
  ],
  kept_sales: [
    () => [`update kept_sales set revenue = revenue + 5 where subject = 'vendor' and period = 'all'`],
    () => [`update kept_sales set count = count - 1 where subject = 'product' and period = 'month'`],
    () => [`delete from kept_sales where period = 'year'`],
    () => [`update kept_periods set since = since + 400 where period = 'year'`],
    () => [
      `insert into sale_changes select current_date, subject, subject_id, count, revenue from kept_sales where period = 'all'`,
    ],
    () => [`update parcels set payment_status = 'pending' where order_id = '${ids.handed}'`],
    () => [`update order_items set quantity = quantity + 1 where order_id = '${ids.handed}'`],
    () => [
      `update parcels set created_at = created_at - interval '40 days' where order_id = '${ids.handed}'`,
    ],
  ],
})
