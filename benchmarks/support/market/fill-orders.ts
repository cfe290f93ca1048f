import type pg from 'pg'
import { withoutTriggers } from '../without-triggers.ts'
import {
  CUSTOMERS,
  orderEventId,
  orderId,
  PRODUCTS_PER_VENDOR,
  parcelId,
  paymentId,
  productId,
  refundId,
  userId,
  VENDORS,
  vendorId,
} from './ids.ts'

const SECONDS_OF_TWO_YEARS = 2 * 365 * 86_400

/**
 * Two years of orders, in plain SQL: each of one vendor and one or two of its products, half of them paid online, most
 * delivered, those of more than two weeks paid out to their vendors month by month, cancelled ones given back. Of the history of
 * each stands how it ended and was paid. Nobody is told of it.
 */
export async function fillOrders(pool: pg.Pool, orders: number): Promise<void> {
  await withoutTriggers(pool, { parcels: 'parcels_announce' }, () => writeOrders(pool, orders))
  await pool.query('analyze')
  await carryIntoLedger(pool)
}

async function writeOrders(pool: pg.Pool, orders: number): Promise<void> {
  const secondsApart = Math.round(SECONDS_OF_TWO_YEARS / orders)
  /** The latest ones are under way. */
  const open = Math.round(orders / 200)
  await pool.query(`
    create temporary table story as
    select n, ${orderId('n')} as order_id, ${parcelId('n')} as parcel_id, ${vendorId(`1 + n::bigint * 7919 % ${VENDORS}`)} as vendor_id,
      1 + n::bigint * 7919 % ${VENDORS} as vendor, n / ${VENDORS} as of_vendor,
      n % 7 < 4 as is_online, 1000 + n % 90 * 100 as amount, now() - (${orders} - n) * interval '${secondsApart} seconds' as at,
      (case when n % 49 = 7 then 'cancelled' when n > ${orders - open} then 'confirmed' else 'delivered' end)::order_status as status,
      (case when n % 7 < 4 or n <= ${orders - open} and n % 49 <> 7 then 'completed' else 'pending' end)::payment_status as paid
    from generate_series(1, ${orders}) as n`)
  await pool.query(`
    insert into orders (id, customer_id, total, status, payment_method, payment_status, directions, created_at)
    select order_id, ${userId(`${VENDORS + 1} + n % ${CUSTOMERS}`)}, amount, status,
      case when is_online then 'cinetpay' else 'cash_on_delivery' end, paid, 'Cocody, Abidjan', at from story`)
  await pool.query(`
    insert into parcels (id, order_id, vendor_id, status, payment_status, subtotal, created_at)
    select parcel_id, order_id, vendor_id, status, paid, amount, at from story`)
  // The first product turns; each fourth order has another one beside it.
  const [first, second] = ['of_vendor', '(of_vendor + 1 + of_vendor / 10 % 9)'].map(nth =>
    productId('vendor', `${nth} % ${PRODUCTS_PER_VENDOR}`),
  )
  await pool.query(`
    insert into order_items (id, order_id, parcel_id, product_id, product_name, quantity, price)
    select gen_random_uuid(), order_id, parcel_id, ${first}, 'Produit', 5, case when n % 4 = 0 then 100 else amount / 5 end from story
    union all select gen_random_uuid(), order_id, parcel_id, ${second}, 'Produit', 1, amount - 500 from story where n % 4 = 0`)
  // Of its history, what figures and problems ask for.
  await pool.query(`
    insert into order_events (id, order_id, parcel_id, kind, actor, from_status, to_status, created_at)
    select ${orderEventId('n * 2')}, order_id, parcel_id, 'status'::order_event_kind, 'vendor'::actor, 'pending', status::text, at from story
    union all select ${orderEventId('n * 2 + 1')}, order_id, parcel_id, 'payment', 'system', 'pending', paid::text, at
    from story where paid <> 'pending'`)
  await pool.query(`
    insert into payments (id, order_id, transaction_id, amount, provider, provider_api, status, settled_at)
    select ${paymentId('n')}, order_id, 'AMIC-BANC-' || n, amount, 'cinetpay', 'v2', 'ACCEPTED', at from story where is_online`)
  await pool.query(`
    insert into refunds (id, order_id, payment_id, parcel_id, amount, reason, status, reference, settled_at)
    select ${refundId('n')}, order_id, ${paymentId('n')}, parcel_id, amount, 'Annulée', 'done', 'VIR', at from story
    where is_online and status = 'cancelled'`)
  await pool.query(`
    with months as (
      select vendor_id, date_trunc('month', at) as month, sum(amount) as amount, array_agg(parcel_id order by n) as parcels, array_agg(amount order by n) as amounts
      from story where is_online and status = 'delivered' and at < now() - interval '14 days' group by 1, 2
    ), made as (
      insert into payouts (id, vendor_id, amount, reference, created_at)
      select gen_random_uuid(), vendor_id, amount, 'VIR-' || month, month + interval '1 month' from months
      returning id, vendor_id, reference
    )
    insert into payout_parcels (parcel_id, amount, payout_id)
    select unnest(parcels), unnest(amounts), made.id from made join months on made.vendor_id = months.vendor_id and reference = 'VIR-' || month`)
}

/** The balance of each transaction is looked at together with all others. */
async function carryIntoLedger(pool: pg.Pool): Promise<void> {
  const balancing = {
    ledger_transactions: 'ledger_transactions_balanced',
    ledger_postings: 'ledger_postings_balanced',
  }
  await withoutTriggers(pool, balancing, async () => {
    await pool.query('select carry_into_ledger()')
    const { rowCount } = await pool.query(`
      select from ledger_transactions left join ledger_postings on transaction_id = id
      group by id having coalesce(sum(amount), 1) <> 0 limit 1`)
    if (rowCount !== 0) throw new Error('the ledger is not balanced')
  })
}
